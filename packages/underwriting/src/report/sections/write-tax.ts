import { type DepreciationPlan, deadCrossYear, negativeCashYear } from '../../case/owner-tax.ts';
import { present, type ReportDraft } from '../../draft/report-draft.ts';
import { percentText, yenText } from '../../numbers/number-text.ts';
import * as figureTerms from '../../standard-terms/figure-standard-terms.ts';
import { standard, term } from '../../terms/term.ts';
import type { InsightReport } from '../document/insight-report.ts';
import { loanInputs } from './loan-inputs.ts';
import { splitFigures, writeEquipment, writeSteelAlternative } from './write-depreciation.ts';
import { type OtherOwner, ownerWords, writeOtherOwners } from './write-owners.ts';
import { writeTaxSeries } from './write-tax-series.ts';
import { writeWithholding } from './write-withholding.ts';

/** Who keeps tax back from the rent: by the kind of tenant where it is known, both ways where it is not. */
function withholdingWords({ ledger, settled }: ReportDraft): string {
  const rule =
    'Corporate tenants, sublease operators and business tenants withhold 20.42% of the rent; an individual renting a home withholds nothing.';
  const share = settled.get('withheld_rent_share');
  const value = share?.value ?? 0;
  if (share?.range == null || share.range[0] === share.range[1])
    return `${rule} ${value === 0 ? 'No such tenant is stated' : `Such tenants pay ${percentText(value, 0)} of the rent`}.`;
  return `${rule} The tenant type is not stated: withholding is zero with individuals and ${yenText(ledger.value('tax.withheld_rent_if_company') ?? 0)} in year 1 with companies only.`;
}

