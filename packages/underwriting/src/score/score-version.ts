import type { Curve } from './curve.ts';

/**
 * The published card of the Scenario Score: measures, curves, weights, scale, caps, the loan's marks, risk levels and least ranges. A change
 * of any number here is a new version; a stored report keeps the version that it was made with.
 */
export const scoreVersion = {
  version: '3.0.0',
  /** Weights in percent. Curves run in straight lines between their points and are flat outside. */
  measures: {
    income_yield: {
      weight: 25,
      label: 'Income yield',
      definition: '(NOI − capital reserve) ÷ (price + closing costs), all cash, in %',
      curve: [
        [0, 0],
        [1.4, 2.5],
        [3, 5],
        [4.8, 7.5],
        [7, 10],
      ],
    },
    flat_return: {
      weight: 20,
      label: 'Ten-year return, flat market',
      definition: 'IRR before tax over ten years, all cash, in the flat-market case, in %',
      curve: [
        [-8, 0],
        [-4, 2.5],
        [1, 5],
        [4.5, 7.5],
        [8, 10],
      ],
    },
    value_to_price: {
      weight: 18,
      label: 'Model value ÷ price',
      definition: 'Model value today ÷ asking price',
      curve: [
        [0.35, 0],
        [0.6, 2.5],
        [0.93, 5],
        [1.2, 7.5],
        [1.6, 10],
      ],
    },
    ncf_margin: {
      weight: 8,
      label: 'NCF margin',
      definition: '(NOI − capital reserve) ÷ full-occupancy rent, in %',
      curve: [
        [0, 0],
        [35, 2.5],
        [57, 5],
        [74, 7.5],
        [85, 10],
      ],
    },
    working_life: {
      weight: 8,
      label: 'Remaining working life',
      definition: 'Remaining years of a working life of 60 years for concrete and steel, 50 for wood and light steel',
      curve: [
        [0, 1],
        [6, 2.5],
        [25, 5],
        [45, 7.5],
        [60, 10],
      ],
    },
    walk: {
      weight: 7,
      label: 'Walk to the station',
      definition: 'Minutes on foot; at least 1.5 marks where a bus is stated',
      curve: [
        [1, 10],
        [3, 8],
        [5, 6.5],
        [8, 5],
        [15, 3],
        [24, 1.5],
        [35, 0],
      ],
    },
    population: {
      weight: 6,
      label: 'Population to 2050',
      definition: 'Population 2050 ÷ today',
      curve: [
        [0.55, 0],
        [0.75, 2.5],
        [0.97, 5],
        [1.07, 7.5],
        [1.2, 10],
      ],
    },
    vacancy: {
      weight: 4,
      label: 'Area vacancy',
      definition: 'Assumed vacancy, in %',
      curve: [
        [3, 9.5],
        [4.3, 7.5],
        [5.6, 5],
        [8.5, 2.5],
        [12, 0],
      ],
    },
    legal: {
      weight: 4,
      label: 'Legal and physical',
      definition: '10 minus a deduction for each flagged check that no other measure covers',
      curve: [],
    },
  },
  /**
   * What is not known, near the bad end of what is usual: marks of walk and population; years of age, and those at which it is taxed; fees as
   * multiples of the assumed ones (their worst fifth). Land whose right is not stated has the lower score of freehold and leased.
   */
  unknown: { walk: 1.5, population: 2.5, age: 52, taxedAge: 2, managementFee: 1.15, reserveFee: 1.2 },
  /** Taken from ten for each check that flags. */
  deductions: { critical: 4, caution: 1.5, note: 0.4 },
  /** The weighted mean of nine marks spreads less than each: it is stretched to the score. */
  scale: [
    [1.5, 0],
    [3.3, 2.5],
    [5.3, 5],
    [6.45, 7.5],
    [7.8, 10],
  ],
  /** Constants; a score is the lowest of the caps that apply, and is never multiplied. */
  caps: {
    legal: 4.9,
    business_income: 4.9,
    seismic: 6.4,
    other_kind: 6.4,
    no_income: 2.4,
    evidence: { A: null, B: null, C: 7.9, D: 7.4 },
  },
  /** The flat-market case: no general rise of prices, rents or costs, aging alone. Percent a year. */
  flatMarket: { rent_change: -0.4, cost_growth: 0, price_level_change: 0, years: 10 },
  /** The loan's mark: 0.6 × coverage + 0.4 × cautious coverage, each NOI ÷ the dearest year's payments. */
  loan: {
    shares: { coverage: 0.6, cautious: 0.4 },
    coverage: [
      [0.5, 0],
      [0.8, 2],
      [1, 4],
      [1.2, 6],
      [1.3, 7],
      [1.5, 8.5],
      [2, 10],
    ],
    cautious: [
      [0.4, 0],
      [0.7, 3],
      [1, 6],
      [1.2, 8],
      [1.5, 10],
    ],
    /** Words: covers from the first on, tight from the second. */
    words: { covers: 6, tight: 4 },
    /** With the loan: score − 0.3 × max(0, 5 − mark). A loan can cost up to 1.5 and never earns. */
    cost: { from: 5, factor: 0.3 },
  },
  risk: {
    high: { cautiousYield: 0.8, cashBack: 0.7, workingLife: 5, landOfPrice: 0.6 },
    low: { cautiousYield: 2, cashBack: 0.85, workingLife: 10, vacancy: 8, population: 0.85, walk: 15 },
  },
  /** Least half-width of the range by evidence grade. */
  leastRange: { A: 0.3, B: 0.5, C: 0.6, D: 1 },
  /** What the bands mean. */
  meaning: { usual: 5, bestFifth: 6.5, documented: 8 },
  bands: [8, 6.5, 5],
} as const satisfies {
  measures: Record<string, { weight: number; label: string; definition: string; curve: Curve }>;
  scale: Curve;
  [part: string]: unknown;
};

export type ScoreMeasure = keyof typeof scoreVersion.measures;
export const scoreMeasureNames = Object.keys(scoreVersion.measures) as ScoreMeasure[];
