import { roundYen } from '../money/yen.ts';
import { bonusPayments } from './bonus-payments.ts';
import { levelPayment } from './level-payment.ts';
import { type LoanTerms, requireLoanTerms } from './loan-terms.ts';

/** One payment. Yen. `balance` is what is still owed after it, without interest carried forward unpaid. */
export interface LoanPayment {
  month: number;
  payment: number;
  interest: number;
  principal: number;
  /** Paid back beside the schedule in this month. */
  prepaid: number;
  /** Interest carried forward because the payment did not cover it. */
  unpaidInterest: number;
  balance: number;
}

/** Payments of one year of the loan. What is prepaid stands apart: it is a choice, no part of the debt service. */
export interface LoanYear {
  year: number;
  payment: number;
  interest: number;
  principal: number;
  prepaid: number;
  balance: number;
}

const reviewMonths = 60;
const highestRise = 1.25;

function rateAt(terms: LoanTerms, month: number): number {
  let rate = terms.annualRate;
  for (const step of terms.ratePath ?? []) if (step.fromMonth <= month) rate = step.annualRate;
  return rate;
}

/** The agreed payment while a loan runs, and how it moves. */
interface Running {
  balance: number;
  unpaid: number;
  level: number;
  slice: number;
  /** Rate that the level payment was worked out at. */
  rate: number;
  /** Whether the level payment has stayed where the rate or the balance asked for another: a review then recalculates it. */
  drifted: boolean;
  /** Month of the last payment: that of the contract until a prepayment brings it forward. */
  end: number;
}

/** Payment after a review that asks for another: it falls without limit and rises to at most 125 %. */
export function reviewedPayment(before: number, asked: number): number {
  return Math.min(asked, Math.floor(before * highestRise));
}

/** Level payment of the month: recalculated where the rate, the end of the interest-only time or a review asks for it. */
function settleLevel(terms: LoanTerms, state: Running, month: number, interestOnly: number): void {
  const rate = rateAt(terms, month);
  const fresh = () => levelPayment(state.balance, rate / 12, state.end - month + 1);
  if (month === interestOnly + 1) state.level = fresh();
  else if (terms.adjustment === 'five_year_125') {
    state.drifted ||= rate !== state.rate;
    if ((month - 1) % reviewMonths !== 0 || !state.drifted) return;
    // Reviews come every sixty payments.
    const asked = fresh();
    state.level = reviewedPayment(state.level, asked);
    state.drifted = state.level < asked;
  } else if (rate !== state.rate) state.level = fresh();
  state.rate = rate;
}

/**
 * All payments of a loan in whole yen. Interest and payment are cut to the yen; the last payment clears balance and unpaid interest.
 * A principal of zero gives no payments. A prepayment that shortens ends the list early, and a later rate keeps that end.
 */
export function loanPayments(terms: LoanTerms): LoanPayment[] {
  requireLoanTerms(terms);
  return terms.bonusPrincipal ? paymentsWithBonus(terms, terms.bonusPrincipal) : monthlyPayments(terms);
}

/** The monthly payments of the rest of the loan, and with every sixth what bonuses repay. */
function paymentsWithBonus(terms: LoanTerms, bonusPrincipal: number): LoanPayment[] {
  const { bonusPrincipal: _bonus, ...rest } = terms;
  const monthly = monthlyPayments({ ...rest, principal: terms.principal - bonusPrincipal });
  const bonuses = new Map(bonusPayments(terms, (month) => rateAt(terms, month)).map((entry) => [entry.month, entry]));
  let owed = bonusPrincipal;
  const last = Math.max(monthly.length, ...bonuses.keys());
  return Array.from({ length: last }, (_, index): LoanPayment => {
    const month = index + 1;
    const none: LoanPayment = { month, payment: 0, interest: 0, principal: 0, prepaid: 0, unpaidInterest: 0, balance: 0 };
    const own = monthly[index] ?? none;
    const bonus = bonuses.get(month);
    owed = bonus?.balance ?? owed;
    const [interest, principal] = [own.interest + (bonus?.interest ?? 0), own.principal + (bonus?.principal ?? 0)];
    return { ...own, interest, principal, payment: interest + principal, balance: own.balance + owed };
  });
}

