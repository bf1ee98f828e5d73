import { brokerageCap } from '../acquisition/brokerage.ts';
import { stampTax } from '../acquisition/stamp-tax.ts';
import { addMonths } from '../calendar/days.ts';
import type { Subject } from '../facts/subject.ts';
import { balanceAfter, type LoanPayment, type LoanYear, loanPayments, loanYears } from '../loan/schedule.ts';
import { roundYen } from '../money/yen.ts';
import { type Answer, unanswered } from '../returns/answer.ts';
import { internalRate } from '../returns/internal-rate.ts';
import { breakEvenRatio, cashOnCash, debtServiceCoverage, grossYield, loanConstant, netYield, ratio } from '../returns/ratios.ts';
import { stampTaxSale } from '../rules/stamp-tax.ts';
import { type OperatingYear, operatingYear } from './operation.ts';
import { type Purchase, workOutPurchase } from './purchase.ts';
import { type Settings, settingOf } from './settings.ts';

/** One year from the owner's side, in whole yen. */
export interface CashYear {
  year: number;
  operation: OperatingYear;
  debtService: number;
  interest: number;
  principal: number;
  loanBalance: number;
  btcf: number;
  /** Premium of this year that was already paid at closing; not paid twice. */
  prepaidInsurance: number;
}

export interface ExitResult {
  year: number;
  noi: number;
  capRate: number;
  price: number;
  saleCosts: number;
  loanBalance: number;
  netProceeds: number;
}

export interface CaseResult {
  settings: Settings;
  purchase: Purchase;
  payments: LoanPayment[];
  loanYears: LoanYear[];
  years: CashYear[];
  equity: number;
  exit: ExitResult;
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
}

/** Brokerage, stamp and other costs of the sale, by the rules in force as far as they are enacted for that day. Yen. */
export function costsOfSale(price: number, saleDate: string, otherCosts: number): number {
  return (
    brokerageCap({ priceExTax: price, contractDate: saleDate, side: 'seller' }).capIncTax +
    stampTax(stampTaxSale, price, saleDate).tax +
    otherCosts
  );
}

function workOutExit(subject: Subject, settings: Settings, noiForward: number, entryYield: number, loanBalance: number): ExitResult {
  const year = settingOf(settings, 'holding_years');
  const capRate = Math.max(0.5, entryYield * 100 + settingOf(settings, 'exit_cap_spread')) / 100;
  const price = Math.max(0, roundYen((noiForward / capRate) * settings.exitPriceFactor));
  const saleCosts =
    price === 0 ? 0 : costsOfSale(price, addMonths(subject.asOf, year * 12), roundYen(settingOf(settings, 'sale_other_costs')));
  return { year, noi: noiForward, capRate, price, saleCosts, loanBalance, netProceeds: price - saleCosts - loanBalance };
}

/**
 * One case from purchase to sale, before income tax.
 * @param entryYield NOI yield on the price that the sale is priced from, as a ratio; the case's own one when absent.
 *   Scenarios pass the base case's, so that a worse rent does not also raise the yield that buyers ask.
 */
export function workOutCase(subject: Subject, settings: Settings, entryYield?: number): CaseResult {
  const purchase = workOutPurchase(subject, settings);
  const holding = Math.round(settingOf(settings, 'holding_years'));
  const payments =
    purchase.loanAmount > 0
      ? loanPayments({
          principal: purchase.loanAmount,
          annualRate: settingOf(settings, 'loan_rate') / 100,
          months: Math.round(settingOf(settings, 'loan_years') * 12),
          method: 'level_payment',
        })
      : [];
  const perYear = loanYears(payments);
  const premiumPaidYears = settingOf(settings, 'insurance_term');
  const years: CashYear[] = [];
  for (let year = 1; year <= holding; year += 1) {
    const operation = operatingYear(subject, settings, purchase, year);
    const loan = perYear[year - 1] ?? { payment: 0, interest: 0, principal: 0, balance: 0 };
    const prepaidInsurance =
      year <= premiumPaidYears ? Math.min(operation.monthly.insurance, Math.floor(purchase.insurancePerYear / 12)) * 12 : 0;
    years.push({
      year,
      operation,
      debtService: loan.payment,
      interest: loan.interest,
      principal: loan.principal,
      loanBalance: balanceAfter(payments, purchase.loanAmount, year * 12),
      btcf: operation.ncf - loan.payment,
      prepaidInsurance,
    });
  }
  const first = years[0]?.operation ?? operatingYear(subject, settings, purchase, 1);
  const noiForward = operatingYear(subject, settings, purchase, holding + 1).noi;
  const ownEntryYield = first.noi / subject.price;
  const exit = workOutExit(
    subject,
    { ...settings, values: { ...settings.values, holding_years: holding } },
    noiForward,
    entryYield ?? ownEntryYield,
    balanceAfter(payments, purchase.loanAmount, holding * 12),
  );
  const equity = subject.price + purchase.total - purchase.loanAmount;
  const equityFlows = [
    -equity,
    ...years.map((entry, index) => entry.btcf + entry.prepaidInsurance + (index === years.length - 1 ? exit.netProceeds : 0)),
  ];
  const debtService = years[0]?.debtService ?? 0;
  const received = equityFlows.slice(1).reduce((sum, flow) => sum + flow, 0);
  return {
    settings,
    purchase,
    payments,
    loanYears: perYear,
    years,
    equity,
    exit,
    equityFlows,
    ratios: {
      grossYield: grossYield(first.grossPotential, subject.price),
      noiYield: ratio(first.noi, subject.price, 'There is no price to divide by.'),
      netYield: netYield(first.noi, subject.price, purchase.total),
      dscr: debtServiceCoverage(first.noi, debtService),
      breakEven: breakEvenRatio(first.operatingExpenses, debtService, first.grossPotential),
      cashOnCash: cashOnCash(years[0]?.btcf ?? 0, equity),
      loanConstant: loanConstant(debtService, purchase.loanAmount),
      loanToValue: ratio(purchase.loanAmount, subject.price, 'There is no price to divide by.'),
      irr: equity > 0 ? internalRate(equityFlows) : unanswered('No own money is put in.'),
      multiple: equity > 0 ? ratio(received, equity, 'No own money is put in.') : unanswered('No own money is put in.'),
    },
  };
}
