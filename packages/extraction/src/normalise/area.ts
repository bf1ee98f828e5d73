import { plainText } from './text.ts';

const squareMetres = /(\d[\d,]*(?:\.\d+)?)\s*(?:m\s*2|平米|平方メートル|sq\.?\s*m|sqm)/gi;

/** PDFs often lack the letter ㎡ in their font's map; what is left of it stands behind the figure. */
function withUnit(text: string): string {
  return plainText(text.replaceAll('\u0000', '□')).replace(/(?<=\d)\s*[\ufffd□]/g, 'm2');
}

/** Every area in square metres, in order: `25.98m²（壁芯）` → 25.98. */
export function areas(text: string): number[] {
  return [...withUnit(text).matchAll(squareMetres)]
    .map((match) => Number((match[1] ?? '0').replaceAll(',', '')))
    .filter((value) => value > 0);
}

/** The first area; a bare figure counts as square metres (spreadsheets). Null for a range of areas or tsubo alone. */
export function area(text: string): number | null {
  const plain = withUnit(text);
  if (/m\s*2\s*~\s*\d/.test(plain)) return null;
  const first = areas(plain)[0];
  if (first !== undefined) return first;
  const bare = /^約?\s*(\d[\d,]*(?:\.\d+)?)$/.exec(plain)?.[1];
  if (!bare) return null;
  // One or two figures behind a comma are decimals: thousands come in threes.
  return Number(/^\d{1,3},\d{1,2}$/.test(bare) ? bare.replace(',', '.') : bare.replaceAll(',', '')) || null;
}
