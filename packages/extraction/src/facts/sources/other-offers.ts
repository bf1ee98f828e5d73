import type { ReadingName } from '../../lexicon/reading-names.ts';
import { thresholds } from '../../lexicon/thresholds.ts';
import { moneyAmounts } from '../../normalise/money.ts';
import { plainText } from '../../normalise/text.ts';
import type { Candidate } from '../candidate.ts';

interface GroupedPair {
  reading: ReadingName;
  value: string;
  group: number;
}

const identifying: ReadonlySet<ReadingName> = new Set(['address', 'stations', 'floor_area', 'land_area', 'areas', 'name'] as const);
const leastOfMain = 5;
/** Letters of a card. */
const longestCard = 200;

function texts(pairs: readonly GroupedPair[], reading: ReadingName): Set<string> {
  return new Set(pairs.filter((pair) => pair.reading === reading).map((pair) => plainText(pair.value).replace(/\s/g, '')));
}

function prices(pairs: readonly GroupedPair[]): Set<number> {
  return new Set(pairs.filter((pair) => pair.reading === 'price').flatMap((pair) => moneyAmounts(pair.value).slice(0, 1)));
}

/** A card of another offer in one line: its price, which is none of the property's, with its place. */
export function withoutOtherCards(candidates: readonly Candidate[]): Candidate[] {
  const own = new Set(candidates.flatMap(({ field, rank, value }) => (field === 'price_jpy' && rank >= 2 ? [value] : [])));
  if (own.size === 0) return [...candidates];
  return candidates.filter(({ evidence: { label, raw } }) => {
    if (label !== null || !/[市区町村郡].*(?:駅|徒歩)/s.test(raw) || raw.length > longestCard) return true;
    const amounts = moneyAmounts(plainText(raw)).filter((yen) => yen >= thresholds.leastPriceOfOffer.value);
    return amounts.length === 0 || amounts.some((yen) => own.has(yen));
  });
}

/**
 * Containers of a detail page that offer something else: a few labels, another price, and another place or size than
 * the container that describes the property. None on a page without such a main container, so that a list stays a list.
 */
export function otherOffers(pairs: readonly GroupedPair[], core: ReadonlySet<ReadingName>): Set<number> {
  const groups = [...new Set(pairs.map((pair) => pair.group))].map((group) => {
    const own = pairs.filter((pair) => pair.group === group);
    return { group, own, size: new Set(own.filter((pair) => core.has(pair.reading)).map((pair) => pair.reading)).size };
  });
  const main = groups.reduce((best, group) => (group.size > best.size ? group : best), { group: -1, own: [] as GroupedPair[], size: 0 });
  if (main.size < leastOfMain) return new Set();
  const described = groups.filter((group) => group.size >= leastOfMain).flatMap((group) => group.own);
  const ownPrices = prices(described);
  const others = groups.filter(({ own, size }) => {
    if (size >= leastOfMain || ![...prices(own)].some((price) => !ownPrices.has(price))) return false;
    return [...identifying].some((reading) => {
      const known = texts(described, reading);
      return [...texts(own, reading)].some(
        (value) => known.size > 0 && ![...known].some((mine) => mine.includes(value) || value.includes(mine)),
      );
    });
  });
  return ownPrices.size > 0 ? new Set(others.map(({ group }) => group)) : new Set();
}
