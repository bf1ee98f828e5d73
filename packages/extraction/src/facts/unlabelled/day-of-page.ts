import { dateOf } from '../../normalise/dates.ts';
import { plainText } from '../../normalise/text.ts';
import { one, type Read } from '../candidate.ts';

/** The day a page gives for itself in the open: `作成 令和8年11月10日`, `2026年11月20日更新`. */
export function dayOfPage(text: string): Read[] {
  const plain = plainText(text);
  const day = String.raw`((?:\d{4}|令和\s*\d{1,2})\s*[年/.-]\s*\d{1,2}\s*[月/.-]\s*\d{1,2}\s*日?)`;
  if (plain.length > 80) {
    const last = plain.length > 200 ? undefined : new RegExp(`(?:最終更新|更新日)(?:日|日時)?\\s*[:：]?\\s*${day}`).exec(plain)?.[1];
    return one('extra.updated_on', dateOf(last ?? ''));
  }
  // A day alone on its line, or with its time behind the name of who wrote the page.
  const days = [...plain.matchAll(new RegExp(day, 'g'))].map(([, one = '']) => one);
  const isDays = days.length > 0 && days.reduce((rest, one) => rest.replace(one, ''), plain).trim() === '';
  // The day of a post and, behind it, that of its last change.
  const newest = days.toSorted((a, b) => ((dateOf(a) ?? '') < (dateOf(b) ?? '') ? -1 : 1)).at(-1);
  const alone = (isDays ? newest : undefined) ?? new RegExp(`^\\D{0,20}${day}\\s+\\d{1,2}:\\d{2}$`).exec(plain)?.[1];
  if (alone !== undefined) return one('extra.updated_on', dateOf(alone));
  const named = new RegExp(`(?:作成|発行|掲載|更新|公開|登録)(?:日|年月日|日時)?\\s*[:：]?\\s*${day}`).exec(plain)?.[1];
  const behind = new RegExp(`${day}\\s*(?:作成|発行|掲載|更新|公開|登録)`).exec(plain)?.[1];
  return /次回|予定/.test(plain) ? [] : one('extra.updated_on', dateOf(named ?? behind ?? ''));
}
