import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Context } from './context.ts';
import type { Extra, Kind, Objects } from './objects.ts';

export interface Stored<K extends Kind> {
  object: Objects[K];
  extra: Extra<K>;
  deleted: boolean;
}

interface Row {
  object: unknown;
  extra: unknown;
  deleted: boolean;
}

export interface Placement {
  customer?: string | null;
  parent?: string | null;
  /** Seconds since 1970; null when time alone changes nothing. */
  dueAt?: number | null;
}

// What stands under a kind was written under that kind.
const toStored = <K extends Kind>(row: Row) => row as Stored<K>;

const toColumns = (place: Placement) => ({
  ...(place.customer === undefined ? {} : { customer: place.customer }),
  ...(place.parent === undefined ? {} : { parent: place.parent }),
  ...(place.dueAt === undefined ? {} : { due_at: place.dueAt === null ? null : new Date(place.dueAt * 1000) }),
});

export async function findStored<K extends Kind>({ trx }: Pick<Context, 'trx'>, kind: K, id: string): Promise<Stored<K> | null> {
  const row = await trx
    .selectFrom('payment_sandbox_objects')
    .select(['object', 'extra', 'deleted'])
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row === undefined ? null : toStored<K>(row);
}

/** Of any kind: what an id in another object refers to. */
export async function findAny(
  { trx }: Pick<Context, 'trx'>,
  id: string,
): Promise<{ kind: string; object: unknown; deleted: boolean } | null> {
  const row = await trx.selectFrom('payment_sandbox_objects').select(['kind', 'object', 'deleted']).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export async function insertObject<K extends Kind>(
  { trx }: Pick<Context, 'trx'>,
  kind: K,
  object: Objects[K],
  extra: Extra<K>,
  place: Placement = {},
): Promise<void> {
  await trx
    .insertInto('payment_sandbox_objects')
    .values({ id: object.id, kind, object: JSON.stringify(object), extra: JSON.stringify(extra), ...toColumns(place) })
    .execute();
}

export async function updateObject<K extends Kind>(
  { trx }: Pick<Context, 'trx'>,
  kind: K,
  object: Objects[K],
  change: Placement & { extra?: Extra<K>; deleted?: true } = {},
): Promise<void> {
  await trx
    .updateTable('payment_sandbox_objects')
    .set({
      object: JSON.stringify(object),
      ...(change.extra === undefined ? {} : { extra: JSON.stringify(change.extra) }),
      ...(change.deleted === undefined ? {} : { deleted: true }),
      ...toColumns(change),
    })
    .where('id', '=', object.id)
    .where('kind', '=', kind)
    .execute();
}

export interface Page {
  limit: number;
  startingAfter?: string | undefined;
  endingBefore?: string | undefined;
}

export interface Filter {
  customer?: string | undefined;
  parent?: string | undefined;
  /** Top-level fields of the object that must have this value. */
  fields?: Record<string, string | undefined>;
  /** Top-level fields of the object that must have one of these values. */
  oneOf?: Record<string, string[] | undefined>;
  /** Of events: whether they have reached the webhook. */
  isDelivered?: boolean | undefined;
  /** Of subscriptions: the price of their item. */
  price?: string | undefined;
  /** Values of `status` that are left out. */
  statusNot?: string[];
  createdFrom?: number | undefined;
  createdBelow?: number | undefined;
}

/** Newest first; one more than the page holds where there is more. */
export async function listObjects<K extends Kind>(
  { trx }: Pick<Context, 'trx'>,
  kind: K,
  filter: Filter,
  page: Page,
): Promise<{ objects: Objects[K][]; hasMore: boolean }> {
  let query = trx
    .selectFrom('payment_sandbox_objects')
    .select(['object', 'extra', 'deleted'])
    .where('kind', '=', kind)
    .where('deleted', '=', false);
  if (filter.customer !== undefined) query = query.where('customer', '=', filter.customer);
  if (filter.parent !== undefined) query = query.where('parent', '=', filter.parent);
  for (const [field, value] of Object.entries(filter.fields ?? {}))
    if (value !== undefined) query = query.where(sql<string>`object->>${sql.lit(field)}`, '=', value);
  if (filter.statusNot !== undefined && filter.statusNot.length > 0)
    query = query.where(sql<string>`object->>'status'`, 'not in', filter.statusNot);
  for (const [field, values] of Object.entries(filter.oneOf ?? {}))
    if (values !== undefined) query = query.where(sql<string>`object->>${sql.lit(field)}`, 'in', values.length === 0 ? [''] : values);
  if (filter.price !== undefined) query = query.where(sql<string>`object #>> '{items,data,0,price,id}'`, '=', filter.price);
  if (filter.isDelivered !== undefined) {
    const delivered = trx.selectFrom('payment_sandbox_deliveries').select('event_id').where('delivered_at', 'is not', null);
    query = query.where('id', filter.isDelivered ? 'in' : 'not in', delivered);
  }
  const created = sql<number>`(object->>'created')::bigint`;
  if (filter.createdFrom !== undefined) query = query.where(created, '>=', filter.createdFrom);
  if (filter.createdBelow !== undefined) query = query.where(created, '<', filter.createdBelow);
  const place = (id: string) => trx.selectFrom('payment_sandbox_objects').select('sequence').where('id', '=', id);
  const isBackwards = page.endingBefore !== undefined;
  if (page.startingAfter !== undefined) query = query.where('sequence', '<', place(page.startingAfter));
  if (page.endingBefore !== undefined) query = query.where('sequence', '>', place(page.endingBefore));
  const rows = await query
    .orderBy('sequence', isBackwards ? 'asc' : 'desc')
    .limit(page.limit + 1)
    .execute();
  const objects = rows.slice(0, page.limit).map((row) => toStored<K>(row).object);
  return { objects: isBackwards ? objects.reverse() : objects, hasMore: rows.length > page.limit };
}

/** Every object of the kind that belongs to the customer or the parent, oldest first. */
export async function allOf<K extends Kind>(
  { trx }: Pick<Context, 'trx'>,
  kind: K,
  owner: { customer: string } | { parent: string },
): Promise<Stored<K>[]> {
  const [[column, id]] = Object.entries(owner) as [['customer' | 'parent', string]];
  const rows = await trx
    .selectFrom('payment_sandbox_objects')
    .select(['object', 'extra', 'deleted'])
    .where('kind', '=', kind)
    .where(column, '=', id)
    .where('deleted', '=', false)
    .orderBy('sequence')
    .execute();
  return rows.map((row) => toStored<K>(row));
}

export interface Due {
  id: string;
  kind: string;
  /** Seconds since 1970. */
  at: number;
}

/** What time changes next, and when, up to that time. */
export async function findDue(db: Kysely<Tables>, upTo: number): Promise<Due | null> {
  const row = await db
    .selectFrom('payment_sandbox_objects')
    .select(['id', 'kind', 'due_at'])
    .where('due_at', '<=', new Date(upTo * 1000))
    .orderBy('due_at')
    .orderBy('sequence')
    .limit(1)
    .executeTakeFirst();
  return row?.due_at ? { id: row.id, kind: row.kind, at: Math.floor(row.due_at.getTime() / 1000) } : null;
}
