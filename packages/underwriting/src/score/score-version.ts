import type { Curve } from './curve.ts';

/** Published parts of the Scenario Score. A change of any number here is a new version. */
export const scoreVersion = {
  version: '1.1.1',
  weights: { income: 30, safety: 25, asset: 20, location: 15, legal: 10 },
  curves: {
    /** Net yield in percent, NOI over price and costs. */
    netYield: [
      [0, 0],
      [2, 3],
      [3, 5],
      [4, 7],
      [5, 8.5],
      [6.5, 10],
    ],
    /** Yearly growth of equity over the holding period in percent: (all cash received ÷ equity)^(1 ÷ years) − 1, the sale included. */
    equityGrowth: [
      [-8, 0],
      [-3, 2],
      [0, 4],
      [2, 6],
      [4, 8],
      [7, 10],
    ],
    /** NOI over loan payments. */
    dscr: [
      [0.8, 0],
      [1, 3],
      [1.2, 6],
      [1.3, 7],
      [1.5, 8.5],
      [2, 10],
    ],
    /** The same with the cautious scenario. */
    stressedDscr: [
      [0.7, 0],
      [0.9, 3],
      [1, 5],
      [1.1, 7],
      [1.3, 9],
      [1.6, 10],
    ],
    /** Break-even ratio in percent. */
    breakEven: [
      [50, 10],
      [70, 8],
      [80, 5.5],
      [90, 3],
      [100, 0],
    ],
    /** Age ÷ tax life. */
    ageOfLife: [
      [0, 10],
      [0.4, 8.5],
      [1, 5],
      [1.5, 3],
      [2.5, 1],
    ],
    /** Tax life left ÷ loan term. */
    lifeOfTerm: [
      [0, 2],
      [0.5, 5],
      [1, 8],
      [1.5, 10],
    ],
    /** Land’s part of the price in percent. */
    landShare: [
      [0, 2],
      [20, 4],
      [40, 6],
      [60, 8],
      [80, 10],
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
  },
  /** What stands in where a measure is not known: the middle, never a good mark. */
  unknown: 4,
  deductions: { critical: 4, caution: 1.5, note: 0.4, unknownCritical: 0.6, unknownCaution: 0.2 },
  gates: { legal: 5, coverage: 6.4, loss: 6.4, evidence: { A: null, B: 9, C: 8, D: 6.4 } },
  bands: [8, 6.5, 5],
} as const satisfies { curves: Record<string, Curve>; [part: string]: unknown };
