import { exitLadder } from '../../analysis/exit-ladder.ts';
import type { ReportDraft } from '../../draft/report-draft.ts';
import { term } from '../../terms/term.ts';
import type { Projection } from '../document/insight-report.ts';
import { loanInputs } from './loan-inputs.ts';

const percent = (value: number | null) => (value === null ? null : value * 100);

/** Sale at the end of every year: price, costs, payoff, tax, net, multiple and rates of return. */
export function writeExitLadder(draft: ReportDraft): Projection {
  const { ledger, base, subject } = draft;
  const rungs = exitLadder(subject, base);
  const inputs = [
    'rent.monthly_full',
    'returns.noi',
    'assumptions.rent_change',
    'assumptions.cost_growth',
    'assumptions.price_level_change',
    'exit.cap_rate',
    'exit.day_one',
  ];
  const loan = loanInputs(draft);
  const ofCompany = draft.settings.choices.owner === 'company';
  const id = (name: string) => `exit_ladder.${name}`;
  const row = (name: string, values: (number | null)[], formula: string, from: string[], label: ReturnType<typeof term>) =>
    ledger.series(id(name), values, formula, from, label);
  row(
    'price',
    rungs.map((rung) => rung.exit.price),
    'the same methods as at the end of the holding period, in each year',
    inputs,
    term(
      'Modeled exit price',
      '想定売却価格',
      'JPY',
      'The methods of the model value today, in each year: the cap rate rises with age, contracts and cost follow the price level. A reference.',
    ),
  );
  row(
    'sale_costs',
    rungs.map((rung) => rung.exit.saleCosts),
    'brokerage cap + stamp tax + other costs',
    [id('price'), 'assumptions.sale_other_costs'],
    term('Costs of the sale', '売却費用', 'JPY', 'They weigh most on an early sale.'),
  );
  row(
    'loan_balance',
    rungs.map((rung) => rung.exit.loanBalance),
    'loan left at the end of the year',
    loan,
    term('Loan left', '残債', 'JPY', 'Paid off from the sale.'),
  );
  row(
    'gain',
    rungs.map((rung) => rung.gain),
    ofCompany
      ? 'sale price − cost not yet written off − costs of the sale'
      : 'sale price − cost not yet written off − brokerage and stamp tax of the sale',
    [id('price'), id('sale_costs'), 'assumptions.sale_other_costs', 'tax.building_cost', 'tax.depreciation', 'split.land'],
    term('Gain for tax', '譲渡益', 'JPY', 'Depreciation taken makes the gain larger.'),
  );
  row(
    'gains_tax',
    rungs.map((rung) => rung.gainsTax),
    ofCompany ? 'tax of the company with the gain − tax without it' : 'gain × rate; the long-term rate from the sixth calendar year on',
    [id('gain'), ...(ofCompany ? ['tax_schedule.taxable_income'] : [])],
    term(
      'Tax on the gain',
      '譲渡税',
      'JPY',
      ofCompany
        ? 'With the company’s other income of the year and its losses carried forward.'
        : 'Step at the five-year rule: more than five years on 1 January of the year of sale.',
    ),
  );
  row(
    'net_after_tax',
    rungs.map((rung) => rung.netAfterTax),
    'sale price − costs − loan − tax',
    [id('price'), id('sale_costs'), id('loan_balance'), id('gains_tax')],
    term('Left after tax', '税引後手取り', 'JPY', 'Cash from the sale.'),
  );
  row(
    'multiple',
    rungs.map((rung) => rung.multiple),
    'all cash received after tax ÷ all cash contributed',
    [id('net_after_tax'), 'equity.initial', 'long_term.atcf'],
    term(
      'Equity multiple after tax',
      '自己資本倍率',
      'ratio',
      'Equity and each year’s shortfall are contributions. Above 1.0 more comes back than was contributed.',
    ),
  );
  row(
    'irr',
    rungs.map((rung) => percent(rung.irr.value)),
    'rate of return before tax of a sale in that year',
    [id('price'), id('sale_costs'), id('loan_balance'), 'equity.initial', 'long_term.btcf'],
    term('IRR before tax', '税引前IRR', 'percent', 'Empty where no rate exists.'),
  );
  row(
    'irr_after_tax',
    rungs.map((rung) => percent(rung.irrAfterTax.value)),
    'rate of return after tax of a sale in that year',
    [id('net_after_tax'), 'equity.initial', 'long_term.atcf'],
    term('IRR after tax', '税引後IRR', 'percent', 'Empty where no rate exists.'),
  );
  const best = rungs.reduce<{ year: number; multiple: number } | null>(
    (found, { exit, multiple }) =>
      multiple !== null && (found === null || multiple > found.multiple) ? { year: exit.year, multiple } : found,
    null,
  );
  ledger.computed('exit.best_multiple_year', best?.year ?? null, 'year with the highest equity multiple after tax', [id('multiple')], {
    term: term(
      'Holding year with the highest multiple',
      null,
      'count',
      'Within the years worked out and under the same assumptions; not a forecast.',
    ),
    because: 'No equity is put in.',
  });
  const longTerm = ofCompany ? null : (rungs.find((rung) => rung.longTerm)?.exit.year ?? null);
  ledger.computed(
    'exit.long_term_from',
    longTerm,
    'first year of sale more than five years after purchase on 1 January',
    ['analysis.year', 'analysis.month'],
    {
      term: term('Long-term tax rate from holding year', null, 'count', 'First year of holding whose sale is taxed at the long-term rate.'),
      because: ofCompany ? 'A company is taxed alike however long it held.' : 'Not within the years worked out.',
    },
  );
  return {
    years: rungs.map((rung) => rung.exit.year),
    columns: ['price', 'sale_costs', 'loan_balance', 'gain', 'gains_tax', 'net_after_tax', 'multiple', 'irr', 'irr_after_tax'].map(id),
  };
}
