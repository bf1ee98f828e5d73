import { toRomaji } from 'wanakana';

const readable = /^[\p{Script=Hiragana}\p{Script=Katakana}ー・\s\p{Script=Latin}\d０-９Ａ-Ｚａ-ｚ.,&'’-]+$/u;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** How a name in kana is read, in Hepburn letters: `グランメゾン` → `Guranmezon`. Null where it has other characters: how kanji of a name are read, no rule tells. */
export function readingOf(name: string): string | null {
  const plain = name.normalize('NFKC').replace(/・/g, ' ').trim();
  if (!kana.test(plain) || !readable.test(plain)) return null;
  return toRomaji(plain).replace(/(^|\s)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
