import { exitLadder } from '../../analysis/exit-ladder.ts';
import type { ReportDraft } from '../../draft/report-draft.ts';
import type { term } from '../../terms/term.ts';
import * as texts from '../../texts/exit-ladder-texts.ts';
import * as shared from '../../texts/shared-texts.ts';
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
    texts.priceFormula,
    inputs,
    texts.price,
  );
  row(
    'sale_costs',
    rungs.map((rung) => rung.exit.saleCosts),
    shared.saleCostsFormula,
    [id('price'), 'assumptions.sale_other_costs'],
    texts.saleCosts,
  );
  row(
    'loan_balance',
    rungs.map((rung) => rung.exit.loanBalance),
    texts.loanBalanceFormula,
    loan,
    texts.loanBalance,
  );
  row(
    'gain',
    rungs.map((rung) => rung.gain),
    ofCompany ? texts.gainOfCompanyFormula : texts.gainFormula,
    [id('price'), id('sale_costs'), 'assumptions.sale_other_costs', 'tax.building_cost', 'tax.depreciation', 'split.land'],
    texts.gain,
  );
  row(
    'gains_tax',
    rungs.map((rung) => rung.gainsTax),
    ofCompany ? texts.gainsTaxOfCompanyFormula : texts.gainsTaxFormula,
    [id('gain'), ...(ofCompany ? ['tax_schedule.taxable_income'] : [])],
    texts.gainsTax(ofCompany),
  );
  row(
    'net_after_tax',
    rungs.map((rung) => rung.netAfterTax),
    texts.netAfterTaxFormula,
    [id('price'), id('sale_costs'), id('loan_balance'), id('gains_tax')],
    texts.netAfterTax,
  );
  row(
    'multiple',
    rungs.map((rung) => rung.multiple),
    texts.multipleFormula,
    [id('net_after_tax'), 'equity.initial', 'long_term.atcf'],
    texts.multiple,
  );
  row(
    'irr',
    rungs.map((rung) => percent(rung.irr.value)),
    texts.irrBeforeTaxFormula,
    [id('price'), id('sale_costs'), id('loan_balance'), 'equity.initial', 'long_term.btcf'],
    texts.irrBeforeTax,
  );
  row(
    'irr_after_tax',
    rungs.map((rung) => percent(rung.irrAfterTax.value)),
    texts.irrAfterTaxFormula,
    [id('net_after_tax'), 'equity.initial', 'long_term.atcf'],
    texts.irrAfterTax,
  );
  const best = rungs.reduce<{ year: number; multiple: number } | null>(
    (found, { exit, multiple }) =>
      multiple !== null && (found === null || multiple > found.multiple) ? { year: exit.year, multiple } : found,
    null,
  );
  ledger.computed('exit.best_multiple_year', best?.year ?? null, texts.bestMultipleYearFormula, [id('multiple')], {
    term: texts.bestMultipleYear,
    because: shared.noEquity,
  });
  const longTerm = ofCompany ? null : (rungs.find((rung) => rung.longTerm)?.exit.year ?? null);
  ledger.computed('exit.long_term_from', longTerm, texts.longTermFromFormula, ['analysis.year', 'analysis.month'], {
    term: texts.longTermFrom,
    because: ofCompany ? texts.noLongTermOfCompany : shared.notWithinYears,
  });
  return {
    years: rungs.map((rung) => rung.exit.year),
    columns: ['price', 'sale_costs', 'loan_balance', 'gain', 'gains_tax', 'net_after_tax', 'multiple', 'irr', 'irr_after_tax'].map(id),
  };
}
