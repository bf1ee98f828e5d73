import { UnderwritingError } from '../errors.ts';

/** Year, month and day of a civil date; no time zone is involved anywhere in the engine. */
export interface CivilDate {
  year: number;
  month: number;
  day: number;
}

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2 && isLeapYear(year)) return 29;
  return monthLengths[month - 1] ?? 0;
}

/** Dates read before: a report reads the same few thousands of times. */
const known = new Map<string, Readonly<CivilDate>>();
const datesKept = 512;

/** Reads `YYYY-MM-DD`, `YYYY-MM` (first of the month) or `YYYY` (first of January). Throws `invalid_date` otherwise. */
export function parseDate(text: string): Readonly<CivilDate> {
  let date = known.get(text);
  if (date === undefined) {
    date = readDate(text);
    if (known.size >= datesKept) known.clear();
    known.set(text, date);
  }
  return date;
}

function readDate(text: string): CivilDate {
  const match = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(text);
  const year = Number(match?.[1]);
  const month = Number(match?.[2] ?? '1');
  const day = Number(match?.[3] ?? '1');
  if (!match || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) {
    throw new UnderwritingError('invalid_date', `"${text}" is not a date. Write it as YYYY-MM-DD.`);
  }
  return { year, month, day };
}

function formatDate(date: CivilDate): string {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return `${pad(date.year, 4)}-${pad(date.month, 2)}-${pad(date.day, 2)}`;
}

const daysOfYears = new Map<string, Map<number, string>>();

/** A day of a year as text, kept: rules are looked up by it for every year of every case. `day` is `MM-DD`. */
export function dayOfYear(year: number, day: '01-01' | '04-01' | '12-31'): string {
  let ofDay = daysOfYears.get(day);
  if (ofDay === undefined) {
    ofDay = new Map();
    daysOfYears.set(day, ofDay);
  }
  let text = ofDay.get(year);
  if (text === undefined) {
    text = `${year}-${day}`;
    if (ofDay.size >= datesKept) ofDay.clear();
    ofDay.set(year, text);
  }
  return text;
}

/** Days since 1970-01-01 in the proleptic Gregorian calendar. */
export function dayNumber(text: string): number {
  const { year, month, day } = parseDate(text);
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** Whole days from one date to another; negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** The same day of a later month, or that month's last day. */
export function addMonths(text: string, months: number): string {
  const { year, month, day } = parseDate(text);
  const count = year * 12 + (month - 1) + months;
  const target = { year: Math.floor(count / 12), month: (count % 12) + 1 };
  return formatDate({ ...target, day: Math.min(day, daysInMonth(target.year, target.month)) });
}

/** Whole months elapsed from one date to another, counting only completed months; never negative. */
export function monthsElapsed(from: string, to: string): number {
  const start = parseDate(from);
  const end = parseDate(to);
  const months = (end.year - start.year) * 12 + (end.month - start.month) - (end.day < start.day ? 1 : 0);
  return Math.max(0, months);
}

/** Whether `date` is a full `YYYY-MM-DD`. */
export function isFullDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}
