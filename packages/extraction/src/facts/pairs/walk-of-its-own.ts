import type { Station } from '@rimawari/underwriting';
import { plainText } from '../../normalise/text.ts';
import type { PairBlock } from '../../reading/source-reading.ts';
import type { Candidate } from '../candidate.ts';

/** `距離 480m（徒歩6分）` beside `最寄駅 …「蕨」駅`: the walk to the one station, in a cell of its own. */
export function withWalkOfItsOwn(candidates: Candidate[], pairs: readonly PairBlock[]): Candidate[] {
  const walks = pairs.flatMap(({ label, value }) =>
    /^(?:最寄り?)?(?:駅)?(?:から|まで|より)?の?(?:距離|徒歩|徒歩時間|所要時間|時間)(?:・時間|\/時間)?$/.test(
      plainText(label).replace(/\s/g, ''),
    )
      ? (/(?:徒歩|歩)?\s*約?\s*(\d{1,2})\s*分/.exec(plainText(value))?.[1] ?? [])
      : [],
  );
  const [walk] = walks;
  if (walk === undefined || walks.length > 1) return candidates;
  return candidates.map((candidate) => {
    if (candidate.field !== 'stations') return candidate;
    const [station, ...others] = candidate.value as Station[];
    if (!station || others.length > 0 || station.walk_min !== null || station.bus_min !== undefined) return candidate;
    const { distance_m: _metres, ...place } = station;
    return { ...candidate, value: [{ ...place, walk_min: Number(walk) }] };
  });
}
