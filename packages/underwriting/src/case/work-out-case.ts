import type { Subject } from '../facts/subject.ts';
import type { LoanTerms } from '../loan/loan-terms.ts';
import type { LoanYear } from '../loan/schedule.ts';
import { type Answer, unanswered } from '../returns/answer.ts';
import { internalRate } from '../returns/internal-rate.ts';
import { netPresentValue } from '../returns/net-present-value.ts';
import {
  breakEvenRatio,
  cashOnCash,
  debtServiceCoverage,
  equityMultiple,
  grossYield,
  loanConstant,
  netYield,
  ratio,
} from '../returns/ratios.ts';
import * as texts from '../texts/model/unavailable-texts.ts';
import { balanceAt, type ExitResult, exitAt, taxOnSale } from './exit.ts';
import { type ExitValue, exitRange, exitValue } from './exit-value.ts';
import { type CashYear, cashYears, loanTermsOf, loanYearsOf } from './hold.ts';
import { type OperatingYear, operatingYears } from './operation.ts';
import { type DepreciationPlan, depreciationPlan, type TaxYear, taxYears } from './owner-tax.ts';
import { type Purchase, workOutPurchase } from './purchase.ts';
import { firstYearRent, type Settings, settingOf } from './settings.ts';

export interface AfterTax {
  plan: DepreciationPlan;
  years: TaxYear[];
  gain: number;
  longTerm: boolean;
  gainsTax: number;
  flows: number[];
  irr: Answer;
}

export interface CaseOptions {
  /** Purchase already worked out for the same price, place and loan share. */
  purchase?: Purchase | undefined;
  /** Years of operation of a case that differs neither in income nor in operating expenses, by their number. */
  operation?: ((year: number) => OperatingYear) | undefined;
  /** Years to project; at least the holding period and one more. */
  horizon?: number;
}

const noEquity = unanswered(texts.noEquity);

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

/** Ratios of a case: those of the first year, and those of the whole holding period. */
class CaseRatios {
  #result: CaseResult;
  #irr: Answer | undefined;

  constructor(result: CaseResult) {
    this.#result = result;
  }

