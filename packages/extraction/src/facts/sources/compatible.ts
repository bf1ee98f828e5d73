import { factDefinition, type Station } from '@rimawari/underwriting';
import { plainText } from '../../normalise/text.ts';

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

/** Short forms of zones: `第一種低住専` is `第一種低層住居専用地域`. */
function zoneKey(value: string): string {
  return text(value)
    .replace(/地域/g, '')
    .replace(/第?([12一二])種/g, (_, digit: string) => `第${kanjiDigits[Number(digit)] ?? digit}種`)
    .replace(/低層住居専用/g, '低住専')
    .replace(/中高層住居専用|中高住専/g, '中住専');
}

/** The more precise of two values that do not contradict each other; undefined where they do. */
const latin = /^[\p{Script=Latin}\p{N}\s.,'’"()/:&+-]+$/u;
const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** One statement in Latin letters and one in Japanese cannot be held against each other; the Japanese one is what documents say. */
function inJapanese(a: string, b: string): string | undefined {
  if (latin.test(a) && japanese.test(b)) return b;
  return latin.test(b) && japanese.test(a) ? a : undefined;
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
    if (field === 'zoning' && zoneKey(a) === zoneKey(b)) return a.length >= b.length ? a : b;
    const [left, right] = [text(a), text(b)];
    if (field === 'built' || field === 'land_rights' || field === 'zoning' || field === 'layout')
      return left.startsWith(right) ? a : right.startsWith(left) ? b : undefined;
  }
  return undefined;
}

function stationKey(station: Station): string {
  const line = (station.line ?? '')
    .normalize('NFKC')
    .replace(/^(?:JR|東京メトロ|都営|東急|京急|小田急|京王|西武|東武|相鉄|近鉄|阪急|阪神|南海|名鉄)\s*/i, '')
    .replace(/\s/g, '');
  // Line names in Japanese agree by their ends, 東京メトロ丸ノ内線 and 丸ノ内線; English ones all end in Line.
  return `${latin.test(line) ? line.toLowerCase().replace(/line$/, '') : line.slice(-4)}|${station.station.normalize('NFKC').replace(/[ケヶ]/g, 'ケ')}|${station.bus_min ?? ''}`;
}

/** `小田急線` beside `小田急小田原線`: a railway named alone and one of its lines. */
function isRailwayOfLine(a: string | null, b: string | null): boolean {
  const [short = '', long = ''] = [a, b]
    .map((line) => (line ?? '').normalize('NFKC').replace(/線$/, ''))
    .toSorted((one, other) => one.length - other.length);
  return short.length >= 2 && long.startsWith(short);
}

/** Both lists in order, each station once, with the longer name of its line; undefined where one station is two distances away. */
function mergeStations(a: readonly Station[], b: readonly Station[]): Station[] | undefined {
  const written = (stations: readonly Station[]): string => stations.map(({ station }) => station).join(' ');
  if (latin.test(written(a)) && japanese.test(written(b))) return [...b];
  if (latin.test(written(b)) && japanese.test(written(a))) return [...a];
  const merged = a.map((station) => ({ ...station }));
  for (const station of b) {
    const known = merged.find(
      (other) =>
        stationKey(other) === stationKey(station) ||
        (other.station === station.station &&
          other.bus_min === station.bus_min &&
          other.walk_min === station.walk_min &&
          (other.line === null || station.line === null || isRailwayOfLine(other.line, station.line))),
    );
    if (!known) merged.push({ ...station });
    else if (known.walk_min !== null && station.walk_min !== null && known.walk_min !== station.walk_min) return undefined;
    else {
      if ((station.line?.length ?? 0) > (known.line?.length ?? 0)) known.line = station.line;
      if (known.walk_min === null && known.distance_m === undefined && station.walk_min !== null) known.walk_min = station.walk_min;
    }
  }
  return merged;
}
