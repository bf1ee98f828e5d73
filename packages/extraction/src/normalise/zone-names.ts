import { plainText } from './text.ts';

/** Use zones of the City Planning Act as printed in full, each with the short forms of flyers, without what says the category. */
const zones: readonly (readonly [official: string, short: RegExp])[] = [
  ['田園住居地域', /^(?:田園住居?|田住)$/],
  ['準住居地域', /^準住居?$/],
  ['近隣商業地域', /^近(?:隣)?商業?$/],
  ['商業地域', /^商業?$/],
  ['準工業地域', /^準工業?$/],
  ['工業専用地域', /^工業?専用?$/],
  ['工業地域', /^工業?$/],
  ['住居地域', /^住居$/],
];

/** Zones of two categories: `1低専`, `第二種中高層住居専用`, `1種住居`. */
const categories: readonly (readonly [official: string, short: RegExp])[] = [
  ['低層住居専用地域', /^低層?(?:住居?)?(?:専用?)?$/],
  ['中高層住居専用地域', /^中(?:高層?)?(?:住居?)?(?:専用?)?$/],
  ['住居専用地域', /^住居?専用?$/],
  ['住居地域', /^住居?$/],
];

/** One zone in its official words; null for what is none: a district of another rule, a ratio. */
function officialZone(words: string): string | null {
  const plain = words.replace(/\s/g, '').replace(/(?:用途)?地[域区]$/, '');
  const [, category = '', rest = ''] = /^第?([一二12])種?(.+)$/.exec(plain) ?? [];
  if (category !== '') {
    const name = categories.find(([, short]) => short.test(rest))?.[0];
    return name === undefined ? null : `第${/[一1]/.test(category) ? '一' : '二'}種${name}`;
  }
  return zones.find(([, short]) => short.test(plain))?.[0] ?? null;
}

/**
 * A text of zones as texts are compared: every zone by its official name, whatever short form is printed (`1種中高層`, `一低専`, `近商`,
 * `準工`), and other words as they are, without blanks and strokes.
 */
export function zoneKey(text: string): string {
  return plainText(text)
    .split(/[\s・、,/／()]+|(?<=地域)(?=.)/)
    .filter((part) => part !== '')
    .map((part) => officialZone(part) ?? part)
    .join('・');
}

/** Whether a text names a zone in its official words: the form to show where several are printed. */
export function isOfficialZone(text: string): boolean {
  return plainText(text)
    .split(/[\s・、,/／()]+/)
    .some((part) => part !== '' && officialZone(part) === part.replace(/^第?([一1])種/, '第一種').replace(/^第?([二2])種/, '第二種'));
}
