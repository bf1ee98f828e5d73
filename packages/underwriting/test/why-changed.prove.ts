import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type AssumptionOverrides, type ReportChange, underwrite, whyChanged } from '../src/index.ts';
import { sampleContext, sampleMarket } from '../src/testing/index.ts';
import { anyFacts } from './any-facts.ts';

const anyGiven = fc.record({
  facts: anyFacts,
  overrides: fc.constantFrom<AssumptionOverrides>({}, { owner: 'company' }, { loan_to_price: 0 }, { vacancy: 15, loan_rate: 3.4 }),
  market: fc.option(fc.double({ min: 3, max: 14, noNaN: true }), { nil: null }),
  rate: fc.integer({ min: 90, max: 200 }),
  asOf: fc.constantFrom('2025-06-01', '2026-11-20'),
});
type Given = typeof anyGiven extends fc.Arbitrary<infer Value> ? Value : never;

function reportOf({ facts, overrides, market, rate, asOf }: Given) {
  const context = sampleContext(facts, 'x');
  const typical = sampleMarket().typical_yield;
  return underwrite(
    facts,
    {
      ...context,
      exchange_rate: { ...context.exchange_rate, jpy_per_usd: rate },
      ...(market !== null && {
        market: sampleMarket({ typical_yield: typical && { ...typical, value: market, low: market, high: market } }),
      }),
    },
    overrides,
    asOf,
  );
}

/** Every second pair is of one property; the others have any two facts, which is harder. */
const anyPair = fc
  .tuple(anyGiven, anyGiven, fc.boolean())
  .map(([before, after, same]) => [before, same ? { ...after, facts: before.facts } : after] as const);

export default {
  title: 'the causes of a changed report sum to the difference, to the yen',
  run: async (scale: 'suite' | 'full'): Promise<string> => {
    const extent = scale === 'full' ? { numRuns: 500 } : { numRuns: 10, seed: 20_261_122 };
    let joined = 0;
    fc.assert(
      fc.property(anyPair, ([before, after]) => {
        const change: ReportChange | null = whyChanged(reportOf(before), reportOf(after));
        if (change === null) throw new Error('Both keep their inputs.');
        assert.deepEqual(change.causes.flatMap(({ ids }) => ids).toSorted(), ['assumptions', 'data', 'engine', 'facts', 'rates']);
        joined += change.causes.some(({ ids }) => ids.length > 1) ? 1 : 0;
        for (const amount of ['first_year', 'whole_holding'] as const) {
          const from: number | null = change.from[amount];
          const to: number | null = change.to[amount];
          const parts: (number | null)[] = change.causes.map((cause) => cause[amount]);
          if (from === null || to === null) assert.ok(parts.every((part) => part === null));
          else
            assert.equal(
              parts.reduce<number>((sum, part) => sum + (part ?? Number.NaN), 0),
              to - from,
            );
        }
      }),
      extent,
    );
    return `${extent.numRuns} pairs, ${joined} with causes that could not be told apart`;
  },
};
