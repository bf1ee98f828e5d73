import * as figureTerms from '../standard-terms/figure-standard-terms.ts';
import type { Assumption } from './assumption.ts';
import { fixed } from './fixed-default.ts';
import { lenderNames, lenderSource, lenderTerms } from './lender-terms.ts';
import { structureNames } from './structure-names.ts';

/** A lender's stress rate: at least so high, and so many points above the rate of the loan. */
const leastTestRate = 4.5;
const testRatePoints = 2;
/** Stress rate of a loan at a rate, both percent. */
export const testRateAt = (loanRate: number): number => Math.max(leastTestRate, Math.round((loanRate + testRatePoints) * 1e6) / 1e6);
/** Below this price few lenders lend at all, yen. The only default that looks at the price. */
export const leastLendingPrice = 5_000_000;

export const loanDefaults = {
  loan_to_price: {
    label: 'Loan-to-value (LTV)',
    label_ja: '融資比率',
    unit: 'percent',
    definition: figureTerms.ltv.definition,
    limits: [0, 110],
    defaultFor: (subject) =>
      subject.price < leastLendingPrice
        ? {
            value: 0,
            low: 0,
            high: 70,
            reason: 'Lenders’ minimum loans are ¥3,000,000–¥10,000,000, so an all-cash purchase is assumed below a price of ¥5,000,000.',
            source: null,
          }
        : {
            value: 70,
            low: 50,
            high: 90,
            reason:
              'Our default: lenders assess the buyer and use their own appraisal, often below the price. Non-resident owners typically borrow 50%–70% of the price. An all-cash purchase is shown for comparison.',
            source: null,
          },
  },
  loan_rate: {
    label: 'Interest rate',
    label_ja: '金利',
    unit: 'percent',
    definition: 'Annual nominal rate, paid monthly, fixed over the term.',
    limits: [0, 15],
    defaultFor: (subject) => {
      const { lender, rate } = lenderTerms(subject);
      return {
        value: rate[0],
        low: rate[1],
        high: rate[2],
        reason: `${lenderNames[lender]} offer the longest term in our table for this structure and age. This is their published rate for rental property. Enter the rate of your own offer.`,
        source: lenderSource,
      };
    },
  },
  test_rate: {
    label: 'Stress rate',
    label_ja: '審査金利',
    unit: 'percent',
    definition: 'Rate at which we test DSCR against a later rise: the loan rate + 2 pts, at least 4.5%.',
    limits: [0, 20],
    defaultFor: fixed(
      leastTestRate,
      leastTestRate,
      leastTestRate,
      'Lenders test at 3.5%–4.5%, or at the loan rate + 2–3 pts. Our default, not a lender’s rule.',
    ),
  },
  loan_years: {
    label: 'Loan term',
    label_ja: '返済期間',
    unit: 'years',
    definition: 'Years until the loan is repaid.',
    limits: [1, 50],
    defaultFor: (subject) => {
      const { lender, years } = lenderTerms(subject);
      return {
        value: years,
        low: Math.min(years, 10),
        high: Math.max(years, 35),
        reason: `${lenderNames[lender]} lend for up to ${years} years on ${structureNames[subject.structureUsed]} at a building age of ${subject.ageYears}. Other lenders go by the remaining statutory life and offer shorter terms.`,
        source: lenderSource,
      };
    },
  },
  loan_fee: {
    label: 'Loan fee',
    label_ja: '融資手数料',
    unit: 'percent',
    definition: 'The lender’s fee ÷ loan, including consumption tax.',
    limits: [0, 5],
    defaultFor: fixed(2.2, 0, 2.2, 'Fees of 1.1%–2.2% of the loan are common; some lenders charge a fixed fee.'),
  },
  bonus_share: {
    label: 'Share repaid by bonuses',
    label_ja: 'ボーナス返済割合',
    unit: 'percent',
    definition: 'Share of the loan that is repaid twice a year beside the monthly payments. Lenders allow 40% to 50% at most.',
    limits: [0, 50],
    defaultFor: () => null,
  },
  interest_only_years: {
    label: 'Interest-only years',
    label_ja: '元金据置期間',
    unit: 'years',
    definition: 'First years in which only interest is paid.',
    limits: [0, 10],
    defaultFor: () => null,
  },
  later_rate: {
    label: 'Later interest rate',
    label_ja: '変更後金利',
    unit: 'percent',
    definition: 'Rate from the stated year on, entered by you to model an adjustable-rate loan.',
    limits: [0, 15],
    defaultFor: () => null,
  },
  later_rate_from_year: {
    label: 'First year of the later rate',
    label_ja: null,
    unit: 'count',
    definition: 'Year from which the later rate applies.',
    limits: [2, 50],
    whole: true,
    defaultFor: () => null,
  },
  prepayment: {
    label: 'Prepayment',
    label_ja: '繰上返済',
    unit: 'JPY',
    definition: 'One extra repayment outside the schedule; it shortens the term.',
    limits: [0, 10_000_000_000],
    defaultFor: () => null,
  },
  prepayment_year: {
    label: 'Year of the prepayment',
    label_ja: null,
    unit: 'count',
    definition: 'The prepayment is made at the end of this year of holding.',
    limits: [1, 50],
    whole: true,
    defaultFor: () => null,
  },
} as const satisfies Record<string, Assumption>;
