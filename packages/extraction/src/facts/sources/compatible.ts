import { factDefinition, type Station } from '@rimawari/underwriting';
import { plainText } from '../../normalise/text.ts';
import { isOfficialZone, zoneKey } from '../../normalise/zone-names.ts';
import { mergeStations } from './merge-stations.ts';

function text(value: unknown): string {
  return typeof value === 'string'
    ? plainText(value)
        .replace(/[\s　]/g, '')
        .replace(/[ケヶ]/g, 'ケ')
    : JSON.stringify(value);
}

function decimals(value: number): number {
  return (String(value).split('.')[1] ?? '').length;
}

/** Equal after rounding or cutting off at the coarser of two precisions, which is not coarser than `least` decimals. */
function sameWhenRounded(a: number, b: number, least: number): boolean {
  const places = Math.max(least, Math.min(decimals(a), decimals(b)));
  const [fine, coarse] = decimals(a) >= decimals(b) ? [a, b] : [b, a];
  return Math.abs(fine - coarse) < 10 ** -places;
}

/** One rounded and one cut off at the same precision, of hundredths or finer: they may be of one quotient. */
function roundedAndCut(a: number, b: number): boolean {
  const places = decimals(a);
  return places >= 2 && places === decimals(b) && Math.abs(a - b) < 1.5 * 10 ** -places;
}

function structures(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).map(String);
}

const kanjiDigits = '〇一二三四五六七八九';

/** `2丁目8番14号`, `二丁目8-14` and `2-8-14` name one place, and so do `五丁6番地` and `5丁6`. */
export function placeKey(value: string): string {
  return text(value)
    .replace(
      /([一二三四五六七八九])?(十)?([一二三四五六七八九])?(?=丁目|丁(?=\d|$))/g,
      (all, tens: string | undefined, ten: string | undefined, ones: string | undefined) => {
        if (all === '') return '';
        const digit = (letter: string | undefined): number => (letter ? kanjiDigits.indexOf(letter) : 0);
        return String(ten ? (digit(tens) || 1) * 10 + digit(ones) : digit(tens) || digit(ones));
      },
    )
    .replace(/(?<=\d)(?:丁目?|番地の?|番|号)/g, '-')
    .replace(/-+/g, '-')
    .replace(/-$/, '');
}

/** The more precise of two values that do not contradict each other; undefined where they do. */
const latin = /^[\p{Script=Latin}\p{N}\s.,'’"()/:&+-]+$/u;
const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** One statement in Latin letters and one in Japanese cannot be held against each other; the Japanese one is what documents say. */
function inJapanese(a: string, b: string): string | undefined {
  if (latin.test(a) && japanese.test(b)) return b;
  return latin.test(b) && japanese.test(a) ? a : undefined;
}

/** Of one zone in two forms the official words, `第一種中高層住居専用地域`, rather than `1種中高層 市街化区域`. */
function fullerZone(a: string, b: string): string {
  if (isOfficialZone(a) !== isOfficialZone(b)) return isOfficialZone(a) ? a : b;
  return a.length >= b.length ? a : b;
}

export function reconcile(field: string, a: unknown, b: unknown): unknown {
  if (text(a) === text(b)) return a;
  if (typeof a === 'string' && typeof b === 'string' && field !== 'layout' && inJapanese(a, b) !== undefined) return inJapanese(a, b);
  if (typeof a === 'number' && typeof b === 'number') {
    const unit = factDefinition(field)?.unit;
    if ((unit === 'm2' || unit === 'percent') && sameWhenRounded(a, b, unit === 'percent' ? 1 : 0))
      return decimals(a) >= decimals(b) ? a : b;
    if (field.endsWith('yield_pct') && roundedAndCut(a, b)) return a;
    return undefined;
  }
  if (field === 'stations') return mergeStations(a as Station[], b as Station[]);
  if (field === 'structure') {
    const [left, right] = [structures(a), structures(b)];
    if (left.every((code) => right.includes(code))) return b;
    return right.every((code) => left.includes(code)) ? a : undefined;
  }
  if (typeof a === 'string' && typeof b === 'string') {
    if (field === 'address') {
      const [one, other] = [placeKey(a), placeKey(b)];
      return one.endsWith(other) || one.startsWith(other) ? a : other.endsWith(one) || other.startsWith(one) ? b : undefined;
    }
    if (field === 'zoning' && zoneKey(a) === zoneKey(b)) return fullerZone(a, b);
    const [left, right] = [text(a), text(b)];
    if (field === 'built' || field === 'land_rights' || field === 'zoning' || field === 'layout')
      return left.startsWith(right) ? a : right.startsWith(left) ? b : undefined;
  }
  return undefined;
}
