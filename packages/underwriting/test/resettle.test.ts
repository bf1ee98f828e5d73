import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inputEffects, type ListedInput } from '../src/case/input-effects.ts';
import { resettle, settleInputs } from '../src/case/resettle.ts';
import { readSubject } from '../src/facts/subject.ts';
import { type AssumptionKey, assumptions, withScenario } from '../src/index.ts';
import { type AnyOffer, anyOffer } from './any-offer.ts';

const asOf = '2026-11-20';
const listed = Object.keys(inputEffects) as ListedInput[];
const settle = ({ facts, market, overrides }: AnyOffer) => settleInputs(readSubject(facts, asOf, market), overrides, 36);

/** A value that can be entered, between the limits. */
function enteredValue(input: ListedInput, share: number, price: number): number {
  if (input === 'price') return Math.max(10_000, Math.round(price * (0.3 + share * 1.7)));
  if (input === 'monthly_rent') return Math.round(10_000 + share * 500_000);
  const { limits, whole } = assumptions[input] as { limits: readonly [number, number]; whole?: boolean };
  const value = limits[0] + (limits[1] - limits[0]) * share;
  return whole === true ? Math.round(value) : Math.round(value * 100) / 100;
}

describe('an input changed the short way', () => {
  it.each(listed)('settles as a run that was made with it: %s', (input) => {
    fc.assert(
      fc.property(anyOffer, fc.double({ min: 0, max: 1, noNaN: true }), (offer, share) => {
        const { subject, settings } = settle(offer);
        const value = enteredValue(input, share, subject.price);
        const short = resettle({ subject, settings }, input === 'price' ? { price: value } : { set: { [input as AssumptionKey]: value } });
        const scenario = input === 'price' ? { price_jpy: value } : { assumptions: { [input]: value } };
        const run = settle({ ...withScenario(offer, scenario), market: offer.market });
        expect(short.settings).toEqual(run.settings);
        expect({ ...short.subject, facts: null }).toEqual({ ...run.subject, facts: null });
      }),
      { numRuns: 40, seed: 20_261_128 },
    );
  });
});

describe('what an input changes', () => {
  it('is told in one or two whole sentences for each', () => {
    for (const { note } of Object.values(inputEffects)) expect(note).toMatch(/^[A-Z].*\.$/);
  });
});