const lifeFormulas: Record<DepreciationPlan['lifeMethod'], string> = {
  simplified: 'remaining life + 20% of the age, in months, rounded down to years, at least two',
  estimate:
    'works rule out the simplified method: cost ÷ (cost without works ÷ simplified life + works ÷ statutory life), rounded down to years (折衷法, 耐用年数通達1-5-6)',
  legal: 'statutory useful life, as works cost more than half of a new building',
};

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
    `building allocation + its share of brokerage fee and tax proration${works.length > 0 ? ' + works at purchase' : ''}`,
    ['split.building', 'split.land', ...purchase, ...works],
    {
      range: draft.splitRanges['tax.building_cost'] ?? null,
      term: term(
        'Tax cost of the building',
        '建物の取得価額',
        'JPY',
        'Depreciable amount. Registration, acquisition and stamp taxes are expensed in year 1 instead.',
      ),
    },
  );
  ledger.computed(
    'tax.used_life',
    plan.life,
    subject.isNew ? 'statutory useful life, as the building is new' : lifeFormulas[plan.lifeMethod],
    ['facts.legal_life', 'facts.age_years', ...works],
    {
      term: standard(figureTerms.depreciationPeriod, 'years', {
        ...(plan.lifeMethod === 'simplified' ? {} : { ja: '耐用年数' }),
        definition:
          'Useful life for a used building under the simplified method (耐用年数省令3条). If works exceed half of the building’s cost, the life is estimated; above half of the replacement cost, the statutory life applies.',
      }),
    },
  );
  ledger.computed('tax.depreciation_rate', plan.rate * 100, '1 ÷ depreciation period, rounded up at the third decimal', ['tax.used_life'], {
    term: term('Straight-line rate', '定額法償却率', 'percent', 'Share of the tax cost depreciated in a full year.'),
  });
  const withEquipment = writeEquipment(draft, plan.equipment);
  ledger.computed(
    'tax.depreciation',
    plan.yearly[0] ?? 0,
    withEquipment.length > 0
      ? '(tax cost − equipment) × rate + equipment × its rate, each rounded down to ¥1'
      : 'tax cost × rate, rounded down to ¥1',
    ['tax.building_cost', 'tax.depreciation_rate', ...withEquipment],
    {
      range: draft.splitRanges['tax.depreciation'] ?? null,
      term: term(
        'Annual depreciation',
        '減価償却費',
        'JPY/year',
        'Depreciation of each full year until ¥1 is left. It lowers tax and is not a cash cost.',
      ),
    },
  );
  writeSteelAlternative(draft);
  const series = writeTaxSeries(draft, years);
  const dead = deadCrossYear(base.allYears, afterTax.years);
  const negative = negativeCashYear(afterTax.years);
  ledger.computed(
    'tax.dead_cross',
    dead,
    'first year in which principal repaid exceeds depreciation',
    [...loanInputs(draft), 'tax.depreciation', 'tax.used_life'],
    {
      range: draft.splitRanges['tax.dead_cross'] ?? null,
      term: standard(figureTerms.deadCross, 'count'),
      because: base.terms === null ? 'N/A: there is no loan.' : 'Not available: not within the calculated years.',
    },
  );
  ledger.computed('tax.negative_cash_year', negative, 'first year with cash flow after tax below zero', [series('atcf')], {
    term: term(
      'First year of negative cash flow',
      'デッドクロス (税引後CF基準)',
      'count',
      'First year with cash flow after tax below zero, another common meaning of dead cross.',
    ),
    because: 'Not available: cash flow after tax is zero or above in all calculated years.',
  });
  ledger.computed('returns.atcf', years[0]?.atcf ?? null, 'cash flow before tax − income tax, first year', [series('atcf')], {
    range: draft.splitRanges['returns.atcf'] ?? null,
    term: term(
      'Cash flow after tax, year 1',
      '税引後キャッシュフロー (ATCF)',
      'JPY/year',
      'Year 1 deducts closing costs, so its tax is lower than in later years.',
    ),
  });
  ledger.computed('returns.atcf_year_2', years[1]?.atcf ?? null, 'the same in the second year', [series('atcf')], {
    range: draft.splitRanges['returns.atcf_year_2'] ?? null,
    term: term(
      'Cash flow after tax, year 2',
      '税引後キャッシュフロー (2年目)',
      'JPY/year',
      'Without the closing costs deducted in year 1.',
    ),
    because: 'N/A: the holding period ends before.',
  });
  ledger.computed(
    'exit.gains_tax',
    afterTax.gainsTax,
    ofCompany
      ? 'corporate tax with (exit price − book value − selling costs) − corporate tax without it'
      : 'tax on (exit price − book value − brokerage and stamp tax of the sale)',
    ['exit.price', 'exit.sale_costs', 'assumptions.sale_other_costs', 'tax.building_cost', 'split.land', series('depreciation')],
    {
      range: draft.splitRanges['exit.gains_tax'] ?? null,
      term: term(
        ofCompany ? 'Corporate tax on sale' : 'Capital gains tax',
        '譲渡税',
        'JPY',
        ofCompany
          ? 'Corporate tax on the exit gain; negative means tax savings. Later law may differ.'
          : `${afterTax.longTerm ? 'Long-term rate: held more than five years on Jan 1 of the year of sale.' : 'Short-term rate: held five years or less on Jan 1 of the year of sale.'} Later law may differ.`,
      ),
    },
  );
  ledger.computed(
    'returns.irr_after_tax',
    afterTax.irr.value === null ? null : afterTax.irr.value * 100,
    'rate at which equity, cash flow after tax and sale after tax have an NPV of zero',
    ['equity.initial', series('atcf'), 'exit.net_proceeds', 'exit.gains_tax'],
    {
      range: draft.splitRanges['returns.irr_after_tax'] ?? null,
      term: term('IRR, after tax', '税引後内部収益率', 'percent', 'Annual; the first cash flow is not discounted.'),
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
        ? `Tax is calculated for ${ownerWords.resident} as the increase over tax on other income, under the enacted rules of each year.`
        : `Tax is calculated for ${ownerWords[current.settings.choices.owner]} under the enacted rules of each year.`,
    ];
    lines.push(
      base.terms === null
        ? 'Dead cross: N/A, because there is no loan.'
        : deadYear === null
          ? 'Principal stays below depreciation in all calculated years, so there is no dead cross.'
          : `Dead cross is in year ${deadYear}: from then, principal exceeds depreciation and tax takes more of the cash flow.`,
    );
    if (negativeYear !== null)
      lines.push(
        `Cash flow after tax first falls below zero in year ${negativeYear}${base.allYears[negativeYear - 1]?.prepayment ? ', the year of the prepayment' : ''}.`,
      );
    lines.push(
      'Years are years of holding, 12 months each from the purchase. The tax return of the first calendar year covers only its months.',
    );
    if (subject.structureUsed === 'LGS') lines.push('For light steel the depreciation period depends on member thickness; both are shown.');
    if (current.settings.choices.owner === 'non_resident')
      lines.push(
        'The basic deduction a non-resident owner may claim is left out, so the tax shown is on the high side.',
        withholdingWords(current),
        'At the sale the buyer withholds 10.21% of the price, unless an individual buys it as their own home for at most ¥100,000,000.',
        'A tax agent (納税管理人) in Japan receives tax office letters and files the return between Feb 16 and Mar 15 of the next year; excess withholding is refunded one to two months later.',
        'Rent, loan and tax are in yen: if the yen falls 10% against your currency, your cash flow in that currency falls 10%.',
      );
    return lines;
  }
}
