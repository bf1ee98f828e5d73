import { eraPattern } from '@rimawari/underwriting';
import { dateOf } from '../normalise/dates.ts';
import { plainText } from '../normalise/text.ts';

const year = `(?:\\d{4}|(?:${eraPattern})\\s*(?:\\d{1,2}|元))`;
const day = `${year}\\s*[年/.-]\\s*\\d{1,2}\\s*(?:[月/.-]\\s*(?:\\d{1,2}\\s*日?|末日?)?)?`;
const english = '(?:\\d{1,2}\\s+)?[A-Z][a-z]{2,8}\\.?\\s+(?:\\d{1,2},\\s*)?\\d{4}|\\d{4}-\\d{2}-\\d{2}';
const before = new RegExp(`(${day})\\s*(?:現在|時点|付け?|作成|更新|分)`);
const behind = new RegExp(`(?:作成日|作成年月日|基準日|基準年月日|現在|時点|作成|更新日|日付|発行日)\\s*[:：]?\\s*(${day})`);
/** A day in brackets behind the name of the roll. */
const inTitle = new RegExp(
  `(?:レントロール|賃料|家賃|賃貸|明細|一覧|状況)[^\\d(（]{0,8}[(（]\\s*(${year}\\s*[年/.-]\\s*\\d{1,2}\\s*[月/.-]\\s*\\d{1,2}\\s*日?)\\s*[)）]`,
);
/** A day alone behind the title of the roll: `賃貸一覧 2026.11.01`. */
const behindTitle = new RegExp(
  `(?:レントロール|一覧表?|状況表?|明細表?)\\s+(${year}\\s*[年/.-]\\s*\\d{1,2}\\s*[月/.-]\\s*\\d{1,2}\\s*日?)\\s*$`,
);
const inEnglish = new RegExp(`(?:as (?:of|at)|date[d:]|dated|effective|prepared(?: on)?)\\s*:?\\s*(${english})`, 'i');

/** The day for which a text says that it holds: `2026年10月31日現在`, `作成日 2026/10/31`, `as of 31 Oct 2026`. */
export function dayStated(text: string): string | null {
  const plain = plainText(text);
  const said =
    before.exec(plain)?.[1] ??
    behind.exec(plain)?.[1] ??
    inTitle.exec(plain)?.[1] ??
    behindTitle.exec(plain)?.[1] ??
    inEnglish.exec(plain)?.[1];
  return said ? dateOf(said.replace(/末日?$/, '')) : null;
}

/** The year, or year and month, that the name of a sheet or a title tells: `R8.10`, `2025年度`, `2026年10月分`. */
export function monthOf(text: string): string | null {
  const plain = plainText(text);
  const date = dayStated(plain) ?? dateOf(plain);
  if (date !== null) return date.slice(0, 7);
  const western = /(20\d\d)(?:\s*年?度?|\D?(0[1-9]|1[0-2])(?!\d))?/.exec(plain);
  if (western) return western[2] ? `${western[1]}-${western[2]}` : (western[1] ?? null);
  const era = /(?:令和|R)\s*(\d{1,2})/.exec(plain)?.[1];
  return era ? String(2018 + Number(era)) : null;
}
