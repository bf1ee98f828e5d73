import { foldAddress } from '../address-characters.ts';

const digits = new Map([...'〇一二三四五六七八九'].map((letter, value) => [letter, value]));
digits.set('零', 0);
const units = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1000],
]);

/** `百五` → 105, `二十四` → 24, `一〇三` → 103. */
export function kanjiNumber(text: string): number {
  if (![...text].some((letter) => units.has(letter))) return Number([...text].map((letter) => digits.get(letter) ?? 0).join(''));
  let sum = 0;
  let digit = 0;
  for (const letter of text) {
    const unit = units.get(letter);
    if (unit === undefined) digit = digits.get(letter) ?? 0;
    else {
      sum += (digit || 1) * unit;
      digit = 0;
    }
  }
  return sum + digit;
}

const counted = /[〇零一二三四五六七八九十百]+(?=丁目|条|番|号|線|区)/g;

/**
 * How a town is compared: widths, ヶ and old letters folded, 大字 and a leading 字 taken off, kanji numerals before 丁目, 条 and
 * the like as digits. The same is done to the register and to the address, so that both are changed alike.
 */
export function townKey(text: string): string {
  return foldAddress(text)
    .folded.replace(/[‐‑‒–—―−－]/g, '-')
    .replace(/^大?字/, '')
    .replaceAll('大字', '')
    .replace(/丁(?!目)(?=\d)|(?<=[\d〇一二三四五六七八九十])丁$/g, '丁目')
    .replace(counted, (numeral) => String(kanjiNumber(numeral)));
}

/** As {@link townKey}, with every 字 inside left out: registers and addresses differ in it (佐敷字新里, 佐敷新里). */
export function townKeyWithoutAza(text: string): string {
  return townKey(text).replaceAll('字', '');
}
