import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bothDatabases, type TestDatabase } from '../../testing/databases.ts';
import { OutsideTransaction, transact } from './guard.ts';
import { type Database, openDatabase } from './open-database.ts';

const user = () => ({
  id: randomUUID(),
  email: `${randomUUID()}@rimawari.test`,
  full_name: '山田 花子',
  password_hash: '',
  complimentary_analysis_credits: 3,
});

describe.each(bothDatabases)('the database on $name', ({ create }) => {
  let made: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    made = await create('empty');
    database = await openDatabase(made.where);
  });
  afterAll(async () => {
    await database.close();
    await made.remove();
  });

  it('keeps rows with their types', async () => {
    const row = user();
    await database.db.insertInto('users').values(row).execute();
    const read = await database.db.selectFrom('users').selectAll().where('id', '=', row.id).executeTakeFirstOrThrow();
    expect(read).toMatchObject({ ...row, is_active: true, monthly_analysis_limit: 0, subscription_end_date: null });
    expect(read.created_at).toBeInstanceOf(Date);
  });

  it('counts with numbers, not with text', async () => {
    const counted = await database.db
      .selectFrom('users')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    expect(typeof counted.total).toBe('number');
  });

  it('leaves nothing of a transaction that fails', async () => {
    const row = user();
    await expect(
      transact(database.db, async (trx) => {
        await trx.insertInto('users').values(row).execute();
        throw new Error('halfway');
      }),
    ).rejects.toThrow('halfway');
    expect(await database.db.selectFrom('users').where('id', '=', row.id).selectAll().execute()).toEqual([]);
  });

  it('refuses a query that goes past the transaction it is in', async () => {
    await expect(transact(database.db, () => database.db.selectFrom('users').selectAll().execute())).rejects.toThrow(OutsideTransaction);
    await database.ping();
  });

  it('survives a connection that ends in the middle of a transaction, which fails, and serves the next', async () => {
    if (made.where.databaseUrl === null) return;
    const row = user();
    const other = new pg.Client({ connectionString: made.where.databaseUrl });
    await other.connect();
    const failed = transact(database.db, async (trx) => {
      await trx.insertInto('users').values(row).execute();
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await other.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
      // The end of the connection is heard while no query of it waits for an answer.
      await other.query('select 1');
      await trx.selectFrom('users').select('id').execute();
    });
    await expect(failed).rejects.toThrow(/connection/i);
    await other.end();
    await database.ping();
    expect(await database.db.selectFrom('users').where('id', '=', row.id).selectAll().execute()).toEqual([]);
  });

  it('opens again with what it had, whether or not others open it at the same time', async () => {
    const row = user();
    await database.db.insertInto('users').values(row).execute();
    const many = database.kind === 'postgres';
    if (!many) await database.close();
    const opened = await Promise.all(Array.from({ length: many ? 4 : 1 }, () => openDatabase(made.where)));
    for (const other of opened) {
      expect(await other.db.selectFrom('users').where('id', '=', row.id).select('email').execute()).toEqual([{ email: row.email }]);
    }
    if (!many) [database] = opened as [Database];
    else await Promise.all(opened.map((other) => other.close()));
  });
});
