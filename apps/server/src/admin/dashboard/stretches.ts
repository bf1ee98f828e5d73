import type { PagePlace } from './totals.ts';

/** Entries of a list that are read in one go along its index by time. */
export interface Stretch {
  /** Only entries from this instant on; null: however old. */
  since: Date | null;
  /** Only entries before this instant. */
  before: Date;
  order: 'asc' | 'desc';
  skip: number;
  limit: number;
}

export interface Slice {
  skip: number;
  limit: number;
}

const dayMs = 86_400_000;

/**
 * How to read a page without passing over what comes before it: from the day it begins on, and from the end of that day
 * that is nearer. What is read in ascending order has to be turned round.
 */
export function stretchesOf({ day, newer, amount }: PagePlace, { skip, limit }: Slice): Stretch[] {
  const since = new Date(`${day}T00:00:00+09:00`);
  const before = new Date(since.getTime() + dayMs);
  const into = skip - newer;
  const left = amount - into;
  if (left <= 0) return [];
  if (into <= left) return [{ since: null, before, order: 'desc', skip: into, limit }];
  const own = Math.min(limit, left);
  const ofDay: Stretch = { since, before, order: 'asc', skip: left - own, limit: own };
  return own === limit ? [ofDay] : [ofDay, { since: null, before: since, order: 'desc', skip: 0, limit: limit - own }];
}
