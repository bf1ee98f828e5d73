import type { AlignedPair } from './align.ts';
import { han, isNumeric, kana } from './letter-kinds.ts';

/** Spans of the alignment that hold a number in either reading: numeric letters of one or both, side by side. */
export function numberSpans(pairs: readonly AlignedPair[]): { from: number; to: number }[] {
  const spans: { from: number; to: number }[] = [];
  for (const [index, pair] of pairs.entries()) {
    // A letter that the second reader does not know may look like a digit to it: only the first one can begin a number there.
    const numeric =
      isNumeric(pair.first) || (isNumeric(pair.second) && (pair.first === null || (!kana.test(pair.first) && !han.test(pair.first))));
    if (!numeric) continue;
    const last = spans.at(-1);
    if (last && last.to === index) last.to = index + 1;
    else spans.push({ from: index, to: index + 1 });
  }
  return spans.filter(({ from, to }) => pairs.slice(from, to).some((pair) => /\d/.test(`${pair.first ?? ''}${pair.second ?? ''}`)));
}
