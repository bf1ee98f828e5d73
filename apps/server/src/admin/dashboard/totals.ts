import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/index.ts';

/** Which totals make a count: those of `less` are taken off. */
export interface Counted {
  of: readonly string[];
  less?: readonly string[];
}

/** Where a page of a list, newest first, begins: the Japanese day of its first entry, and how many entries are newer than that day. */
export interface PagePlace {
  day: string;
  newer: number;
  /** Entries of the day itself. */
  amount: number;
}

/** All that was counted under each name. */
export async function readTotals(db: Kysely<Tables>, names: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('totals')
    .select(['name', sql<number>`sum(amount)::int`.as('amount')])
    .where('name', 'in', names)
    .groupBy('name')
    .execute();
  return new Map(rows.map(({ name, amount }) => [name, amount]));
}

/** How long a list is, and where the page begins that passes over `skip` of it; null in an empty list. */
export async function findPage(
  db: Kysely<Tables>,
  { of, less = [] }: Counted,
  skip: number,
): Promise<{ total: number; place: PagePlace | null }> {
  const { rows } = await sql<PagePlace & { total: number }>`
    with days as (
      select day, sum(case when name = any(${less}::text[]) then -amount else amount end)::int as amount
      from totals where name = any(${[...of, ...less]}::text[]) group by day
    ), placed as (
      select day, amount, (sum(amount) over (order by day desc) - amount)::int as newer, (sum(amount) over ())::int as total
      from days where amount > 0
    )
    select day::text, amount, newer, total from placed where newer <= ${skip} order by newer desc limit 1`.execute(db);
  const [row] = rows;
  return row === undefined ? { total: 0, place: null } : { total: row.total, place: row };
}
