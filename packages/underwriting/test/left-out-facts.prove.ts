import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { FactValues } from '../src/index.ts';
import { type AnyOffer, anyOffer } from './any-offer.ts';
import { scoreOfOffer, stating, walking } from './score-of-offer.ts';

/** What a score may gain by leaving a fact out. */
const most = 0.3;
/** Of units with fees above the worst fifth, so many may gain more. */
const mostWithHighFees = 0.05;

const gainOf = (stated: AnyOffer, silent: AnyOffer): number => scoreOfOffer(silent).score.score - scoreOfOffer(stated).score.score;
const states = ({ facts }: AnyOffer, field: keyof FactValues): boolean => facts.values[field] !== null;
const without = (offer: AnyOffer, ...fields: (keyof FactValues)[]): AnyOffer =>
  stating(offer, Object.fromEntries(fields.map((field) => [field, null])));

const fees = ['management_fee_jpy_month', 'repair_reserve_jpy_month'] as const;
const isLeased = ({ facts }: AnyOffer): boolean => /借地/.test(facts.values.land_rights ?? '');
/** The unit with fees no higher than those that the score counts where none are stated: the worst fifth of its size and place. */
function plausibleFees(offer: AnyOffer): AnyOffer {
  const counted = scoreOfOffer(without(offer, ...fees)).score.marked.result.first.operation.monthly;
  const { management_fee_jpy_month: fee, repair_reserve_jpy_month: reserve } = offer.facts.values;
  return stating(offer, {
    management_fee_jpy_month: Math.min(fee ?? 0, counted.management_fee),
    repair_reserve_jpy_month: Math.min(reserve ?? 0, counted.repair_reserve),
  });
}

/** Each way to leave out a fact: the offer with it and the one without; null where the offer does not state it. */
const silences: [fact: string, pair: (offer: AnyOffer, more: number) => [stated: AnyOffer, silent: AnyOffer] | null][] = [
  ['the walk', (offer, more) => [walking(offer, 1 + Math.round(more * 60)), walking(offer, null)]],
  ['the year built', (offer) => (states(offer, 'built') ? [offer, without(offer, 'built')] : null)],
  ['the structure', (offer) => (states(offer, 'structure') ? [offer, without(offer, 'structure')] : null)],
  ['fees of the worst fifth', (offer) => (states(offer, fees[0]) ? [plausibleFees(offer), without(offer, ...fees)] : null)],
  ['the management fee alone', (offer) => (states(offer, fees[0]) ? [plausibleFees(offer), without(plausibleFees(offer), fees[0])] : null)],
  ['the reserve alone', (offer) => (states(offer, fees[0]) ? [plausibleFees(offer), without(plausibleFees(offer), fees[1])] : null)],
  ['freehold', (offer) => (isLeased(offer) ? null : [stating(offer, { land_rights: '所有権' }), without(offer, 'land_rights')])],
  ['a land lease', (offer) => (isLeased(offer) ? [offer, without(offer, 'land_rights')] : null)],
];

export default {
  title: 'leaving a bad fact out does not pay',
  run: async (scale: 'suite' | 'full'): Promise<string> => {
    const extent = scale === 'full' ? { numRuns: 2_000 } : { numRuns: 200, seed: 20_261_128 };
    for (const [fact, pair] of silences)
      fc.assert(
        fc.property(
          anyOffer,
          fc.integer({ min: 0, max: 1_000 }).map((thousandths) => thousandths / 1_000),
          (offer, more) => {
            const found = pair(offer, more);
            if (found === null) return;
            const gain = gainOf(...found);
            assert.ok(gain <= most + 1e-9, `Without ${fact} the score is ${gain.toFixed(1)} higher.`);
          },
        ),
        extent,
      );
    const units = fc.sample(anyOffer, extent).filter((offer) => states(offer, fees[0]));
    const gained = units.filter((offer) => gainOf(offer, without(offer, ...fees)) > most + 1e-9).length;
    assert.ok(gained / units.length <= mostWithHighFees, `fees: ${gained} of ${units.length} gain more than ${most}.`);
    return `${silences.length} × ${extent.numRuns} offers; with any fees ${gained} of ${units.length} units gain more than ${most}`;
  },
};
