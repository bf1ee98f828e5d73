import { meaningOf } from '../../vocabulary/labels.ts';
import type { Segment } from './pdf-segment.ts';

/** Distance of two lines of one value, in sizes of type; the size of a line in a picture is known to a fifth. */
const mostLeading = 2.2;

/** The same where the line below begins with the whole number of the place. */
const looseLeading = 2.8;
/** A place without any number of it, down to its town. */
const townAlone = /^[^\d０-９]*[都道府県][^\d０-９]*[市区町村郡][^\d０-９]+$/;
const wholeNumber = /^[\d０-９]{1,4}(?:丁目?|番地?|[-－の][\d０-９])[\d０-９丁目番地号の－-]*$/;

/** A place down to its city or ward, and a town with its number, which may stand in the line below. */
const cityAlone = /[都道府県].*[市区町村郡]$/;
const townWithNumber = /^(?!.*[都道府県].*[市区町村])\p{L}{2,12}[\d０-９]{1,4}(?:丁目?|番地?|[-－の])[\d０-９丁目番地号の－-]*$/u;

/** A place cut off inside its words, and what goes on with it: `京都市右京区西院` over `安塚町86番地`. */
const cutPlace = /^[^\d０-９]*[都道府県市区町村郡][^\d０-９]*$/;
const restOfPlace = /^\p{L}{1,12}[\d０-９]{1,4}(?:丁目?|番地?|[-－の]|号)[\d０-９丁目番地号の－-]*$/u;

/** The number of a place in the line under its town: `川越市新宿町` over `3丁目17番9`; or its town with it, under the city. */
function withNumberBelow(rows: readonly Segment[][], row: number, value: Segment): string {
  const isCity = cityAlone.test(value.text.trim());
  for (const next of rows.slice(row + 1)) {
    const down = (next[0] ?? value).y - value.y;
    if (down > looseLeading * value.size) break;
    const at = next.findIndex((candidate) => Math.abs(candidate.x - value.x) <= value.size);
    const below = next[at];
    const left = next[at - 1];
    if (!below || (left && meaningOf(left.text.trim()) !== null)) continue;
    const isTown =
      down <= mostLeading * value.size &&
      ((isCity && townWithNumber.test(below.text.trim())) || (cutPlace.test(value.text.trim()) && restOfPlace.test(below.text.trim())));
    if (isTown || wholeNumber.test(below.text.trim())) return value.text + below.text.trim();
  }
  return value.text;
}

/** A place in Latin letters that breaks off: `4-8-21 Tenjimbashi, Kita-ku,`, `1-14-3 Nishi-Azabu, Minato-`. What may follow in the next lines. */
const openLatin = /^(?:\d[\d-]*\s+)?[A-Z][\w' -]*(?:,\s*[A-Z][\w' -]*)*[,-]$|^\d[\d-]*\s+[A-Z][\w' -]*(?:,\s*[A-Z][\w' -]*)*$/;
const restOfLatin = /^(?:ku|shi|cho|machi|gun|[A-Z][\w'-]*(?:\s[A-Z0-9][\w'-]*)*)(?:,\s*[A-Z][\w' -]*)*,?(?:\s\d{3}-\d{4})?$/;

function withRestOfLatin(rows: readonly Segment[][], row: number, value: Segment): string {
  let text = value.text.trim();
  let { y } = value;
  for (const next of rows.slice(row + 1)) {
    const below = next.find((candidate) => Math.abs(candidate.x - value.x) <= 0.6 * value.size);
    if (!below && (next[0]?.y ?? y) - y <= mostLeading * value.size) continue;
    const rest = below?.text.trim() ?? '';
    const isOpen = /[,-]$/.test(text) || (text.match(/,/g)?.length ?? 0) < 2;
    if (!below || !isOpen || below.y - y > mostLeading * value.size || !restOfLatin.test(rest) || meaningOf(rest) !== null) break;
    if (Math.abs(below.size - value.size) > 0.1 * value.size) break;
    text = text.endsWith('-') ? text + rest : `${text} ${rest}`;
    ({ y } = below);
  }
  return text;
}

/** What goes on in the number of a place; what alone in a line can only end the number above it. */
const restOfNumber = /^(?:丁目|番地?|地|目|号|の|[-－])?\s*[\d０-９][\d０-９番地号の－-]*$/;
const endOfNumber = /^(?:\d{1,3})?(?:号|番地?|地)$/;

/** The rest of an address that was broken over two lines inside its number, `204番` over `地7`, or before it. */
export function withRestOfNumber(rows: readonly Segment[][], row: number, value: Segment): string {
  if (openLatin.test(value.text.trim())) return withRestOfLatin(rows, row, value);
  if (townAlone.test(value.text.trim()) || cityAlone.test(value.text.trim()) || cutPlace.test(value.text.trim()))
    return withNumberBelow(rows, row, value);
  if (!/[\d０-９番地丁目の－-]$/.test(value.text.trim())) return value.text;
  for (const next of rows.slice(row + 1)) {
    const ends = (candidate: Segment): boolean =>
      endOfNumber.test(candidate.text.trim()) && Math.abs(candidate.x + candidate.width - value.x - value.width) <= 0.6 * value.size;
    const below = next.find((candidate) => Math.abs(candidate.x - value.x) <= 0.6 * value.size || ends(candidate));
    const down = (below ?? next[0] ?? value).y - value.y;
    if (down > mostLeading * value.size) break;
    const left = below && next[next.indexOf(below) - 1];
    if (left && meaningOf(left.text.trim()) !== null) break;
    if (below && (restOfNumber.test(below.text.trim()) || endOfNumber.test(below.text.trim()))) return value.text + below.text.trim();
  }
  return value.text;
}
