import { eraPattern, monthNames, westernYear } from '@rimawari/underwriting';
import { plainText } from './text.ts';

const months = monthNames.map((name) => name.toLowerCase());
/** An era and its year in brackets behind the Western year. */
const eraBehind = new RegExp(`(?<=\\d{4}\\s*年?)\\s*\\((?:${eraPattern})\\s*(?:\\d+|元)\\s*年?\\)`, 'g');
const eraDate = new RegExp(
  `(${eraPattern})\\s*(\\d{1,2}|元)\\s*(?:年\\s*(?:(\\d{1,2})\\s*(?:月|[./-]|$))?|[./-]\\s*(\\d{1,2})(?!\\d)(?:\\s*[月./-])?)\\s*(?:(\\d{1,2})\\s*日?)?`,
);
const englishMonth = new RegExp(
  `(?:\\b(?<first>\\d{1,2})(?:st|nd|rd|th)?[\\s-]+)?\\b(?<month>${months.join('|')})[a-z]*\\.?[\\s-]+(?:(?<day>\\d{1,2})(?:st|nd|rd|th)?,\\s*)?(?<year>\\d{4})`,
  'i',
);

function stamp(year: number, month: string | number | undefined, day?: string): string | null {
  if (year < 1868 || year > 2100) return null;
  const monthNumber = Number(month ?? 0);
  if (monthNumber < 1 || monthNumber > 12) return String(year);
  const head = `${year}-${String(monthNumber).padStart(2, '0')}`;
  const dayNumber = Number(day ?? 0);
  return dayNumber >= 1 && dayNumber <= 31 ? `${head}-${String(dayNumber).padStart(2, '0')}` : head;
}

const kanjiDigit = '〇一二三四五六七八九';

/** `平成八年十一月` in figures. */
function withFigures(text: string): string {
  return text.replace(/[〇一二三四五六七八九十]{1,4}(?=[年月日])/g, (word) => {
    const digit = (letter: string): number => Math.max(0, kanjiDigit.indexOf(letter));
    const [tens, ones] = word.includes('十') ? word.split('十') : [null, word];
    if (tens === null) return [...word].map(digit).join('');
    return String((tens === '' ? 1 : digit(tens ?? '')) * 10 + (ones ? digit(ones) : 0));
  });
}

/** `2026-10` → `2026-10-31`. */
function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

/** A date as `YYYY-MM-DD`, `YYYY-MM` or `YYYY`, from 和暦, 西暦, slashes or English. The last day of a month may be named so (`10月末日`). */
export function dateOf(text: string): string | null {
  const date = printedDate(text);
  const atEnd = date?.length === 7 && /^[^月]*\d\s*月\s*末日[^月]*$/.test(plainText(text));
  return atEnd ? lastDayOf(date) : date;
}

function printedDate(text: string): string | null {
  const plain = withFigures(plainText(text)).replace(eraBehind, '');
  const western = /(\d{4})\s*年\)?\s*(?:(\d{1,2})\s*月)?\s*(?:(\d{1,2})\s*日)?/.exec(plain);
  const era = eraDate.exec(plain);
  // `昭和63年11月（1988年）`: the Western year only repeats the era's.
  if (western && !(era?.[3] && western[2] === undefined)) return stamp(Number(western[1]), western[2], western[3]);
  const eraYear = era ? westernYear(era[1] ?? '', era[2] === '元' ? '元' : Number(era[2])) : null;
  if (era && eraYear !== null) return stamp(eraYear, era[3] ?? era[4], era[5]);
  const slashed = /(?<!\d)(\d{4})\s*[/\-.]\s*(\d{1,2})(?:\s*[/\-.]\s*(\d{1,2}))?(?!\d)/.exec(plain);
  if (slashed) return stamp(Number(slashed[1]), slashed[2], slashed[3]);
  const english = englishMonth.exec(plain);
  if (english?.groups) {
    const { year, month, first, day } = english.groups;
    return stamp(Number(year), months.indexOf((month ?? '').toLowerCase()) + 1, first ?? day);
  }
  const behind = new RegExp(`^(\\d{4})\\s*\\(?\\s*(${months.join('|')})`, 'i').exec(plain);
  if (behind) return stamp(Number(behind[1]), months.indexOf((behind[2] ?? '').toLowerCase()) + 1);
  const year = /^(?:built in\s*)?(\d{4})(?:\s*年)?(?:\s*\(\D.*)?$/i.exec(plain);
  return year ? stamp(Number(year[1]), undefined) : null;
}

/** Year and month a building was or will be completed, `YYYY-MM` or `YYYY`. An age alone (`築18年`) is not a date. */
export function builtOf(text: string): string | null {
  // A narrow cell breaks its words: `2006年（平成` over `18年）10月`.
  const whole = /\n/.test(text) ? dateOf(text.replace(/\n/g, '')) : null;
  const [first] = text.split('\n');
  const date = dateOf(text) ?? (first === undefined ? null : dateOf(first));
  return (whole !== null && (date === null || date.length < whole.length) ? whole : date)?.slice(0, 7) ?? null;
}
