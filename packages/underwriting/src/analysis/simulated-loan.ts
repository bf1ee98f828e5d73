import { bonusMonths } from '../loan/bonus-payments.ts';
import { compoundGrowth, levelPaymentExact } from '../loan/level-payment.ts';
import type { LoanTerms } from '../loan/loan-terms.ts';
import { monthsToRepay } from '../loan/schedule.ts';

/** Runs worked out side by side, year by year: each waits for its own numbers only, and their cash lies together in memory. */
export const blockSize = 128;

/** What differs between the runs of a block. */
export interface Block {
  level: Float64Array;
  cap: Float64Array;
  rent: Float64Array;
  rate: Float64Array;
  balance: Float64Array;
  /** Owed of the part that bonuses repay. */
  bonus: Float64Array;
  /** Interest that agreed payments did not cover. */
  unpaid: Float64Array;
  /** Paid to the lender in the year at hand. */
  paid: Float64Array;
  /** Monthly payment that stays for some years, and the rate it was worked out at. */
  agreed: Float64Array;
  settled: Float64Array;
  /** Whether that payment has stayed where the rate or a review asked for another. */
  drifted: Uint8Array;
  /** Month of the last payment: that of the contract until a prepayment brings it forward. */
  end: Float64Array;
  sum: Float64Array;
  negative: Uint8Array;
  bits: Int32Array;
  shortened: boolean;
  /** Monthly principal of a loan with level principal. */
  slice: number;
}

export function newBlock(): Block {
  const numbers = () => new Float64Array(blockSize);
  return {
    level: numbers(),
    cap: numbers(),
    rent: numbers(),
    rate: numbers(),
    balance: numbers(),
    bonus: numbers(),
    unpaid: numbers(),
    paid: numbers(),
    agreed: numbers(),
    settled: numbers(),
    drifted: new Uint8Array(blockSize),
    end: numbers(),
    sum: numbers(),
    negative: new Uint8Array(blockSize),
    bits: new Int32Array(blockSize * 4),
    shortened: false,
    slice: 0,
  };
}

/** Rate agreed for a year of the loan, counted from zero, before anything moves at random. */
export function agreedRate(loan: LoanTerms, year: number): number {
  let rate = loan.annualRate;
  for (const step of loan.ratePath ?? []) if (step.fromMonth <= year * 12 + 1) rate = step.annualRate;
  return rate;
}

/**
 * Level payments recalculated at the rate of the year: with q the growth of a month and n the months left,
 * 12·r·qⁿ ÷ (qⁿ − 1) of the balance is paid and 1 − (q¹² − 1) ÷ (qⁿ − 1) of it is left.
 */
function payLevel(block: Block, left: number, ofYear: number, count: number): void {
  const { rate: rates, balance: balances, paid } = block;
  const wholeYears = ofYear === 12 && left % 12 === 0 ? left / 12 : 0;
  for (let slot = 0; slot < count; slot += 1) {
    const monthly = (rates[slot] as number) / 12;
    const balance = balances[slot] as number;
    const second = monthly * (2 + monthly);
    const fourth = second * (2 + second);
    const eighth = fourth * (2 + fourth);
    const inYear = ofYear === 12 ? eighth + fourth + eighth * fourth : compoundGrowth(monthly, ofYear);
    const inTerm = wholeYears > 0 ? compoundGrowth(inYear, wholeYears) : compoundGrowth(monthly, left);
    let payment: number;
    if (inTerm === 0) {
      payment = (balance / left) * ofYear;
      balances[slot] = balance - payment;
    } else {
      payment = (balance * ofYear * monthly * (1 + inTerm)) / inTerm;
      balances[slot] = balance * (1 - inYear / inTerm);
    }
    paid[slot] = (paid[slot] as number) + payment;
  }
}

