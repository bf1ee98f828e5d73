import { foldRadicals } from './radicals.ts';

const dashes = /[‐‑‒–—―−－﹣ｰ]/g;

/** NFKC with one kind of hyphen and single spaces; line breaks are kept. */
export function plainText(text: string): string {
  return foldRadicals(text)
    .normalize('NFKC')
    .replace(/[\u2027\u00b7\u2022]/g, '・')
    .replace(dashes, '-')
    .replace(/(?<=\d)ー(?=\d)/g, '-')
    .replace(/[〜∼]/g, '~')
    .replace(/[\u2044\u2215]/g, '/')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

/** True where a cell says that there is none: `なし`, `無`. What is left empty or marked by a dash says nothing. */
export function isStatedAbsence(text: string): boolean {
  return /^(?:特に)?(?:なし|無し|無|無料|ございません|ありません|none|nil)[。.]?$/i.test(text.trim());
}

/** True for cells that print nothing: a dash, `なし`, `N/A`. */
export function isBlankValue(text: string): boolean {
  return /^[\s\-ー*※/\\.。·・]*$/.test(text) || /^(なし|無し|無|無料|該当なし|不明|未定|未登録|n\/a|none|null)$/i.test(text);
}
