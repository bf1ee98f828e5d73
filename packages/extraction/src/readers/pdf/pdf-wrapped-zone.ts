import type { Segment } from './pdf-segment.ts';

/** `Category 1 low-rise` over `residential`. */
const openLatinZone = /^(?:Category|Class|Type|Quasi|Neighbou?rhood|Exclusive)\b(?!.*(?:residential|commercial|industrial))/i;
const restOfLatinZone =
  /^(?:(?:low|mid|medium|high)[- ]rise\s)?(?:exclusive(?:ly)?\s)?(?:residential|commercial|industrial)(?:\s(?:district|zone|area))?$/i;

/** The end of a zone in the line under it, `第一種中高層住居専用地` over `域`. */
export function withRestOfZone(rows: readonly Segment[][], row: number, value: string, segment: Segment): string {
  if (value.endsWith('地域')) return value;
  const below = rows
    .slice(row + 1, row + 4)
    .flat()
    .find(
      ({ x, y, text }) =>
        Math.abs(x - segment.x) <= 0.6 * segment.size &&
        y - segment.y <= 2.2 * segment.size &&
        (/^\p{Script=Han}{0,6}域$/u.test(text.trim()) || restOfLatinZone.test(text.trim())),
    );
  if (below !== undefined && restOfLatinZone.test(below.text.trim()))
    return openLatinZone.test(value.trim()) ? `${value.trim()} ${below.text.trim()}` : value;
  return below !== undefined && /(?:種|層|住居|専用?|商業?|工業?|近隣|準|地)$/.test(value) ? value + below.text.trim() : value;
}
