import type { AlignedPair } from './align.ts';
import { han, isNumeric, kana, surely } from './letter-kinds.ts';

/** Where the second reader saw a percent sign, digits of the first one alone are what it made of that sign: `6.609` for `6.60％`. */
export function withPercentSigns(pairs: readonly AlignedPair[]): AlignedPair[] {
  const lone = (pair: AlignedPair | undefined): boolean => pair?.second === null && isNumeric(pair.first);
  const isSign = (pair: AlignedPair | undefined): boolean =>
    pair?.second === '%' && (pair.first === null || pair.first === '%' || isNumeric(pair.first));
  return pairs.flatMap((pair, index) => {
    if (isSign(pair)) return [{ ...pair, first: '%' }];
    const besideSign = isSign(pairs[index - 1]) || (isSign(pairs[index + 1]) && pairs[index + 1]?.first !== '%');
    return lone(pair) && besideSign ? [] : [pair];
  });
}

/** `面積7533.17` beside `面積/533.17`: a stroke that the second reader surely saw between a word and a number does not belong to the number. */
export function withStrokes(pairs: readonly AlignedPair[], sureness: readonly number[]): AlignedPair[] {
  const isStroke = (pair: AlignedPair | undefined): boolean => pair?.second === '/' && (sureness[pair.other] ?? 0) > surely;
  const isWord = (pair: AlignedPair | undefined): boolean => pair?.first != null && han.test(pair.first);
  const isFigure = (pair: AlignedPair | undefined): boolean => pair !== undefined && isNumeric(pair.first) && pair.first === pair.second;
  return pairs.map((pair, index) => {
    const [before, next] = [pairs[index - 1], pairs[index + 1]];
    // The figure stands beside the stroke, or the stroke beside the word before it and the figure alone.
    if (isStroke(pair) && isNumeric(pair.first) && isWord(before) && isFigure(next)) return { ...pair, first: '/' };
    if (pair.second === null && isNumeric(pair.first) && isStroke(before) && isWord(before) && isFigure(next))
      return { ...pair, first: '/', second: '/' };
    return isStroke(pair) && isWord(pair) && next?.second === null && isNumeric(next.first) && isFigure(pairs[index + 2])
      ? { ...pair, second: null }
      : pair;
  });
}

/** Capitals that the second reader surely saw side by side, of which the first one made a single character: `沢山陽本線` for `JR山陽本線`. */
export function withCapitals(pairs: readonly AlignedPair[], sureness: readonly number[]): AlignedPair[] {
  const isCapital = ({ second, other }: AlignedPair): boolean => second !== null && /[A-Z]/.test(second) && (sureness[other] ?? 0) > surely;
  const result = [...pairs];
  for (let from = 0; from < pairs.length; from += 1) {
    let to = from;
    while (to < pairs.length && isCapital(pairs[to] as AlignedPair)) to += 1;
    const inside = pairs.slice(from, to);
    const seen = inside.flatMap(({ first }) => (first === null ? [] : [first]));
    if (inside.length >= 2 && seen.length === 1 && seen.every((letter) => han.test(letter) || kana.test(letter)))
      for (const [index, pair] of inside.entries()) result[from + index] = { ...pair, first: pair.second };
    from = Math.max(from, to);
  }
  return result;
}
