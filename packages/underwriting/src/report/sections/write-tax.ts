import { deadCrossYear, negativeCashYear } from '../../case/owner-tax.ts';
import type { ReportDraft } from '../../draft/report-draft.ts';
import { term } from '../../terms/term.ts';
import type { InsightReport } from '../document/insight-report.ts';
import { loanInputs } from './loan-inputs.ts';
import { splitFigures, writeEquipment, writeSteelAlternative } from './write-depreciation.ts';
import { writeTaxSeries } from './write-tax-series.ts';
import { writeWithholding } from './write-withholding.ts';

const owners = {
  resident: 'an individual living in Japan',
  non_resident: 'an individual living abroad',
  company: 'a Japanese company of its own',
} as const;

/** Depreciation, income tax at the margin, cash after tax, and the two dead crosses. */
export function writeTax(draft: ReportDraft): InsightReport['tax'] {
  const { base, ledger, subject, settings } = draft;
  const { afterTax } = base;
  if (!afterTax) return { owner: settings.choices.owner, figures: [], projection: { years: [], columns: [] }, reading: [] };
  const { plan } = afterTax;
  const ofCompany = settings.choices.owner === 'company';
  const years = afterTax.years.slice(0, base.years.length);
  const purchase = ['financial_analysis.acquisition_costs.brokerage', 'financial_analysis.acquisition_costs.tax_settlement'];
  ledger.computed(
    'tax.building_cost',
    plan.buildingCost,
    'building’s part of the price + its share of brokerage and settlement',
    ['split.building', 'split.land', ...purchase],
    {
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
    subject.isNew
      ? 'the tax life itself, as the building is new'
      : 'life left + a fifth of the years passed, in months, cut to years, at least two',
    ['facts.legal_life', 'facts.age_years'],
    {
      term: term(
        'Life for depreciation',
        '簡便法耐用年数',
        'years',
        'Simplified method for used buildings. Not allowed when more than half of the purchase price is spent on works.',
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
    term: term(
      'Cash flow after income tax, first year',
      '税引後キャッシュフロー (ATCF)',
      'JPY/year',
      'The first year carries the purchase expenses and so little or negative tax: see later years too.',
    ),
  });
  ledger.computed('returns.atcf_year_2', years[1]?.atcf ?? null, 'the same in the second year', [series('atcf')], {
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
      term: term(
        'Tax on the gain of the sale',
        '譲渡税',
        'JPY',
        ofCompany
          ? 'A company pays it with its income of the year; how long it held does not matter. Later law may differ.'
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
      term: term('IRR after income tax', '税引後内部収益率', 'percent', 'Yearly; the first flow is not discounted.'),
      because: afterTax.irr.because,
    },
  );
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
      ...withholding.figures,
    ],
    projection: { years: years.map((entry) => entry.year), columns: [...columns, ...withholding.columns] },
    reading: [...readings(draft, dead, negative), ...withholding.reading],
  };

  function readings(current: ReportDraft, deadYear: number | null, negativeYear: number | null): string[] {
    const lines = [
      current.settings.choices.owner === 'resident'
        ? `Tax is worked out for ${owners.resident}, as what comes on top of the other income, with the rules of each year as far as they are enacted.`
        : `Tax is worked out for ${owners[current.settings.choices.owner]}, with the rules of each year as far as they are enacted.`,
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
        'Tenants that are companies must withhold 20.42 % of the rent and buyers mostly 10.21 % of the price; the tax return settles it. A tax representative is needed.',
      );
    return lines;
  }
}
