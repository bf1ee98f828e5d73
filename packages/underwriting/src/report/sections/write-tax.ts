import { type DepreciationPlan, deadCrossYear, negativeCashYear } from '../../case/owner-tax.ts';
import { present, type ReportDraft } from '../../draft/report-draft.ts';
import { decimals, grouped } from '../../numbers/number-text.ts';
import { term } from '../../terms/term.ts';
import type { InsightReport } from '../document/insight-report.ts';
import { loanInputs } from './loan-inputs.ts';
import { splitFigures, writeEquipment, writeSteelAlternative } from './write-depreciation.ts';
import { type OtherOwner, ownerWords, writeOtherOwners } from './write-owners.ts';
import { writeTaxSeries } from './write-tax-series.ts';
import { writeWithholding } from './write-withholding.ts';

/** Who keeps tax back from the rent: by the kind of tenant where it is known, both ways where it is not. */
function withholdingWords({ ledger, settled }: ReportDraft): string {
  const rule =
    'Companies, sub-lease operators and business tenants keep back 20.42 % of the rent; a person who lives there keeps back nothing.';
  const share = settled.get('withheld_rent_share');
  const value = share?.value ?? 0;
  if (share?.range == null || share.range[0] === share.range[1])
    return `${rule} Here ${value === 0 ? 'no tenant is known to do so' : `${decimals(value, 0)} % of the rent is paid by such tenants`}.`;
  return `${rule} The kind of tenant is not known: with persons nothing is kept back, with companies alone ${grouped(ledger.value('tax.withheld_rent_if_company') ?? 0)} yen in the first year.`;
}

