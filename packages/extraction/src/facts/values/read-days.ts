import { dateOf } from '../../normalise/dates.ts';
import { plainText } from '../../normalise/text.ts';
import { type CandidateField, one, type Read } from '../candidate.ts';
import type { ValueReader } from './read-rents.ts';

/** A reader that takes a date for the value of a field. */
export function day(field: CandidateField): ValueReader {
  return (text) => one(field, dateOf(text));
}

/** `2026年11月4日 / 2026年11月18日` under `登録日／更新日`: the newest of the days, and none that is only planned. */
export function newestDay(text: string): string | null {
  const parts = plainText(text)
    .split(/\s\/\s|\/(?=\s*(?:令和|20\d\d\s*年))|[、\n(（]/)
    .filter((part) => !/次回|予定/.test(part));
  return (
    parts
      .map(dateOf)
      .filter((date) => date !== null)
      .toSorted()
      .at(-1) ?? null
  );
}

/** The first and the last day on which bids are taken. */
export function bidPeriod(text: string): Read[] {
  const [from, to] = plainText(text)
    .split(/~|から|-(?=\s*(?:令和|\d{4}年))/)
    .map(dateOf);
  return one('extra.bid_period', from && to ? `${from}/${to}` : null);
}
