import * as engine from '../engine.ts';
import { family } from '../family.ts';
import { list, names, or, record } from '../kinds.ts';

const rateStep = record(names('months: fromMonth; ratio: annualRate'));
const prepayment = record(names('months: month; yen: amount; shorten|lower: effect'));

export const loanFamilies = {
  'LOAN-PAYMENT': family({
    title: 'Level payment of a loan, floor to 1 yen and exact; what is owed after payments, and the rise from another rate.',
    names: `yen: principal noi=0; ratio: annualRate comparedRate?; count: periods perYear=12 paid=0
      → yen: payment ofYear ofTerm increase increaseOfTerm; amount: exact balance repaid interestPaid;
      ratio: balanceRatio loanConstant dscr`,
    run: ({ principal, annualRate, periods, perYear, paid, noi, comparedRate = annualRate }) => {
      const [rate, payment] = [annualRate / perYear, engine.levelPayment(principal, annualRate / perYear, periods)];
      const increase = payment - engine.levelPayment(principal, comparedRate / perYear, periods);
      const level = { payment, ofYear: payment * perYear, ofTerm: payment * periods, increase, increaseOfTerm: increase * periods };
      const exact = engine.levelPaymentExact(principal, rate, periods);
      const balance = engine.futureValue({ rate, periods: paid, payment: exact, present: -principal });
      const repaid = principal - balance;
      const owed = { exact, balance, repaid, interestPaid: exact * paid - repaid, balanceRatio: balance / principal };
      const loanConstant = engine.loanConstant(exact * perYear, principal);
      return { ...level, ...owed, loanConstant, dscr: engine.debtServiceCoverage(noi, level.ofYear) };
    },
  }),
  'LOAN-SCHEDULE': family({
    title: 'Schedule of a loan in whole yen; `month` and `year` are those asked for, `all` lists every payment.',
    names: `yen: principal bonusPrincipal=0; ratio: annualRate; months: months interestOnlyMonths=0 monthAsked=1;
      level_payment|level_principal: method=level_payment; immediate|five_year_125: adjustment=immediate; years: yearAsked=1
      → yen: month.payment month.interest month.principal month.unpaidInterest month.balance balanceBefore year.payment;
      yen: year.interest year.principal unpaidOfYear lastPayment firstPayment bonusPayment total totalInterest interestSaved;
      yen[]: all.payment all.interest all.principal all.balance; months: numberOfPayments monthsSaved monthsLeft`,
    more: { ratePath: or(list(rateStep), []), prepayments: or(list(prepayment), []) },
    run: ({ monthAsked, yearAsked, ...terms }) => {
      const paid = engine.loanPayments(terms);
      const interestOf = (payments: typeof paid) => engine.sumYen(payments.map(({ interest }) => interest));
      const [month, year] = [paid[monthAsked - 1], engine.loanYears(paid)[yearAsked - 1]];
      const unpaidAt = (at: number) => paid[at - 1]?.unpaidInterest ?? 0;
      const names = ['payment', 'interest', 'principal', 'balance'] as const;
      const all = Object.fromEntries(names.map((name) => [name, paid.map((entry) => entry[name])]));
      const total = engine.sumYen(paid.map(({ payment, prepaid }) => payment + prepaid));
      const interestSaved = interestOf(engine.loanPayments({ ...terms, prepayments: [] })) - interestOf(paid);
      const ends = { firstPayment: paid[0]?.payment, lastPayment: paid.at(-1)?.payment, numberOfPayments: paid.length };
      const left = { monthsSaved: terms.months - paid.length, monthsLeft: paid.length - monthAsked, interestSaved };
      const [bonus] = engine.bonusPayments(terms, () => terms.annualRate);
      const bonusPayment = (bonus?.interest ?? 0) + (bonus?.principal ?? 0);
      const balanceBefore = (month?.balance ?? 0) + (month?.prepaid ?? 0);
      const unpaidOfYear = unpaidAt(yearAsked * 12) - unpaidAt(yearAsked * 12 - 12);
      return { month, year, all, balanceBefore, unpaidOfYear, bonusPayment, ...ends, ...left, total, totalInterest: interestOf(paid) };
    },
  }),
  'LOAN-125': family({
    title: 'Payment after a review of an adjustable loan: at most 125 % of the one before, floor to 1 yen.',
    names: 'yen: payment asked → yen: highest next unpaid',
    run: ({ payment, asked }) => {
      const next = engine.reviewedPayment(payment, asked);
      return { highest: engine.reviewedPayment(payment, Number.POSITIVE_INFINITY), next, unpaid: asked - next };
    },
  }),
  'LOAN-CAPACITY': family({
    title: 'Loan that a debt service carries (given, or covered by income at a ratio), the income it needs, and its share of a yearly one.',
    names: `amount: debtService?; yen: noi=0 yearlyIncome=1; ratio: dscr=1 annualRate=0; months: months=1
      → amount: debtService loan noiNeeded; ratio: shareOfIncome`,
    run: ({ noi, dscr, annualRate, months: periods, yearlyIncome, ...inputs }) => {
      const debtService = inputs.debtService ?? noi / dscr;
      const loan = engine.presentValue({ rate: annualRate / 12, periods, payment: -debtService / 12, future: 0 });
      return { debtService, loan, noiNeeded: debtService * dscr, shareOfIncome: debtService / yearlyIncome };
    },
  }),
  'LOAN-FEE': family({
    title: 'Fee at a rate of a loan or of what is prepaid, floor to 1 yen.',
    names: 'yen: amount; ratio: rate → yen: fee',
    run: (inputs) => ({ fee: engine.timesRate(inputs.amount, inputs.rate) }),
  }),
};