const lifeFormulas: Record<DepreciationPlan['lifeMethod'], string> = {
  simplified: 'life left + a fifth of the years passed, in months, cut to years, at least two',
  estimate:
    'works bar the simplified life: cost ÷ (cost without works ÷ simplified life + works ÷ tax life), rounded down to years (折衷法, 耐用年数通達1-5-6)',
  legal: 'the tax life itself, as works cost more than half of what a new building would',
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
    `building’s part of the price + its share of brokerage and settlement${works.length > 0 ? ' + works at purchase' : ''}`,
    ['split.building', 'split.land', ...purchase, ...works],
    {
      range: draft.splitRanges['tax.building_cost'] ?? null,
      term: term(
        'Cost of the building for tax',
        '建物の取得価額',
        'JPY',
        'What is written off. Registration, acquisition and stamp taxes are expensed in the first year instead.',
      ),
    },
  );
  ledger.computed(
    'tax.used_life',
    plan.life,
    subject.isNew ? 'the tax life itself, as the building is new' : lifeFormulas[plan.lifeMethod],
    ['facts.legal_life', 'facts.age_years', ...works],
    {
      term: term(
        'Life for depreciation',
        plan.lifeMethod === 'simplified' ? '簡便法耐用年数' : '耐用年数',
        'years',
        'Simplified method for used buildings (耐用年数省令3条). Works above half of the building’s cost bar it: then the life is estimated, above half of the replacement cost the statutory one counts.',
      ),
    },
  );
  ledger.computed('tax.depreciation_rate', plan.rate * 100, '1 ÷ life, rounded up at the third decimal', ['tax.used_life'], {
    term: term('Straight-line rate', '定額法償却率', 'percent', 'Share of the cost written off in a full year.'),
  });
  const withEquipment = writeEquipment(draft, plan.equipment);
  ledger.computed(
    'tax.depreciation',
    plan.yearly[0] ?? 0,
    withEquipment.length > 0 ? '(cost − equipment) × rate + equipment × its rate, each cut to the yen' : 'cost × rate, cut to the yen',
    ['tax.building_cost', 'tax.depreciation_rate', ...withEquipment],
    {
      range: draft.splitRanges['tax.depreciation'] ?? null,
      term: term(
        'Depreciation of a year',
        '減価償却費',
        'JPY/year',
        'Written off each full year until one yen is left. It lowers tax and costs no cash.',
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
    'first year in which principal repaid is more than depreciation',
    [...loanInputs(draft), 'tax.depreciation', 'tax.used_life'],
    {
      range: draft.splitRanges['tax.dead_cross'] ?? null,
      term: term(
        'Dead cross',
        'デッドクロス',
        'count',
        'Year of holding from which more principal is repaid than written off: tax falls due on money that went to the lender. Some print it the other way round, which is wrong.',
      ),
      because: base.terms === null ? 'There is no loan, so no principal is repaid.' : 'It does not come within the years worked out.',
    },
  );
  ledger.computed('tax.negative_cash_year', negative, 'first year with cash after tax below zero', [series('atcf')], {
    term: term('First year with negative cash after tax', 'デッドクロス (税引後CF基準)', 'count', 'The popular sense of the dead cross.'),
    because: 'Cash after tax stays at or above zero in the years worked out.',
  });
  ledger.computed('returns.atcf', years[0]?.atcf ?? null, 'cash flow before tax − income tax, first year', [series('atcf')], {
    range: draft.splitRanges['returns.atcf'] ?? null,
    term: term(
      'Cash flow after income tax, first year',
      '税引後キャッシュフロー (ATCF)',
      'JPY/year',
      'The first year carries the purchase expenses and so little or negative tax: see later years too.',
    ),
  });
  ledger.computed('returns.atcf_year_2', years[1]?.atcf ?? null, 'the same in the second year', [series('atcf')], {
    range: draft.splitRanges['returns.atcf_year_2'] ?? null,
    term: term(
      'Cash flow after income tax, second year',
      '税引後キャッシュフロー (2年目)',
      'JPY/year',
      'Without the purchase expenses of the first year.',
    ),
    because: 'The holding period ends before.',
  });
  ledger.computed(
    'exit.gains_tax',
    afterTax.gainsTax,
    ofCompany
      ? 'tax of the company with sale price − cost not yet written off − costs of the sale, less its tax without them'
      : 'tax on sale price − cost not yet written off − brokerage and stamp tax of the sale',
    ['exit.price', 'exit.sale_costs', 'assumptions.sale_other_costs', 'tax.building_cost', 'split.land', series('depreciation')],
    {
      range: draft.splitRanges['exit.gains_tax'] ?? null,
      term: term(
        'Tax on the gain of the sale',
        '譲渡税',
        'JPY',
        ofCompany
          ? 'A company pays it with its income of the year; how long it held does not matter. Below zero, a loss on the sale takes that much off its tax. Later law may differ.'
          : `${afterTax.longTerm ? 'Long-term: held for more than five years on 1 January of the year of sale.' : 'Short-term: held for five years or less on 1 January of the year of sale.'} Later law may differ.`,
      ),
    },
  );
  ledger.computed(
    'returns.irr_after_tax',
    afterTax.irr.value === null ? null : afterTax.irr.value * 100,
    'rate at which equity, cash after tax and the sale after tax have a net present value of zero',
    ['equity.initial', series('atcf'), 'exit.net_proceeds', 'exit.gains_tax'],
    {
      range: draft.splitRanges['returns.irr_after_tax'] ?? null,
      term: term('IRR after income tax', '税引後内部収益率', 'percent', 'Yearly; the first flow is not discounted.'),
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
        ? `Tax is worked out for ${ownerWords.resident}, as what comes on top of the other income, with the rules of each year as far as they are enacted.`
        : `Tax is worked out for ${ownerWords[current.settings.choices.owner]}, with the rules of each year as far as they are enacted.`,
    ];
    lines.push(
      base.terms === null
        ? 'There is no loan, so no principal is repaid and a dead cross does not arise.'
        : deadYear === null
          ? 'Principal repaid stays below depreciation in the years worked out.'
          : `From year ${deadYear} on more principal is repaid than depreciation is written off, so tax weighs more on the cash.`,
    );
    if (negativeYear !== null)
      lines.push(
        `Cash after tax first falls below zero in year ${negativeYear}${base.allYears[negativeYear - 1]?.prepayment ? ', the year of the prepayment' : ''}.`,
      );
    lines.push(
      'Years are years of holding, twelve months each from the purchase. The return of a first calendar year carries only its months of rent, interest and depreciation.',
    );
    if (subject.structureUsed === 'LGS')
      lines.push('For light steel the life depends on the thickness of the members; both lives are shown.');
    if (current.settings.choices.owner === 'non_resident')
      lines.push(
        'The basic deduction that an owner abroad may claim is left out, so the tax shown is rather high.',
        withholdingWords(current),
        'At the sale the buyer keeps back 10.21 % of the price, unless an individual buys it as a home of their own for at most 100 million yen.',
        'A tax agent (納税管理人) in Japan receives the letters of the tax office and files the return between 16 February and 15 March of the next year; what was kept back beyond the tax comes back one to two months after it.',
        'Rent, loan and tax are in yen: if the yen falls by a tenth against your currency, so does what is left in it.',
      );
    return lines;
  }
}
