import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transact } from '../../platform/database/guard.ts';
import { type Database, openDatabase } from '../../platform/database/open-database.ts';
import { type TestDatabase, testDatabases } from '../../testing/databases.ts';

const at = (day: string) => new Date(`${day}T12:00:00+09:00`);

async function addUser(db: Database['db'], values: object = {}): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('users')
    .values({ id, email: `${id}@rimawari.test`, full_name: 'Test', password_hash: '', complimentary_analysis_credits: -1, ...values })
    .execute();
  return id;
}

/** An analysis whose shown run is in this state, by the statements that the server uses. */
async function addJob(db: Database['db'], userId: string, status: 'processing' | 'completed' | 'failed', day = at('2026-11-20')) {
  const id = randomUUID();
  await transact(db, async (trx) => {
    const run = { analysis_id: id, id: 'run-1', purpose: 'customer' as const, steps: '["html_report"]', created_at: day };
    await trx.insertInto('analyses').values({ id, user_id: userId, as_of: '2026-11-20', created_at: day }).execute();
    await trx.insertInto('analysis_sessions').values(run).execute();
    await trx.updateTable('analyses').set({ shown_session_id: 'run-1' }).where('id', '=', id).execute();
  });
  const started = new Date(day.getTime() - 2000);
  const step = { analysis_id: id, session_id: 'run-1', step: 'html_report', attempt: 0, started_at: started, done_at: day };
  if (status === 'completed') await db.insertInto('step_done').values(step).execute();
  const failure = status === 'failed' ? { failure_reason: 'removed' } : {};
  await db
    .updateTable('analysis_sessions')
    .set({ status, finished_at: status === 'processing' ? null : day, ...failure })
    .where('analysis_id', '=', id)
    .execute();
  return id;
}

async function totalsOf(db: Database['db']): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('totals')
    .select(['name', sql<number>`sum(amount)::int`.as('amount')])
    .groupBy('name')
    .orderBy('name')
    .execute();
  return Object.fromEntries(rows.filter(({ amount }) => amount !== 0).map(({ name, amount }) => [name, amount]));
}

async function rebuild(db: Database['db']): Promise<number> {
  const { rows } = await sql<{ faults: number }>`select rebuild_totals()::int as faults`.execute(db);
  return rows[0]?.faults ?? Number.NaN;
}

