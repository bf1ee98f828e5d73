import { zones } from '../lexicon/zones.ts';
import { plainText } from './text.ts';

/** One zone in its official words; null for what is none: a district of another rule, a ratio. */
export function officialZone(words: string): string | null {
  const plain = words.replace(/\s/g, '').replace(/(?:用途)?地[域区]$/, '');
  const [, category = '', rest = ''] = /^第?([一二12])種?(.+)$/.exec(plain) ?? [];
  if (category !== '') {
    const zone = zones.find(({ categories, pattern }) => categories && pattern.test(rest));
    return zone === undefined ? null : `第${/[一1]/.test(category) ? '一' : '二'}種${zone.official}`;
  }
  return zones.find(({ categories, pattern }) => !categories && pattern.test(plain))?.official ?? null;
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
