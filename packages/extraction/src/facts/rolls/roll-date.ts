import { eraPattern } from '@rimawari/underwriting';
import { dateOf } from '../../normalise/dates.ts';
import { plainText } from '../../normalise/text.ts';

const year = `(?:\\d{4}|(?:${eraPattern})\\s*(?:\\d{1,2}|元))`;
const day = `${year}\\s*[年/.-]\\s*\\d{1,2}\\s*(?:[月/.-]\\s*(?:\\d{1,2}\\s*日?|末日?)?)?`;
const english = '(?:\\d{1,2}\\s+)?[A-Z][a-z]{2,8}\\.?\\s+(?:\\d{1,2},\\s*)?\\d{4}|\\d{4}-\\d{2}-\\d{2}';
const before = new RegExp(`(${day})\\s*(?:現在|時点|分)`);
const behind = new RegExp(`(?:基準日|基準年月日|現在|時点)\\s*[:：]?\\s*(${day})`);
/** The day on which a sheet was made, which may be later than the one it holds for. */
const madeBefore = new RegExp(`(${day})\\s*(?:付け?|作成|更新|発行)`);
const madeBehind = new RegExp(`(?:作成日|作成年月日|作成|更新日|日付|発行日)\\s*[:：]?\\s*(${day})`);
/** A day in brackets behind the name of the roll. */
const inTitle = new RegExp(
  `(?:レントロール|賃料|家賃|賃貸|明細|一覧|状況)[^\\d(（]{0,8}[(（]\\s*(${year}\\s*[年/.-]\\s*\\d{1,2}\\s*[月/.-]\\s*\\d{1,2}\\s*日?)\\s*[)）]`,
);
/** A day alone behind the title of the roll: `賃貸一覧 2026.11.01`. */
const behindTitle = new RegExp(
  `(?:レントロール|一覧表?|状況表?|明細表?)\\s+(${year}\\s*[年/.-]\\s*\\d{1,2}\\s*[月/.-]\\s*\\d{1,2}\\s*日?)\\s*$`,
);
/** `2026年10月分（10月31日時点）`: the day behind the month it is of. */
const inMonth = new RegExp(
  `(${year}\\s*[年/.-]\\s*)\\d{1,2}\\s*月\\s*[分度]?\\s*[(（]\\s*(\\d{1,2}\\s*月\\s*\\d{1,2}\\s*日)\\s*(?:現在|時点|締め?)`,
);
const inEnglish = new RegExp(`(?:as (?:of|at)|effective)\\s*:?\\s*(${english})`, 'i');
const madeInEnglish = new RegExp(`(?:date[d:]|dated|prepared(?: on)?|updated(?: on)?)\\s*:?\\s*(${english})`, 'i');

const month = `${year}\\s*[年/.-]\\s*\\d{1,2}\\s*(?:月(?:\\s*\\d{1,2}\\s*日|\\s*末日?)?)?`;
const alone = new RegExp(`^[(（]?\\s*(${month})\\s*(?:分|度|現在)?\\s*[)）]?$`);
const monthBehindTitle = new RegExp(
  `(?:レントロール|一覧表?|状況表?|明細表?|内訳表?|賃料表|家賃表)\\s*[(（【]?\\s*(${month})\\s*(?:分|度|末現在)?\\s*[)）】]?$`,
);

const firstOf = (patterns: readonly RegExp[], text: string): string | null => {
  const plain = plainText(text);
  const said = patterns.map((pattern) => pattern.exec(plain)?.[1]).find((found) => found !== undefined);
  return said === undefined ? null : dateOf(said);
};

/** The day for which a text says that it holds: `2026年10月31日現在`, `基準日 2026/10/31`, `as of 31 Oct 2026`. */
export function dayHeldFor(text: string): string | null {
  const [, ofYear, ofMonth] = inMonth.exec(plainText(text)) ?? [];
  return ofYear !== undefined && ofMonth !== undefined
    ? dateOf(ofYear + ofMonth)
    : firstOf([before, behind, inTitle, behindTitle, inEnglish], text);
}

/** The day for which a text says that it holds, otherwise the one on which it was made: `作成日 2026/10/31`. */
export function dayStated(text: string): string | null {
  return dayHeldFor(text) ?? firstOf([madeBefore, madeBehind, madeInEnglish], text);
}

/** The month that a cell above a roll gives by itself, or in brackets behind its title: `2026年10月`, `入居者一覧（2026年11月）`. */
export function monthAlone(text: string): string | null {
  return firstOf([alone, monthBehindTitle], text);
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

/** The month in the name of a sheet: `RR_202610`, `R8.10`. */
export function monthInName(text: string): string | null {
  const month = text.length <= 24 ? monthOf(text) : null;
  return month?.length === 7 ? month : null;
}

const wholeDay = new RegExp(`^${year}\\s*[年/.-]\\s*\\d{1,2}\\s*[月/.-]\\s*\\d{1,2}\\s*日?$`);

/** A text that is a day and nothing else. */
export function dayAlone(text: string): string | null {
  const plain = plainText(text);
  return wholeDay.test(plain) ? dateOf(plain) : null;
}

const published = new RegExp(
  `(?:掲載|公開|本ページ|このページ|物件情報|当資料|本資料)[^。\\d]{0,10}?(${day})\\s*(?:現在|時点|更新|作成)|(?:最終更新|情報更新|掲載更新)日?\\s*[:：]?\\s*(${day})`,
);

/** The day of which a source says that its own words are: `掲載内容は2026年11月12日時点のものです`. */
export function dayPublished(text: string): string | null {
  const [, said, updated] = text.length > 300 ? [] : (published.exec(plainText(text)) ?? []);
  const date = dateOf(said ?? updated ?? '');
  return date?.length === 10 ? date : null;
}
