import { deadCrossYear, negativeCashYear } from '../../case/owner-tax.ts';
import { present, type ReportDraft } from '../../draft/report-draft.ts';
import { percentText, yenText } from '../../numbers/number-text.ts';
import * as owners from '../../texts/owners-texts.ts';
import * as shared from '../../texts/shared-texts.ts';
import * as texts from '../../texts/tax-texts.ts';
import type { InsightReport } from '../document/insight-report.ts';
import { loanInputs } from './loan-inputs.ts';
import { splitFigures, writeEquipment, writeSteelAlternative } from './write-depreciation.ts';
import { type OtherOwner, writeOtherOwners } from './write-owners.ts';
import { writeTaxSeries } from './write-tax-series.ts';
import { writeWithholding } from './write-withholding.ts';

/** Who keeps tax back from the rent: by the kind of tenant where it is known, both ways where it is not. */
function withholdingWords({ ledger, settled }: ReportDraft): string {
  const share = settled.get('withheld_rent_share');
  const value = share?.value ?? 0;
  if (share?.range == null || share.range[0] === share.range[1])
    return `${texts.withholdingRule} ${value === 0 ? texts.noSuchTenant : texts.suchTenantsPay(percentText(value, 0))}.`;
  return texts.tenantTypeNotStated(yenText(ledger.value('tax.withheld_rent_if_company') ?? 0));
}

/** Depreciation, income tax at the margin, cash after tax, and the two dead crosses. */
export function writeTax(draft: ReportDraft, otherOwners: readonly OtherOwner[]): InsightReport['tax'] {
  const { base, ledger, subject, settings } = draft;
  const { afterTax } = base;
  const { plan } = afterTax;
  const ofCompany = settings.choices.owner === 'company';
  const years = afterTax.years.slice(0, base.years.length);
  const purchase = ['financial_analysis.acquisition_costs.brokerage', 'financial_analysis.acquisition_costs.tax_settlement'];
  const works = present(ledger, ['financial_analysis.acquisition_costs.works']);
  ledger.computed(
    'tax.building_cost',
    plan.buildingCost,
    texts.buildingCostFormula(works.length > 0),
    ['split.building', 'split.land', ...purchase, ...works],
    {
      range: draft.splitRanges['tax.building_cost'] ?? null,
      term: texts.buildingCost,
    },
  );
  ledger.computed(
    'tax.used_life',
    plan.life,
    subject.isNew ? texts.newLifeFormula : texts.lifeFormulas[plan.lifeMethod],
    ['facts.legal_life', 'facts.age_years', ...works],
    {
      term: texts.usedLife(plan.lifeMethod === 'simplified'),
    },
  );
  ledger.computed('tax.depreciation_rate', plan.rate * 100, texts.depreciationRateFormula, ['tax.used_life'], {
    term: texts.depreciationRate,
  });
  const withEquipment = writeEquipment(draft, plan.equipment);
  ledger.computed(
    'tax.depreciation',
    plan.yearly[0] ?? 0,
    withEquipment.length > 0 ? texts.depreciationWithEquipmentFormula : texts.depreciationFormula,
    ['tax.building_cost', 'tax.depreciation_rate', ...withEquipment],
    {
      range: draft.splitRanges['tax.depreciation'] ?? null,
      term: texts.depreciation,
    },
  );
  writeSteelAlternative(draft);
  const series = writeTaxSeries(draft, years);
  const dead = deadCrossYear(base.allYears, afterTax.years);
  const negative = negativeCashYear(afterTax.years);
  ledger.computed('tax.dead_cross', dead, texts.deadCrossFormula, [...loanInputs(draft), 'tax.depreciation', 'tax.used_life'], {
    range: draft.splitRanges['tax.dead_cross'] ?? null,
    term: texts.deadCross,
    because: base.terms === null ? shared.noLoan : shared.notWithinYears,
  });
  ledger.computed('tax.negative_cash_year', negative, texts.negativeCashYearFormula, [series('atcf')], {
    term: texts.negativeCashYear,
    because: texts.noNegativeCashYear,
  });
  ledger.computed('returns.atcf', years[0]?.atcf ?? null, texts.atcfFormula, [series('atcf')], {
    range: draft.splitRanges['returns.atcf'] ?? null,
    term: texts.atcf,
  });
  ledger.computed('returns.atcf_year_2', years[1]?.atcf ?? null, texts.atcfYear2Formula, [series('atcf')], {
    range: draft.splitRanges['returns.atcf_year_2'] ?? null,
    term: texts.atcfYear2,
    because: texts.noAtcfYear2,
  });
  ledger.computed(
    'exit.gains_tax',
    afterTax.gainsTax,
    ofCompany ? texts.gainsTaxOfCompanyFormula : texts.gainsTaxFormula,
    ['exit.price', 'exit.sale_costs', 'assumptions.sale_other_costs', 'tax.building_cost', 'split.land', series('depreciation')],
    {
      range: draft.splitRanges['exit.gains_tax'] ?? null,
      term: texts.gainsTax(ofCompany, afterTax.longTerm),
    },
  );
  ledger.computed(
    'returns.irr_after_tax',
    afterTax.irr.value === null ? null : afterTax.irr.value * 100,
    texts.irrAfterTaxFormula,
    ['equity.initial', series('atcf'), 'exit.net_proceeds', 'exit.gains_tax'],
    {
      range: draft.splitRanges['returns.irr_after_tax'] ?? null,
      term: texts.irrAfterTax,
      because: afterTax.irr.because,
    },
  );
  const others = writeOtherOwners(draft, otherOwners);
  const withholding = writeWithholding(draft);
  const columns = ['depreciation', 'purchase_expenses', 'taxable_income', 'offsettable', 'income_tax', 'principal', 'atcf'].map(
    (id) => `tax_schedule.${id}`,
  );
  return {
    owner: settings.choices.owner,
    figures: [
      ...splitFigures(draft),
      'tax.building_cost',
      'tax.used_life',
      'tax.depreciation',
      ...(ledger.has('tax.equipment_cost') ? ['tax.equipment_cost'] : []),
      'returns.atcf',
      'returns.atcf_year_2',
      'tax.dead_cross',
      'tax.negative_cash_year',
      'exit.gains_tax',
      'returns.irr_after_tax',
      ...(ledger.has('tax.used_life_thin_steel') ? ['tax.used_life_thin_steel'] : []),
      ...others.figures,
      ...withholding.figures,
    ],
    projection: { years: years.map((entry) => entry.year), columns: [...columns, ...withholding.columns] },
    reading: [...readings(draft, dead, negative), ...others.reading, ...withholding.reading],
  };

  function readings(current: ReportDraft, deadYear: number | null, negativeYear: number | null): string[] {
    const lines = [
      current.settings.choices.owner === 'resident'
        ? texts.taxOverOtherIncome(owners.ownerWords.resident)
        : texts.taxUnderRules(owners.ownerWords[current.settings.choices.owner]),
    ];
    lines.push(
      base.terms === null ? texts.deadCrossWithoutLoan : deadYear === null ? texts.deadCrossNever : texts.deadCrossInYear(deadYear),
    );
    if (negativeYear !== null) lines.push(texts.cashBelowZero(negativeYear, (base.allYears[negativeYear - 1]?.prepayment ?? 0) > 0));
    lines.push(texts.yearsOfHolding);
    if (subject.structureUsed === 'LGS') lines.push(texts.lightSteel);
    if (current.settings.choices.owner === 'non_resident')
      lines.push(texts.basicDeduction, withholdingWords(current), texts.withheldAtSale, texts.taxAgent, texts.yen);
    return lines;
  }
}
