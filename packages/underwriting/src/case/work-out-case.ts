import type { Subject } from '../facts/subject.ts';
import type { LoanTerms } from '../loan/loan-terms.ts';
import type { LoanYear } from '../loan/schedule.ts';
import { type Answer, unanswered } from '../returns/answer.ts';
import { internalRate } from '../returns/internal-rate.ts';
import { netPresentValue } from '../returns/net-present-value.ts';
import { breakEvenRatio, cashOnCash, debtServiceCoverage, grossYield, loanConstant, netYield, ratio } from '../returns/ratios.ts';
import { balanceAt, type ExitResult, exitAt, taxOnSale } from './exit.ts';
import { type EntryRate, entryRateOf } from './exit-value.ts';
import { type CashYear, holdYears, loanTermsOf, loanYearsOf } from './hold.ts';
import { operatingYear } from './operation.ts';
import { type DepreciationPlan, depreciationPlan, type TaxYear, taxYears } from './owner-tax.ts';
import { type Purchase, workOutPurchase } from './purchase.ts';
import { type Settings, settingOf } from './settings.ts';

export interface AfterTax {
  plan: DepreciationPlan;
  years: TaxYear[];
  gain: number;
  longTerm: boolean;
  gainsTax: number;
  flows: number[];
  irr: Answer;
}

export interface CaseResult {
  settings: Settings;
  purchase: Purchase;
  terms: LoanTerms | null;
  loanYears: LoanYear[];
  /** All years worked out, at least one more than the holding period. */
  allYears: CashYear[];
  /** Years of the holding period. */
  years: CashYear[];
  equity: number;
  exit: ExitResult;
  /** Rate of the market, or of this purchase, on the day of purchase. */
  entry: EntryRate;
  equityFlows: number[];
  ratios: {
    grossYield: Answer;
    noiYield: Answer;
    netYield: Answer;
    dscr: Answer;
    breakEven: Answer;
    cashOnCash: Answer;
    loanConstant: Answer;
    loanToValue: Answer;
    irr: Answer;
    multiple: Answer;
  };
  npv: number;
  afterTax: AfterTax | null;
}

export interface CaseOptions {
  /**
   * NOI yield that the income method of the sale starts from, as a ratio; the case's own when absent.
   * Scenarios pass the base case's, so that a worse rent does not also change the yield that buyers ask.
   */
  entryYield?: number;
  /** Purchase already worked out for the same price, place and loan share. */
  purchase?: Purchase;
  /** Years to project; at least the holding period and one more. */
  horizon?: number;
  withTax?: boolean;
  /** Works out only so many years and no sale: for questions about the first years, asked thousands of times. */
  firstYears?: number;
  /** Leaves out the rates of return, which take longer than all the rest. */
  withoutRates?: boolean;
}

const noEquity = unanswered('No equity is put in.');
const notAsked = unanswered('Not worked out here.');

/** Flows to the owner before tax for a sale at the end of a year: equity, yearly cash, and what the sale leaves. */
export function ownerFlows(equity: number, years: readonly CashYear[], exit: ExitResult): number[] {
  const flows = [-equity];
  for (let year = 1; year <= exit.year; year += 1) {
    const entry = years[year - 1];
    flows.push((entry?.btcf ?? 0) + (year === exit.year ? exit.netProceeds : 0));
  }
  return flows;
}

/** The same after income tax and gains tax. */
export function ownerFlowsAfterTax(equity: number, tax: readonly TaxYear[], exit: ExitResult, gainsTax: number): number[] {
  const flows = [-equity];
  for (let year = 1; year <= exit.year; year += 1)
    flows.push((tax[year - 1]?.atcf ?? 0) + (year === exit.year ? exit.netProceeds - gainsTax : 0));
  return flows;
}

function rateOf(equity: number, flows: readonly number[]): Answer {
  return equity > 0 ? internalRate(flows) : noEquity;
}

function afterTaxOf(
  subject: Subject,
  settings: Settings,
  purchase: Purchase,
  years: readonly CashYear[],
  exit: ExitResult,
  equity: number,
  withRates: boolean,
): AfterTax {
  const plan = depreciationPlan(subject, settings, purchase);
  const tax = taxYears(subject, settings, purchase, plan, years);
  const sale = taxOnSale(subject, settings, exit, plan, tax);
  const flows = ownerFlowsAfterTax(equity, tax, exit, sale.tax);
  return {
    plan,
    years: tax,
    gain: sale.gain,
    longTerm: sale.longTerm,
    gainsTax: sale.tax,
    flows,
    irr: withRates ? rateOf(equity, flows) : notAsked,
  };
}

/** One case from purchase to sale; with `withTax` also after income tax. */
export function workOutCase(subject: Subject, settings: Settings, options: CaseOptions = {}): CaseResult {
  const withRates = !options.withoutRates && options.firstYears === undefined;
  const purchase = options.purchase ?? workOutPurchase(subject, settings);
  const holding = options.firstYears ?? Math.round(settingOf(settings, 'holding_years'));
  const terms = loanTermsOf(settings, purchase.loanAmount);
  const loan = loanYearsOf(terms, options.firstYears);
  const allYears = holdYears(subject, settings, purchase, loan, options.firstYears ?? Math.max(holding + 1, options.horizon ?? 0));
  const years = allYears.slice(0, holding);
  const first = allYears[0] as CashYear;
  const { operation } = first;
  const price = purchase.price;
  // A buyer pays for the rooms let again, not for those that happen to stand empty in the first year.
  const settledYear =
    settings.firstYearRent === null ? operation : operatingYear(subject, { ...settings, firstYearRent: null }, purchase, 1);
  const entry = entryRateOf(subject, settledYear.noi, settledYear.grossPotential, price);
  const exit = exitAt(
    subject,
    settings,
    purchase.valuation,
    holding,
    allYears[holding]?.operation.noi ?? 0,
    options.entryYield ?? entry.rate,
    balanceAt(allYears, holding),
  );
  const equity = price + purchase.total - purchase.loanAmount;
  const equityFlows = ownerFlows(equity, allYears, exit);
  const received = equityFlows.slice(1).reduce((sum, flow) => sum + flow, 0);
  return {
    settings,
    purchase,
    terms,
    loanYears: loan,
    allYears,
    years,
    equity,
    exit,
    entry,
    equityFlows,
    ratios: {
      grossYield: grossYield(operation.grossPotential, price),
      noiYield: ratio(operation.noi, price, 'There is no price to divide by.'),
      netYield: netYield(operation.noi, price, purchase.total),
      dscr: debtServiceCoverage(operation.noi, first.debtService),
      breakEven: breakEvenRatio(operation.operatingExpenses, first.debtService, operation.grossPotential),
      cashOnCash: cashOnCash(first.btcf, equity),
      loanConstant: loanConstant(first.debtService, purchase.loanAmount),
      loanToValue: ratio(purchase.loanAmount, price, 'There is no price to divide by.'),
      irr: withRates ? rateOf(equity, equityFlows) : notAsked,
      multiple: equity > 0 ? ratio(received, equity, 'No equity is put in.') : noEquity,
    },
    npv: netPresentValue(settingOf(settings, 'discount_rate') / 100, equityFlows),
    afterTax: options.withTax ? afterTaxOf(subject, settings, purchase, allYears, exit, equity, withRates) : null,
  };
}
