import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { UserRow, UserTable } from '../../identity/index.ts';
import type { Tables } from '../../platform/index.ts';
import { type Slice, stretchesOf } from '../dashboard/stretches.ts';
import { type Counted, findPage } from '../dashboard/totals.ts';

export type UserFilter = 'active' | 'inactive' | 'administrators' | 'subscribed';

export interface UserQuery extends Slice {
  filter: UserFilter | null;
  /** Beginnings of words of the address or the name. */
  search: string;
}

const counted: Record<UserFilter | 'all', Counted> = {
  all: { of: ['users'] },
  active: { of: ['users/active'] },
  inactive: { of: ['users'], less: ['users/active'] },
  administrators: { of: ['users/administrators'] },
  subscribed: { of: ['users/subscribed'] },
};

function chosen(db: Kysely<Tables>, filter: UserFilter | null) {
  const users = db.selectFrom('users').select(['users.id', 'users.created_at']);
  if (filter === 'active' || filter === 'inactive') return users.where('is_active', '=', filter === 'active');
  if (filter === 'administrators') return users.where('is_superuser', '=', true);
  return filter === 'subscribed' ? users.where('subscription_status', '=', 'active') : users;
}

/** A slice of the users, newest first, and how many there are. */
export async function listUsers(db: Kysely<Tables>, query: UserQuery): Promise<{ ids: string[]; total: number }> {
  const wanted = query.search.trim() === '' ? null : await searchOf(db, query.search);
  return wanted === null ? pageOf(db, query) : foundBy(db, wanted, query);
}

/** Ids alone come out of the index, however far the page; the rows of the page are read after. */
async function pageOf(db: Kysely<Tables>, { filter, ...slice }: UserQuery): Promise<{ ids: string[]; total: number }> {
  const { total, place } = await findPage(db, counted[filter ?? 'all'], slice.skip);
  const ids: string[] = [];
  for (const { since, before, order, skip, limit } of place === null ? [] : stretchesOf(place, slice)) {
    let query = chosen(db, filter).where('created_at', '<', before);
    if (since !== null) query = query.where('created_at', '>=', since);
    const rows = await query.orderBy('created_at', order).orderBy('id', order).offset(skip).limit(limit).execute();
    ids.push(...(order === 'asc' ? rows.reverse() : rows).map(({ id }) => id));
  }
  return { ids, total };
}

/** What the search asks of the words of a user, in the database's own form; null when it holds no word. */
async function searchOf(db: Kysely<Tables>, text: string): Promise<string | null> {
  const { rows } = await sql<{ wanted: string | null }>`
    select string_agg('''' || left(word, 60) || ''':*', ' & ') as wanted from unnest(search_words(${text})) as word`.execute(db);
  return rows[0]?.wanted ?? null;
}

async function foundBy(db: Kysely<Tables>, wanted: string, { filter, skip, limit }: UserQuery): Promise<{ ids: string[]; total: number }> {
  const rows = await db
    .with(
      (cte) => cte('found').materialized(),
      () => chosen(db, filter).where(sql<SqlBool>`words_of_user(email, full_name) @@ ${wanted}::tsquery`),
    )
    .with('page', (made) =>
      made.selectFrom('found').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').offset(skip).limit(limit),
    )
    .selectFrom((made) => made.selectFrom('found').select(sql<number>`count(*)::int`.as('total')).as('counted'))
    .leftJoin('page', (join) => join.onTrue())
    .select(['counted.total', 'page.id'])
    .orderBy('page.created_at', 'desc')
    .orderBy('page.id', 'desc')
    .execute();
  return { ids: rows.flatMap(({ id }) => id ?? []), total: rows[0]?.total ?? 0 };
}

/** In the order of the ids; those who are gone are left out. */
export async function readUsers(db: Kysely<Tables>, ids: readonly string[]): Promise<UserRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('users').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** How many analyses each of the users has; those without one are left out. */
export async function countJobsOf(db: Kysely<Tables>, userIds: readonly string[]): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('analyses')
    .select(['user_id', sql<number>`count(*)::int`.as('count')])
    .where('user_id', 'in', userIds)
    .where('shown_session_id', 'is not', null)
    .where('hidden_at', 'is', null)
    .groupBy('user_id')
    .execute();
  return new Map(rows.flatMap(({ user_id, count }) => (user_id === null ? [] : [[user_id, count]])));
}

type Changes = Partial<Record<'is_superuser' | 'is_active', boolean>> &
  Partial<Record<Extract<keyof UserTable, 'complimentary_analysis_credits'>, number>>;

export async function updateUser(trx: Transaction<Tables>, id: string, changes: Changes): Promise<void> {
  await trx.updateTable('users').set(changes).where('id', '=', id).execute();
}
