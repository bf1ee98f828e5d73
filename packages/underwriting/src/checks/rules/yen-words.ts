/** Before an amount that is owed, and before one that is due from a date on. */
export const arrearsWord = '滞納';
export const fromDateWords = '(?:より|から|以降)';

/** First amount of yen that stands close after a word: `滞納額 約12万3,000円` → 123,000. Null where none does. Text after NFKC. */
export function readYenAfter(text: string, word: string): number | null {
  const match = new RegExp(`${word}[^\\d\\n]{0,14}?(?:(\\d+(?:\\.\\d+)?)万)?\\s*(\\d[\\d,]*)?円`).exec(text);
  if (!match || (match[1] === undefined && match[2] === undefined)) return null;
  const yen = Math.round(Number(match[1] ?? 0) * 10_000) + Number((match[2] ?? '0').replaceAll(',', ''));
  return Number.isSafeInteger(yen) && yen <= 1e10 ? yen : null;
}
