import type { Curve } from './curve.ts';

/** Published parts of the Scenario Score. A change of any number here is a new version; a stored report keeps the version it was made with. */
export const scoreVersion = {
  version: '2.0.0',
  /** Of the score, in percent. Without a loan the property counts alone. */
  parts: { property: 65, financing: 35 },
  /** Of each part, in percent; a measure that does not arise leaves its weight to the others. */
  weights: {
    property: { net_yield: 40, total_return: 20, age: 12, walk: 10, legal: 8, vacancy: 5, population: 5 },
    financing: { coverage: 45, cautious_coverage: 35, break_even: 20 },
  },
  curves: {
    /** Net yield in percent, NOI over price and costs. */
    net_yield: [
      [0, 0],
      [2, 3],
      [3, 5],
      [4, 7],
      [5, 8.5],
      [6.5, 10],
    ],
    /** Yearly growth of price and costs over the holding period in percent, without a loan: ((cash + sale) ÷ (price + costs))^(1 ÷ years) − 1. */
    total_return: [
      [-4, 0],
      [-2, 2],
      [0, 4],
      [1.5, 6],
      [3, 8],
      [5, 10],
    ],
    /** Age ÷ tax life. */
    age: [
      [0, 10],
      [0.4, 8.5],
      [1, 5],
      [1.5, 3],
      [2.5, 1],
    ],
    /** Minutes on foot. */
    walk: [
      [3, 10],
      [7, 8],
      [10, 6],
      [15, 3],
      [20, 1.5],
      [30, 0],
    ],
    /** Assumed vacancy in percent. */
    vacancy: [
      [3, 9],
      [5, 8],
      [8, 6],
      [12, 4],
      [20, 1],
      [30, 0],
    ],
    /** Population of 2050 over today’s. */
    population: [
      [0.5, 0],
      [0.7, 2],
      [0.8, 4],
      [0.95, 8],
      [1.05, 10],
    ],
    /** NOI over loan payments. */
    coverage: [
      [0.8, 0],
      [1, 3],
      [1.2, 6],
      [1.3, 7],
      [1.5, 8.5],
      [2, 10],
    ],
    /** The same with the cautious scenario. */
    cautious_coverage: [
      [0.7, 0],
      [0.9, 3],
      [1, 5],
      [1.1, 7],
      [1.3, 9],
      [1.6, 10],
    ],
    /** Break-even ratio in percent. */
    break_even: [
      [50, 10],
      [70, 8],
      [80, 5.5],
      [90, 3],
      [100, 0],
    ],
  },
  /** What stands in where a measure is not known: below the middle, never a good mark. */
  unknown: 4,
  /** Taken from ten for each check that flags. What is not known lowers the evidence grade instead. */
  deductions: { critical: 4, caution: 1.5, note: 0.4 },
  /** A case that loses equity, or does not carry its loan with caution, keeps this share of its score: the order stays, below five. */
  lossFactor: 0.49,
  gates: { legal: 5, evidence: { A: null, B: 9, C: 8, D: 6.4 } },
  bands: [8, 6.5, 5],
} as const satisfies { curves: Record<string, Curve>; [part: string]: unknown };
