import { monthNames } from '@rimawari/underwriting';
import { dateOf } from '../../normalise/dates.ts';
import { plainText } from '../../normalise/text.ts';

/** A day from which on, in words: `2018.4～`, `R5年3月より入居`, `入居中（2014年4月）`. */
const sinceDay =
  /((?:令和|平成|昭和|[RHS])?\s*(?:\d{1,4}|元)\s*[年./-]\s*\d{1,2}(?:\s*[月./-]\s*\d{1,2})?\s*[月日]?)\s*(?:[~〜～]|より|から|入居|契約開始|(?<=(?:入居|賃貸|契約|稼働|貸)中?\S{0,12})[)）]$)/;
const untilDay = /まで|満了|期限|終了|退去|解約|exp|until|end/i;
/** `1-Apr-23`, `Apr-23`, `15 Sep 19`: an English month and the last two figures of a year. */
const shortEnglish = new RegExp(
  `^(?:(\\d{1,2})[\\s./-]+)?(${monthNames.map((name) => name.slice(0, 3)).join('|')})[a-z]*\\.?[\\s,./-]+['’]?(\\d{2})$`,
  'i',
);
/** Two figures of a year above it are those of the last century. */
const latestShortYear = 50;

/** The day of a spreadsheet's count from the end of 1899. */
function dayOfSerial(days: number): string {
  return new Date((days - 25_569) * 86_400_000).toISOString().slice(0, 10);
}

/** The day a lease began, as `dateOf` gives it. Days written with the day first or the month first are told apart by those of the whole column. */
export function dayIn(cell: string, monthFirst: boolean | null): string | null {
  // The day on which a lease ends says nothing of its start.
  if (untilDay.test(cell) && !sinceDay.test(cell)) return null;
  const serial = /^\d{5}$/.exec(cell)?.[0];
  // A spreadsheet's count of days, of which the form was lost.
  if (serial !== undefined) return Number(serial) > 30_000 && Number(serial) < 50_000 ? dayOfSerial(Number(serial)) : null;
  const [, short, month2] = /^['’](\d{2})[/.-](\d{1,2})$/.exec(cell) ?? [];
  if (short !== undefined) return dateOf(`20${short}/${month2}`);
  const [, dayOfMonth, english, last] = shortEnglish.exec(cell) ?? [];
  if (english !== undefined) return dateOf(`${dayOfMonth ?? ''} ${english} ${Number(last) > latestShortYear ? 19 : 20}${last}`.trim());
  const [, first, second, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(cell) ?? [];
  if (year === undefined) return dateOf(cell);
  const [month, day] = monthFirst === null ? [] : monthFirst ? [first, second] : [second, first];
  return month === undefined ? year : dateOf(`${year}/${month}/${day}`);
}

/** The day that the first of some remarks gives: `2018.4～`, `2020年2月より入居`. Null where none does. */
export function daySince(remarks: readonly string[], monthFirst: boolean | null): string | null {
  const since = remarks
    .filter((cell) => !untilDay.test(cell))
    .map((cell) => sinceDay.exec(plainText(cell))?.[1])
    .find((text) => text !== undefined);
  return since === undefined
    ? null
    : dayIn(
        since.replace(/[年月日./-]$/, (mark) => (/[年月日]/.test(mark) ? mark : '')),
        monthFirst,
      );
}