describe.each(testDatabases())('kept totals, on $name', ({ create }) => {
  let made: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    made = await create();
    database = await openDatabase(made.where);
  });
  beforeEach(async () => {
    await database.db.deleteFrom('users').execute();
    await rebuild(database.db);
  });
  afterAll(async () => {
    await database.close();
    await made.remove();
  });

  it('follow what is added, changed and removed, also by a deletion that takes other rows along', async () => {
    const { db } = database;
    const [one, other] = [await addUser(db, { is_superuser: true }), await addUser(db, { subscription_status: 'active' })];
    await addJob(db, one, 'completed');
    await addJob(db, other, 'failed');
    const running = await addJob(db, other, 'processing');
    expect(await totalsOf(db)).toEqual({
      'failures/removed': 1,
      'jobs/completed': 1,
      'jobs/failed': 1,
      'jobs/in_progress': 1,
      // 2 s are of the class from 2 ** 10.75 to 2 ** 11 ms.
      'steps/html_report/43': 1,
      users: 2,
      'users/active': 2,
      'users/administrators': 1,
      'users/subscribed': 1,
    });
    await db.updateTable('users').set({ is_active: false, is_superuser: false, full_name: 'X' }).where('id', '=', one).execute();
    await db.updateTable('analysis_sessions').set({ progress: 50 }).where('analysis_id', '=', running).execute();
    await db.deleteFrom('users').where('id', '=', other).execute();
    expect(await totalsOf(db)).toEqual({ 'jobs/completed': 1, 'steps/html_report/43': 1, users: 1 });
    expect(await rebuild(db)).toBe(0);
    await db.deleteFrom('users').execute();
    expect(await totalsOf(db)).toEqual({});
  });

  it('show another run of an analysis as soon as it is shown, and count a state once', async () => {
    const { db } = database;
    const id = await addJob(db, await addUser(db), 'failed');
    await transact(db, async (trx) => {
      const run = { analysis_id: id, id: 'run-2', purpose: 'customer' as const, steps: '[]', created_at: at('2026-11-21') };
      await trx.insertInto('analysis_sessions').values(run).execute();
      await trx.updateTable('analyses').set({ shown_session_id: 'run-2' }).where('id', '=', id).execute();
    });
    await db.updateTable('analysis_sessions').set({ progress: 1 }).where('analysis_id', '=', id).where('id', '=', 'run-1').execute();
    expect(await totalsOf(db)).toMatchObject({ 'jobs/in_progress': 1, 'failures/removed': 1 });
    await db.updateTable('analysis_sessions').set({ status: 'completed' }).where('id', '=', 'run-2').execute();
    expect(await totalsOf(db)).toMatchObject({ 'jobs/completed': 1 });
    expect(Object.keys(await totalsOf(db))).not.toContain('jobs/in_progress');
    expect(await rebuild(db)).toBe(0);
  });

  it('are exact after many transactions at once, some of which were taken back', async () => {
    const { db } = database;
    const owner = await addUser(db);
    const work = Array.from({ length: 60 }, async (_, n) => {
      const id = await addJob(
        db,
        owner,
        (['completed', 'failed', 'processing'] as const)[n % 3] ?? 'failed',
        at(`2026-11-${10 + (n % 9)}`),
      );
      if (n % 4 === 0) await db.deleteFrom('analyses').where('id', '=', id).execute();
      if (n % 5 === 0) {
        const back = transact(db, async (trx) => {
          await trx
            .insertInto('users')
            .values({ id: randomUUID(), email: `${n}`, full_name: '', password_hash: '', complimentary_analysis_credits: 0 })
            .execute();
          throw new Error('taken back');
        });
        await expect(back).rejects.toThrow('taken back');
      }
    });
    await Promise.all(work);
    expect(await totalsOf(db)).toMatchObject({ users: 1, 'jobs/completed': 15, 'jobs/failed': 15, 'jobs/in_progress': 15 });
    expect(await rebuild(db)).toBe(0);
    // What was added beside the totals is folded into them now and then.
    expect((await db.selectFrom('totals').select('name').execute()).length).toBeGreaterThan(0);
  });

  it('are put right by a rebuild, which says how many were wrong', async () => {
    const { db } = database;
    await addJob(db, await addUser(db), 'completed');
    expect(await rebuild(db)).toBe(0);
    const before = await totalsOf(db);
    expect(before).toMatchObject({ users: 1, 'jobs/completed': 1 });
    await sql`update kept_totals set amount = amount + 5 where name = 'users'`.execute(db);
    await sql`insert into kept_totals (name, day, amount) values ('jobs/failed', '2020-01-01', 1)`.execute(db);
    expect(await totalsOf(db)).not.toEqual(before);
    expect(await rebuild(db)).toBe(2);
    expect(await totalsOf(db)).toEqual(before);
    expect(await rebuild(db)).toBe(0);
  });

  it('stay few, however many changes there were', async () => {
    const { db } = database;
    for (let n = 0; n < 80; n += 1) await addUser(db);
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from kept_total_changes`.execute(db);
    expect(rows[0]?.count).toBeLessThan(130);
  });

  it('are filled from what an earlier version left', async () => {
    const earlier = await create('empty');
    const old = await openDatabase(earlier.where, '0010-second-factor-and-mails');
    const id = randomUUID();
    const { db } = old;
    const owner = await addUser(db);
    await sql`insert into analyses (id, user_id, as_of) values (${id}, ${owner}, '2026-11-20')`.execute(db);
    await sql`insert into analysis_sessions (analysis_id, id, purpose, steps, status, finished_at)
      values (${id}, 'run-1', 'customer', '[]', 'failed', now())`.execute(db);
    await sql`update analyses set shown_session_id = 'run-1'`.execute(db);
    await old.close();
    const now = await openDatabase(earlier.where);
    expect(await totalsOf(now.db)).toEqual({ 'failures/unknown': 1, 'jobs/failed': 1, users: 1, 'users/active': 1 });
    expect(await rebuild(now.db)).toBe(0);
    await now.close();
    await earlier.remove();
  });
});