function monthlyPayments(terms: LoanTerms): LoanPayment[] {
  const payments: LoanPayment[] = [];
  if (terms.principal === 0) return payments;
  const interestOnly = terms.interestOnlyMonths ?? 0;
  const state: Running = {
    balance: terms.principal,
    unpaid: 0,
    level: 0,
    slice: roundYen(terms.principal / (terms.months - interestOnly)),
    rate: terms.annualRate,
    drifted: false,
    end: terms.months,
  };
  for (let month = 1; month <= state.end && (state.balance > 0 || state.unpaid > 0); month += 1) {
    const repaying = month > interestOnly;
    if (repaying && terms.method === 'level_payment') settleLevel(terms, state, month, interestOnly);
    payments.push(payOnce(terms, state, month, repaying));
  }
  return payments;
}

function payOnce(terms: LoanTerms, state: Running, month: number, repaying: boolean): LoanPayment {
  const due = roundYen((state.balance * rateAt(terms, month)) / 12) + state.unpaid;
  let interest = due;
  let principal = 0;
  if (month === state.end) principal = state.balance;
  else if (repaying && terms.method === 'level_principal') principal = Math.min(state.balance, state.slice);
  else if (repaying) {
    const free = terms.adjustment === 'five_year_125' ? Math.min(due, state.level) : due;
    interest = free;
    principal = Math.min(state.balance, Math.max(0, state.level - interest));
  }
  state.unpaid = due - interest;
  state.balance -= principal;
  const prepaid = month === state.end ? 0 : prepayOnce(terms, state, month);
  return { month, payment: principal + interest, interest, principal, prepaid, unpaidInterest: state.unpaid, balance: state.balance };
}

/** Prepayments of a month, after its payment. One that shortens keeps the payment and brings the end forward; one that lowers keeps the end. */
function prepayOnce(terms: LoanTerms, state: Running, month: number): number {
  const interestOnly = terms.interestOnlyMonths ?? 0;
  const repaid = Math.max(month, interestOnly);
  let prepaid = 0;
  for (const entry of terms.prepayments ?? []) {
    if (entry.month !== month) continue;
    const amount = Math.min(state.balance, roundYen(entry.amount));
    const left = state.end - repaid;
    if (entry.effect === 'shorten' && amount > 0) {
      // While only interest is paid no payment is agreed yet: the one that was to come counts, at the rate of that day.
      const rate = month > interestOnly ? state.rate : rateAt(terms, month);
      const level = month > interestOnly ? state.level : levelPayment(state.balance, rate / 12, left);
      const [payment, bearing] = terms.method === 'level_principal' ? [state.slice, 0] : [level, rate];
      state.end = repaid + monthsToRepay(state.balance - amount, bearing, payment, left);
    }
    prepaid += amount;
    state.balance -= amount;
    if (entry.effect === 'lower') {
      state.rate = rateAt(terms, month + 1);
      state.drifted = false;
      state.level = levelPayment(state.balance, state.rate / 12, left);
      state.slice = roundYen(state.balance / left);
    }
  }
  return prepaid;
}

/** Months in which a level payment clears a balance at a rate, at least one and at most `most`. */
export function monthsToRepay(balance: number, annualRate: number, level: number, most: number): number {
  let owed = balance;
  let months = 0;
  while (owed > 0 && months < most) {
    owed -= Math.max(0, level - roundYen((owed * annualRate) / 12));
    months += 1;
  }
  return Math.max(1, months);
}

/** Sums payments into years of twelve; the last year may be shorter. */
export function loanYears(payments: readonly LoanPayment[]): LoanYear[] {
  const years: LoanYear[] = [];
  for (const entry of payments) {
    const index = Math.floor((entry.month - 1) / 12);
    let year = years[index];
    if (!year) {
      year = { year: index + 1, payment: 0, interest: 0, principal: 0, prepaid: 0, balance: 0 };
      years[index] = year;
    }
    year.payment += entry.payment;
    year.prepaid += entry.prepaid;
    year.interest += entry.interest;
    year.principal += entry.principal;
    year.balance = entry.balance;
  }
  return years;
}

/** What is owed after so many months; zero after the last payment. Unpaid interest is owed too. */
export function balanceAfter(payments: readonly LoanPayment[], principal: number, months: number): number {
  if (months <= 0) return principal;
  const entry = payments[Math.min(months, payments.length) - 1];
  return entry ? entry.balance + entry.unpaidInterest : 0;
}
