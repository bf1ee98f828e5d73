import { type AlignedPair, lookAlike } from './align.ts';
import { han, kana, signs, surely } from './letter-kinds.ts';
import { isJapanese } from './simplified.ts';

/** What the first reader makes of dirt between two letters. */
const spurious = new Set('人上るへノン参金ー一|4');

/** The character that stands where the readers differ. */
export function letterOf(
  { first, second, at, other }: AlignedPair,
  sureness: readonly number[],
  knows: (letter: string) => boolean,
): string {
  if (first === null) return second !== null && signs.has(second) && (sureness[other] ?? 0) > surely ? second : '';
  if (second === null || first === second) return first;
  if (signs.has(second) && (at === 0 || !han.test(first))) return second;
  // A character that the second reader was never taught looks to it like one that it knows.
  if (lookAlike(first, second)) return knows(first) ? second : first;
  // The second reader knows the letter that the first one saw, and surely saw another one that is written in Japan.
  const bothHan = han.test(first) && isJapanese(second);
  return (sureness[other] ?? 0) > surely && bothHan && knows(first) ? second : first;
}

/** A letter of the first reader alone, between two that both saw: dirt, where it is one of those that dirt becomes. */
export function isDirt(pairs: readonly AlignedPair[], index: number): boolean {
  const pair = pairs[index];
  if (pair?.first == null || pair.second !== null || !spurious.has(pair.first)) return false;
  const before = pairs[index - 1];
  const after = pairs[index + 1];
  const sure = (side: AlignedPair | undefined): boolean =>
    side === undefined || (side.first === side.second && !kana.test(side.first ?? ''));
  const signBefore = before === undefined || signs.has(before.second ?? '');
  return (sure(before) || signBefore) && after !== undefined && sure(after);
}

/** Whether the second reader can be held against the first at this place. */
export const comparable = (pair: AlignedPair): boolean =>
  (pair.first !== null && /[\dA-Za-z]/.test(pair.first)) ||
  (pair.first !== null && pair.second !== null && han.test(pair.first) && han.test(pair.second));
