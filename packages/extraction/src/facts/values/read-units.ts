import { fullyLet, tenanted } from '../../lexicon/occupancy.ts';
import { composed } from '../../lexicon/pattern.ts';
import { unitCounter } from '../../lexicon/units.ts';
import { unitsOf } from '../../normalise/construction.ts';
import { unitMixOf, unitsOfMix } from '../../normalise/layout.ts';
import { occupancyOf } from '../../normalise/occupancy.ts';
import { one, type Read } from '../candidate.ts';
import { kindOfOffer } from './kind-of-offer.ts';
import { firstLine } from './read-amount.ts';

/** The number of units, the kinds of them and whether they are let. */
export function units(text: string): Read[] {
  return [
    // Counts of kinds tell less than a mix of plans.
    ...one('extra.unit_mix', unitMixOf(text)).map((read) => ({ ...read, weak: unitsOfMix(unitMixOf(text) ?? '') !== null })),
    ...one('units', unitsOf(text, true)),
    ...(composed.i`空|${fullyLet}|稼働|入居|${tenanted}|vacant|occupied|\blet\b|leased`.test(text)
      ? one('occupancy', occupancyOf(text)).map((read) => ({ ...read, weak: true }))
      : []),
  ];
}

/** The use of a building, with the units that it counts. */
export function registeredUse(text: string): Read[] {
  // `種類 一棟マンション`: what is sold, and no use of a register.
  const kind = /棟|区分|売/.test(firstLine(text)) ? kindOfOffer(firstLine(text)) : null;
  return [
    ...(kind === null ? one('extra.registered_use', firstLine(text).slice(0, 40)) : one('extra.category', kind)),
    // `店舗3区画、共同住宅22戸 合計25区画`.
    ...one('units', composed`合計\s*\d+\s*${unitCounter}$`.test(firstLine(text)) ? unitsOf(text, false) : null),
  ];
}
