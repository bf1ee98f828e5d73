/** A piece of a sentence: plain words, an amount that follows the currency switch, or Japanese, which is marked as such. */
export type Word = string | { yen: number; short?: true } | { japanese: string };

/** `¥1,200`, `−¥1,200`, `¥94.8M`, and of earlier reports `1,200 yen` and both ends of `1,200 to 3,400 yen`; then runs of Japanese. */
const special =
  /([−-]?)[¥￥]([−-]?)(\d(?:[\d,]*\d)?(?:\.\d+)?)([KMB](?![A-Za-z]))?(?!\d)|([−-]?)(?<![\d.,])(\d[\d,]*)(?: (to|and) ([−-]?)(\d[\d,]*))? yen\b|([\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\uff66-\uff9f][\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef・ー]*)/g;

/** Letters of short amounts. */
const scales: Readonly<Record<string, number>> = { K: 1e3, M: 1e6, B: 1e9 };

/** A number and its sign of percent stay on one line, in reports of earlier engines. */
export function keptTogether(text: string): string {
  return text.replace(/(\d) %/g, '$1\u00a0%');
}

/** A sentence of the report taken apart into words, amounts and Japanese. */
export function proseWords(sentence: string): Word[] {
  const text = keptTogether(sentence);
  const words: Word[] = [];
  let from = 0;
  for (const match of text.matchAll(special)) {
    words.push(text.slice(from, match.index), ...specialWords(match));
    from = match.index + match[0].length;
  }
  return [...words, text.slice(from)].filter((word) => word !== '');
}

function specialWords(match: RegExpMatchArray): Word[] {
  const [, before, after, marked, scale, sign, low, word, highSign, high, japanese] = match;
  if (japanese !== undefined) return [{ japanese }];
  if (marked !== undefined) {
    const yen = Math.round(yenOf(marked, before !== after) * (scales[scale ?? ''] ?? 1));
    return [scale === undefined ? { yen } : { yen, short: true }];
  }
  if (low === undefined) return [];
  const first = { yen: yenOf(low, sign !== '') };
  return high === undefined ? [first] : [first, ` ${word} `, { yen: yenOf(high, highSign !== '') }];
}

function yenOf(digits: string, negative: boolean): number {
  const yen = Number(digits.replaceAll(',', ''));
  return negative ? -yen : yen;
}