/** A year of agreed payments month by month, for one run: it may end the loan, or leave interest unpaid, which bears none itself. */
function payMonths(block: Block, slot: number, left: number, ofYear: number): number {
  const monthly = (block.rate[slot] as number) / 12;
  const payment = block.agreed[slot] as number;
  let balance = block.balance[slot] as number;
  let unpaid = block.unpaid[slot] as number;
  let total = 0;
  for (let month = 0; month < ofYear && (balance > 0 || unpaid > 0); month += 1) {
    const due = balance * monthly + unpaid;
    const clears = month === left - 1;
    const interest = clears ? due : Math.min(due, payment);
    const principal = clears ? balance : Math.min(balance, payment - interest);
    unpaid = due - interest;
    balance -= principal;
    total += interest + principal;
  }
  block.balance[slot] = balance;
  block.unpaid[slot] = unpaid;
  return total;
}

/** Payments of `agreed` until the loan is paid off, from the month after `past`; the last payment of the term clears what is left. */
function payAgreed(block: Block, past: number, ofYear: number, count: number): void {
  const { rate: rates, balance: balances, agreed, unpaid, paid, end } = block;
  for (let slot = 0; slot < count; slot += 1) {
    const left = (end[slot] as number) - past;
    const monthly = (rates[slot] as number) / 12;
    const payment = agreed[slot] as number;
    const balance = balances[slot] as number;
    const growth = compoundGrowth(monthly, ofYear);
    const after = balance * (1 + growth) - payment * (monthly === 0 ? ofYear : growth / monthly);
    let total = payment * ofYear;
    if (after < 0 || left < ofYear || payment < balance * monthly || (unpaid[slot] as number) > 0)
      total = payMonths(block, slot, left, ofYear);
    else {
      if (ofYear === left) total += after;
      balances[slot] = ofYear === left ? 0 : after;
    }
    paid[slot] = (paid[slot] as number) + total;
  }
}

/** The same principal each month and interest on what is left. What is owed does not depend on the rate, so it is alike in all runs. */
function payPrincipal(block: Block, left: number, ofYear: number, count: number): void {
  const { rate: rates, balance: balances, paid, slice } = block;
  const balance = balances[0] as number;
  let after = balance;
  let owedMonths = 0;
  for (let month = 0; month < ofYear; month += 1) {
    owedMonths += after;
    after = month === left - 1 ? 0 : Math.max(0, after - slice);
  }
  for (let slot = 0; slot < count; slot += 1) {
    paid[slot] = (paid[slot] as number) + balance - after + (owedMonths * (rates[slot] as number)) / 12;
    balances[slot] = after;
  }
}

const reviewYears = 5;
const highestRise = 1.25;

/** Sets the payments that stay: until a review under the five-year rule, and until the rate moves after a prepayment that shortens. */
function agreePayments(block: Block, loan: LoanTerms, year: number, past: number, count: number): void {
  const { rate: rates, balance: balances, agreed, settled, drifted, end } = block;
  const fiveYears = loan.adjustment === 'five_year_125';
  const first = Math.floor((loan.interestOnlyMonths ?? 0) / 12) === year;
  for (let slot = 0; slot < count; slot += 1) {
    const rate = rates[slot] as number;
    const left = (end[slot] as number) - past;
    if (rate !== settled[slot]) drifted[slot] = 1;
    const asked = first || (drifted[slot] === 1 && (!fiveYears || year % reviewYears === 0));
    if (!asked || left <= 0) continue;
    const fresh = levelPaymentExact(balances[slot] as number, rate / 12, left);
    const payment = fiveYears && !first ? Math.min(fresh, (agreed[slot] as number) * highestRise) : fresh;
    drifted[slot] = payment < fresh ? 1 : 0;
    agreed[slot] = payment;
    settled[slot] = rate;
  }
}

/** Brings the end of a run's loan forward: the payment stays, and clears what a prepayment leaves in fewer months. */
function shorten(block: Block, loan: LoanTerms, slot: number, prepaid: number, repaid: number, repaying: boolean): void {
  const { rate: rates, balance: balances, agreed, settled, end, shortened } = block;
  const balance = balances[slot] as number;
  const left = (end[slot] as number) - repaid;
  if (prepaid <= 0 || left <= 0) return;
  const agreedBefore = repaying && (shortened || loan.adjustment === 'five_year_125');
  if (!agreedBefore) {
    agreed[slot] = levelPaymentExact(balance, (rates[slot] as number) / 12, left);
    settled[slot] = rates[slot] as number;
    block.drifted[slot] = 0;
  }
  const [payment, rate] = loan.method === 'level_principal' ? [block.slice, 0] : [agreed[slot] as number, settled[slot] as number];
  end[slot] = repaid + monthsToRepay(balance - prepaid, rate, payment, left);
}

