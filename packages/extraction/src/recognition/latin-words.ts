import type { AlignedPair } from './align.ts';

const latin = /^[A-Za-z]$/;
/** A word of the second reader has at least so many letters. */
const leastWord = 3;
const surely = 0.7;

/** `PRIicE` beside `PRICE`, `LAYouT` beside `LAYOUT`: a word in Latin letters is as the second reader surely saw it, who was taught them. */
export function withLatinWords(pairs: readonly AlignedPair[], sureness: readonly number[]): AlignedPair[] {
  const isLatin = ({ first, second }: AlignedPair): boolean =>
    (first === null || latin.test(first)) && (second === null || latin.test(second)) && (first !== null || second !== null);
  const result: AlignedPair[] = [];
  for (let from = 0; from < pairs.length; ) {
    let to = from;
    while (to < pairs.length && isLatin(pairs[to] as AlignedPair)) to += 1;
    const word = pairs.slice(from, to);
    const seen = word.filter(({ second }) => second !== null);
    const read = word.filter(({ first }) => first !== null).length;
    const isWord =
      seen.length >= leastWord &&
      Math.abs(seen.length - read) <= 1 &&
      seen.every(({ second, other }) => /[A-Z]/.test(second ?? '') && (sureness[other] ?? 0) > surely);
    result.push(...(isWord ? seen.map((pair) => ({ ...pair, first: pair.second })) : word));
    if (to === from) result.push(pairs[from] as AlignedPair);
    from = Math.max(to, from + 1);
  }
  return result;
}
