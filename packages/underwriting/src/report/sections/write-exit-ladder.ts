import { exitLadder } from '../../analysis/exit-ladder.ts';
import type { ReportDraft } from '../../draft/report-draft.ts';
import * as figureTerms from '../../standard-terms/figure-standard-terms.ts';
import { standard, term } from '../../terms/term.ts';
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
    standard(figureTerms.exitPrice, 'JPY', {
      definition:
        'The exit methods in each year: the cap rate rises with age, comparable sales and cost follow the price level. A reference, not a forecast.',
    }),
  );
  row(
    'sale_costs',
    rungs.map((rung) => rung.exit.saleCosts),
    'brokerage cap + stamp tax + other costs',
    [id('price'), 'assumptions.sale_other_costs'],
    standard(figureTerms.sellingCosts, 'JPY', { definition: 'Brokerage, stamp tax and other costs of the exit.' }),
  );
  row(
    'loan_balance',
    rungs.map((rung) => rung.exit.loanBalance),
    'loan balance at year end',
    loan,
    standard(figureTerms.loanBalance, 'JPY', { definition: 'Repaid from the sale.' }),
  );
  row(
    'gain',
    rungs.map((rung) => rung.gain),
    ofCompany ? 'exit price − book value − selling costs' : 'exit price − book value − brokerage and stamp tax of the sale',
    [id('price'), id('sale_costs'), 'assumptions.sale_other_costs', 'tax.building_cost', 'tax.depreciation', 'split.land'],
    term('Taxable gain', '譲渡益', 'JPY', 'Past depreciation increases the gain.'),
  );
  row(
    'gains_tax',
    rungs.map((rung) => rung.gainsTax),
    ofCompany
      ? 'corporate tax with the gain − corporate tax without it'
      : 'gain × rate; the long-term rate from the sixth calendar year on',
    [id('gain'), ...(ofCompany ? ['tax_schedule.taxable_income'] : [])],
    standard(figureTerms.gainsTax, 'JPY', {
      definition: ofCompany
        ? 'Corporate tax on sale, with the company’s other income and losses carried forward; negative means tax savings.'
        : 'The lower long-term rate applies if held more than five years on Jan 1 of the year of sale.',
    }),
  );
  row(
    'net_after_tax',
    rungs.map((rung) => rung.netAfterTax),
    'exit price − selling costs − loan balance − tax',
    [id('price'), id('sale_costs'), id('loan_balance'), id('gains_tax')],
    term('Net sale proceeds, after tax', '税引後手取り', 'JPY', 'Exit price − selling costs − loan balance − tax.'),
  );
  row(
    'multiple',
    rungs.map((rung) => rung.multiple),
    'all cash received after tax ÷ all cash contributed',
    [id('net_after_tax'), 'equity.initial', 'long_term.atcf'],
    term(
      'Equity multiple, after tax',
      '自己資本倍率',
      'ratio',
      'Total cash received ÷ total cash contributed. Equity and each year’s shortfall are contributions; above 1.00× more is received than contributed.',
    ),
  );
  row(
    'irr',
    rungs.map((rung) => percent(rung.irr.value)),
    'IRR before tax of a sale in that year',
    [id('price'), id('sale_costs'), id('loan_balance'), 'equity.initial', 'long_term.btcf'],
    term('IRR before tax', '税引前IRR', 'percent', 'Not available if no single rate exists.'),
  );
  row(
    'irr_after_tax',
    rungs.map((rung) => percent(rung.irrAfterTax.value)),
    'IRR after tax of a sale in that year',
    [id('net_after_tax'), 'equity.initial', 'long_term.atcf'],
    term('IRR after tax', '税引後IRR', 'percent', 'Not available if no single rate exists.'),
  );
  const best = rungs.reduce<{ year: number; multiple: number } | null>(
    (found, { exit, multiple }) =>
      multiple !== null && (found === null || multiple > found.multiple) ? { year: exit.year, multiple } : found,
    null,
  );
  ledger.computed('exit.best_multiple_year', best?.year ?? null, 'year with the highest equity multiple after tax', [id('multiple')], {
    term: term(
      'Year of highest equity multiple',
      null,
      'count',
      'Within the calculated years and under the same assumptions; not a forecast.',
    ),
    because: 'Not available: the purchase needs no equity.',
  });
  const longTerm = ofCompany ? null : (rungs.find((rung) => rung.longTerm)?.exit.year ?? null);
  ledger.computed(
    'exit.long_term_from',
    longTerm,
    'first year of sale more than five years after purchase on Jan 1',
    ['analysis.year', 'analysis.month'],
    {
      term: term(
        'Long-term tax rate from year',
        null,
        'count',
        'First year of holding in which a sale is taxed at the lower long-term rate.',
      ),
      because: ofCompany
        ? 'N/A: a company’s tax does not depend on the holding period.'
        : 'Not available: not within the calculated years.',
    },
  );
  return {
    years: rungs.map((rung) => rung.exit.year),
    columns: ['price', 'sale_costs', 'loan_balance', 'gain', 'gains_tax', 'net_after_tax', 'multiple', 'irr', 'irr_after_tax'].map(id),
  };
}
