/** Most words and figures of the first screen: of price, verdict, tiles and controls, and of the lists below them. */
export const firstScreenLimits = { answer: { words: 90, figures: 16 }, lists: { words: 170, figures: 16 } } as const;

export interface Counts {
  words: number;
  figures: number;
}

const amount = String.raw`[+−]?[¥$]?\d[\d,.]*(?:[KMB%×]|\s?years?\b)?`;
/** A range is one figure, and a score with its scale too. */
const figure = new RegExp(`${amount}(?:\\s?(?:–|to|/)\\s?${amount})*`, 'g');

/**
 * Counts English words and figures of a visible text. Japanese names of papers, which stand beside the English ones, and dates do not
 * count.
 */
export function countText(text: string): Counts {
  const plain = text
    .replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・、（）]+/gu, ' ')
    .replace(/\b[A-Z][a-z]{2} \d{1,2}, \d{4}\b/g, ' ');
  const figures = plain.match(figure) ?? [];
  const words = plain.replace(figure, ' ').match(/[A-Za-z][A-Za-z’'./-]*/g) ?? [];
  return { words: words.length, figures: figures.length };
}