/** Prepayments of a year, at its end. */
function prepay(block: Block, loan: LoanTerms, year: number, count: number): void {
  const { rate: rates, balance: balances, agreed, settled, drifted, end, paid } = block;
  const interestOnly = loan.interestOnlyMonths ?? 0;
  const repaid = Math.max((year + 1) * 12, interestOnly);
  for (const { month, amount, effect } of loan.prepayments ?? []) {
    if (month <= year * 12 || month > year * 12 + 12 || month >= loan.months) continue;
    for (let slot = 0; slot < count; slot += 1) {
      const prepaid = Math.min(balances[slot] as number, amount);
      if (effect === 'shorten') shorten(block, loan, slot, prepaid, repaid, month > interestOnly);
      balances[slot] = (balances[slot] as number) - prepaid;
      paid[slot] = (paid[slot] as number) + prepaid;
      const left = (end[slot] as number) - repaid;
      if (effect === 'shorten' || left <= 0) continue;
      agreed[slot] = levelPaymentExact(balances[slot] as number, (rates[slot] as number) / 12, left);
      settled[slot] = rates[slot] as number;
      drifted[slot] = 0;
    }
    if (effect === 'shorten') block.shortened = true;
    else if ((end[0] as number) > repaid) block.slice = (balances[0] as number) / ((end[0] as number) - repaid);
  }
}

/** Payments of the part that bonuses repay: two a year, recalculated at the rate of the year. */
function payBonuses(block: Block, loan: LoanTerms, year: number, count: number): void {
  const { rate: rates, bonus: balances, paid } = block;
  const all = Math.floor(loan.months / bonusMonths);
  const idle = Math.floor((loan.interestOnlyMonths ?? 0) / bonusMonths);
  const slice = (loan.bonusPrincipal ?? 0) / Math.max(1, all - idle);
  for (let number = year * 2 + 1; number <= Math.min(all, year * 2 + 2); number += 1)
    for (let slot = 0; slot < count; slot += 1) {
      const [balance, rate] = [balances[slot] as number, (rates[slot] as number) / 2];
      const interest = balance * rate;
      const repaid = loan.method === 'level_principal' ? slice : levelPaymentExact(balance, rate, all - number + 1) - interest;
      const principal = number === all ? balance : number <= idle ? 0 : Math.min(balance, repaid);
      balances[slot] = balance - principal;
      paid[slot] = (paid[slot] as number) + interest + principal;
    }
}

/** What every run of a block pays its lender in a year, and what it owes after it. */
export function payLoan(block: Block, loan: LoanTerms, year: number, count: number): void {
  block.paid.fill(0);
  payMonthly(block, loan, year, count);
  if (loan.bonusPrincipal) payBonuses(block, loan, year, count);
}

function payMonthly(block: Block, loan: LoanTerms, year: number, count: number): void {
  const { rate: rates, balance: balances, paid } = block;
  const { end } = block;
  if (year === 0) end.fill(loan.months);
  // A loan of level principal ends alike in all runs; others may still run in one when they have ended in the next.
  const months = (loan.method === 'level_principal' ? (end[0] as number) : loan.months) - year * 12;
  if (months <= 0) return;
  const idle = Math.max(0, Math.min((loan.interestOnlyMonths ?? 0) - year * 12, 12, months));
  const ofYear = Math.min(12, months) - idle;
  const left = months - idle;
  if (idle > 0) for (let slot = 0; slot < count; slot += 1) paid[slot] = ((balances[slot] as number) * (rates[slot] as number) * idle) / 12;
  if (ofYear > 0 && loan.method === 'level_principal') payPrincipal(block, left, ofYear, count);
  else if (ofYear > 0 && (block.shortened || loan.adjustment === 'five_year_125')) {
    agreePayments(block, loan, year, year * 12 + idle, count);
    payAgreed(block, year * 12 + idle, ofYear, count);
  } else if (ofYear > 0) payLevel(block, left, ofYear, count);
  if (loan.prepayments) prepay(block, loan, year, count);
}