  get grossYield(): Answer {
    return grossYield(this.#result.first.operation.grossPotential, this.#result.purchase.price);
  }

  get noiYield(): Answer {
    return ratio(this.#result.first.operation.noi, this.#result.purchase.price, texts.noPrice);
  }

  get netYield(): Answer {
    const { first, purchase } = this.#result;
    return netYield(first.operation.noi, purchase.price, purchase.total);
  }

  get dscr(): Answer {
    const { first } = this.#result;
    return debtServiceCoverage(first.operation.noi, first.debtService);
  }

  get breakEven(): Answer {
    const { operation, debtService } = this.#result.first;
    return breakEvenRatio(operation.operatingExpenses, debtService, operation.grossPotential);
  }

  get cashOnCash(): Answer {
    return cashOnCash(this.#result.first.btcf, this.#result.equity);
  }

  get loanConstant(): Answer {
    return loanConstant(this.#result.first.debtService, this.#result.purchase.loanAmount);
  }

  get loanToValue(): Answer {
    const { loanAmount, price } = this.#result.purchase;
    return ratio(loanAmount, price, texts.noPrice);
  }

  get irr(): Answer {
    this.#irr ??= rateOf(this.#result.equity, this.#result.equityFlows);
    return this.#irr;
  }

  get multiple(): Answer {
    const { equity, equityFlows } = this.#result;
    return equity <= 0 ? noEquity : equityMultiple(equityFlows);
  }
}

/** Years worked out when they are first asked for, and kept. */
function keptByYear(workOut: (year: number) => OperatingYear): (year: number) => OperatingYear {
  const years: OperatingYear[] = [];
  return (year) => {
    years[year] ??= workOut(year);
    return years[year];
  };
}

/**
 * One case from purchase to sale, before and after income tax. A report asks for a few figures of each of some hundred cases:
 * everything is worked out when it is first asked for, and kept.
 */
export class CaseResult {
  readonly settings: Settings;
  readonly purchase: Purchase;
  readonly terms: LoanTerms | null;
  readonly equity: number;
  readonly ratios: CaseRatios;
  /** Income and operating expenses of a year, by its number. */
  readonly operation: (year: number) => OperatingYear;
  readonly #subject: Subject;
  readonly #options: CaseOptions;
  readonly #cashYear: (year: number) => CashYear;
  readonly #held: number;
  readonly #worked: CashYear[] = [];
  #loan: LoanYear[] = [];
  /** Years of the loan that are worked out. */
  #loanUpTo = 0;
  #years: CashYear[] | undefined;
  #today: ExitValue | undefined;
  #exit: ExitResult | undefined;
  #settled: OperatingYear | undefined;
  #equityFlows: number[] | undefined;
  #npv: number | undefined;
  #plan: DepreciationPlan | undefined;
  #afterTax: AfterTax | undefined;
  /** Years after income tax as far as they were asked for. */
  #taxedFirst: TaxYear[] = [];

  constructor(subject: Subject, settings: Settings, options: CaseOptions) {
    this.settings = settings;
    this.#subject = subject;
    this.#options = options;
    this.purchase = options.purchase ?? workOutPurchase(subject, settings);
    this.terms = loanTermsOf(settings, this.purchase.loanAmount);
    this.equity = this.purchase.price + this.purchase.total - this.purchase.loanAmount;
    this.#held = Math.round(settingOf(settings, 'holding_years'));
    this.operation = options.operation ?? keptByYear(operatingYears(subject, settings, this.purchase));
    this.#cashYear = cashYears(settings, this.purchase, this.operation, (year) => this.#loanOf(year)[year - 1]);
    this.ratios = new CaseRatios(this);
  }

  #loanOf(years: number): LoanYear[] {
    if (years > this.#loanUpTo) {
      this.#loan = loanYearsOf(this.terms, years);
      // More or fewer than were asked for are all that there are.
      this.#loanUpTo = this.#loan.length === years ? years : Number.POSITIVE_INFINITY;
    }
    return this.#loan;
  }

  #yearsTo(last: number): CashYear[] {
    if (last > this.#worked.length) this.#loanOf(last);
    while (this.#worked.length < last) this.#worked.push(this.#cashYear(this.#worked.length + 1));
    return this.#worked;
  }

  /** All years of the loan. */
  get loanYears(): LoanYear[] {
    return this.#loanOf(Number.POSITIVE_INFINITY);
  }

  /** Those of the holding period. */
  get heldLoanYears(): LoanYear[] {
    return this.#loanOf(this.#held).slice(0, this.#held);
  }

  /** The first year after the purchase. */
  get first(): CashYear {
    return this.#yearsTo(1)[0] as CashYear;
  }

  /** All years worked out, at least one more than the holding period. */
  get allYears(): CashYear[] {
    return this.#yearsTo(Math.max(this.#held + 1, this.#options.horizon ?? 0));
  }

  /** Years of the holding period. */
  get years(): CashYear[] {
    this.#years ??= this.allYears.slice(0, this.#held);
    return this.#years;
  }

  /** The first year with every unit leased at the assumed vacancy: a buyer does not pay less for units that happen to be vacant now. */
  get settled(): OperatingYear {
    const { settings, purchase } = this;
    this.#settled ??=
      firstYearRent(settings) === null ? this.first.operation : operatingYears(this.#subject, { ...settings, paidNow: null }, purchase)(1);
    return this.#settled;
  }

  /** Value on the day of purchase, by the methods of the sale; the first entry of the exit ladder. */
  get today(): ExitValue {
    this.#today ??= exitValue(this.#subject, this.settings, this.purchase.valuation, 0, this.settled.noi);
    return this.#today;
  }

  /** Range of {@link today}, with every method at its low and at its high end. */
  get todayRange(): [low: number, high: number] {
    return exitRange(this.#subject, this.settings, this.purchase.valuation, 0, this.settled.noi);
  }

  /** The same of the exit price. */
  get exitRange(): [low: number, high: number] {
    return exitRange(this.#subject, this.settings, this.purchase.valuation, this.exit.year, this.exit.noi);
  }

  get exit(): ExitResult {
    this.#exit ??= this.#sale();
    return this.#exit;
  }

  #sale(): ExitResult {
    const { settings, purchase, allYears } = this;
    const held = this.#held;
    const noiForward = allYears[held]?.operation.noi ?? 0;
    return exitAt(this.#subject, settings, purchase.valuation, held, noiForward, balanceAt(allYears, held));
  }

  get equityFlows(): number[] {
    this.#equityFlows ??= ownerFlows(this.equity, this.allYears, this.exit);
    return this.#equityFlows;
  }

  get npv(): number {
    this.#npv ??= netPresentValue(settingOf(this.settings, 'discount_rate') / 100, this.equityFlows);
    return this.#npv;
  }

  /** Years after income tax, up to the given one. */
  taxedYears(last: number): TaxYear[] {
    if (last > this.#taxedFirst.length) this.#taxedFirst = this.#taxed(this.#yearsTo(last).slice(0, last));
    return this.#taxedFirst.slice(0, last);
  }

  #taxed(years: readonly CashYear[]): TaxYear[] {
    this.#plan ??= depreciationPlan(this.#subject, this.settings, this.purchase);
    return taxYears(this.#subject, this.settings, this.purchase, this.#plan, years);
  }

  get afterTax(): AfterTax {
    this.#afterTax ??= this.#workOutTax();
    return this.#afterTax;
  }

  #workOutTax(): AfterTax {
    const { settings, equity, exit } = this;
    const years = this.#taxed(this.allYears);
    const plan = this.#plan as DepreciationPlan;
    const sale = taxOnSale(this.#subject, settings, exit, plan, years);
    const flows = ownerFlowsAfterTax(equity, years, exit, sale.tax);
    return { plan, years, gain: sale.gain, longTerm: sale.longTerm, gainsTax: sale.tax, flows, irr: rateOf(equity, flows) };
  }
}

/** One case from purchase to sale. */
export function workOutCase(subject: Subject, settings: Settings, options: CaseOptions = {}): CaseResult {
  return new CaseResult(subject, settings, options);
}
