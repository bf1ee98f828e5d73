import { plainText as plain } from './text.ts';

/** Plain text in which percentages that are written out have their sign: `60パーセント`. */
const plainText = (text: string): string => plain(text).replace(/パーセント|\bper ?cent\b/gi, '%');

/** A yield as a percent number. A bare figure counts as percent; a bare ratio below 0.3 (a spreadsheet's 0.0567) becomes one. */
export function yieldOf(text: string): number | null {
  const words = plainText(text);
  const percent = /(\d+(?:\.\d+)?)\s*%/.exec(words)?.[1];
  if (percent) return Number(percent);
  const bare = /^(\d+(?:\.\d+)?)$/.exec(words.replaceAll(',', ''))?.[1];
  if (!bare) return null;
  const value = Number(bare);
  return value > 0 && value < 0.3 ? Math.round(value * 1e6) / 1e4 : value || null;
}

/** One ratio such as 建ぺい率; null where several are printed. */
export function ratioOf(text: string): number | null {
  const values = [
    ...plainText(text)
      .replace(/\([^)]*\)/g, '')
      .matchAll(/(\d+(?:\.\d+)?)\s*%/g),
  ].map((match) => Number(match[1]));
  if (values.length === 1) return values[0] ?? null;
  const bare = /^(\d+(?:\.\d+)?)$/.exec(plainText(text))?.[1];
  return values.length === 0 && bare ? Number(bare) : null;
}

/** `60％・200％`, `60 ％ / 150 ％`, `建ぺい率：60/容積率：200` → both; null where there are more than two figures. */
export function coverageAndRatio(text: string): { coverage: number; ratio: number } | null {
  const values = [...plainText(text).matchAll(/(\d+(?:\.\d+)?)/g)].map((match) => Number(match[1]));
  const [coverage, ratio] = values;
  return values.length === 2 && coverage !== undefined && ratio !== undefined ? { coverage, ratio } : null;
}
