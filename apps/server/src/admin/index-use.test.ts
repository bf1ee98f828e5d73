import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../platform/database/open-database.ts';
import type { Tables } from '../platform/database/tables.ts';
import { bothDatabases, type TestDatabase } from '../testing/databases.ts';
import { fillDatabase } from '../testing/many-rows.ts';
import { readAuditLog } from './audit/audit-log.ts';
import { createDashboard } from './dashboard/dashboard.ts';
import { listJobs } from './jobs/store.ts';
import { countJobsOf, listUsers, readUsers } from './users/store.ts';

const many = { users: 5_000, jobs: 40_000, days: 200 };

/** The full size is measured by `npm run bench`; here it is enough that nothing reads a whole table. */
const [, server] = bothDatabases;

/** Where the run goes without PostgreSQL there is no plan of its to look at. */
if (server !== undefined)
  describe('lists of administrators over many rows, on PostgreSQL', () => {
    let made: TestDatabase;
    let pool: pg.Pool;
    let db: Kysely<Tables>;
    const asked: CompiledQuery[] = [];

    beforeAll(async () => {
      made = await server.create();
      const database = await openDatabase(made.where);
      await fillDatabase(database.db, many);
      await database.close();
      pool = new pg.Pool({ connectionString: made.where.databaseUrl ?? '', max: 1 });
      db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void asked.push(query) });
    });
    afterAll(async () => {
      await db.destroy();
      await made.remove();
    });

    /** The plans of every query that the work asks. */
    async function plansOf(work: () => Promise<unknown>): Promise<string> {
      asked.length = 0;
      await work();
      const plans: string[] = [];
      for (const { sql: text, parameters } of asked) {
        const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...parameters]);
        plans.push(text, ...rows.map((row) => row['QUERY PLAN']), '');
      }
      return plans.join('\n');
    }
    const wholeTable = /Seq Scan on (users|analyses|analysis_sessions|shown_jobs|allowance_entries|step_done|security_events)/;
    const page = { limit: 20, filter: null, search: '' };

    it('reads a page of users along an index, wherever it is, and the rows of that page alone', async () => {
      for (const skip of [0, 2_400, many.users - 20]) {
        const plans = await plansOf(async () => {
          const { ids } = await listUsers(db, { ...page, skip });
          expect(ids).toHaveLength(20);
          expect(await readUsers(db, ids)).toHaveLength(20);
          await countJobsOf(db, ids);
        });
        expect(plans).not.toMatch(wholeTable);
        expect(plans).toMatch(/Index (Only )?Scan .*using users_by_time/);
      }
      expect(await plansOf(() => listUsers(db, { ...page, filter: 'administrators', skip: 0 }))).not.toMatch(wholeTable);
      expect(await plansOf(() => listUsers(db, { ...page, filter: 'inactive', skip: 40 }))).toContain('users_by_activity');
    });

    it('finds users through the index of their words', async () => {
      for (const search of ['haruka.mori7@example.com', 'haruka mori', '遥香', 'lindqvist9'])
        expect(await plansOf(() => listUsers(db, { ...page, search, skip: 0 }))).toContain('Bitmap Index Scan on users_by_words');
      const { ids, total } = await listUsers(db, { ...page, search: 'HARUKA.mor', skip: 0 });
      const found = await readUsers(db, ids);
      expect(total).toBeGreaterThan(20);
      expect(found.every(({ email }) => email.startsWith('haruka.mori'))).toBe(true);
    });

    it('reads a page of jobs along an index, of every state', async () => {
      for (const skip of [0, 19_990, many.jobs - 20]) {
        const plans = await plansOf(async () => expect((await listJobs(db, { skip, limit: 20, state: null })).rows).toHaveLength(20));
        expect(plans).not.toMatch(wholeTable);
        expect(plans).toContain('shown_jobs_by_time');
      }
      const plans = await plansOf(() => listJobs(db, { skip: 1_000, limit: 20, state: 'failed' }));
      expect(plans).not.toMatch(wholeTable);
      expect(plans).toContain('shown_jobs_by_state');
    });

    it('turns every page of jobs over once, in order, across days', async () => {
      const expected = await db
        .selectFrom('shown_jobs')
        .select('analysis_id')
        .orderBy('created_at', 'desc')
        .orderBy('analysis_id', 'desc')
        .execute();
      for (const skip of [0, 17, 333, 20_001, 39_777]) {
        const { rows, total } = await listJobs(db, { skip, limit: 100, state: null });
        expect(rows.map(({ id }) => id)).toEqual(expected.slice(skip, skip + 100).map(({ analysis_id }) => analysis_id));
        expect(total).toBe(many.jobs);
      }
    });

    it('reads counts and charts from kept totals alone', async () => {
      const dashboard = createDashboard(db);
      const plans = await plansOf(async () => [await dashboard.stats(), await dashboard.charts(30)]);
      expect(plans).not.toMatch(wholeTable);
      expect(await dashboard.stats()).toMatchObject({ users: { total: many.users }, jobs: { total: many.jobs } });
    });

    it('reads the audit log along an index', async () => {
      await sql`insert into security_events (kind, user_id, actor_id)
      select 'signed_in', id, null from users union all select 'user_activated', id, id from users`.execute(db);
      await sql`analyze security_events`.execute(db);
      const query = { before: null, limit: 20, kind: null, isByAdministrators: false, userId: null };
      const [user] = await db.selectFrom('users').select('id').limit(1).execute();
      for (const more of [{}, { before: 4_000 }, { kind: 'signed_in' }, { isByAdministrators: true }, { userId: user?.id ?? '' }])
        expect(await plansOf(() => readAuditLog(db, { ...query, ...more }))).not.toMatch(/Seq Scan on security_events/);
    });
  });
