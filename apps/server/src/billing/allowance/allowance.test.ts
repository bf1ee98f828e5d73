import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAttempts } from '../../platform/attempts/attempts.ts';
import { attemptLimits } from '../../platform/attempts/limits.ts';
import { transact } from '../../platform/database/guard.ts';
import { type Database, openDatabase } from '../../platform/database/open-database.ts';
import { bothDatabases, type TestDatabase } from '../../testing/databases.ts';
import { type Allowance, createAllowance } from './service.ts';
import { giveBack, settle } from './settlement.ts';

const november = new Date('2026-11-20T03:00:00Z');
const december = new Date('2026-12-01T03:00:00Z');

describe.each(bothDatabases)('the ledger of allowance, on $name', ({ create }) => {
  let made: TestDatabase;
  let database: Database;
  let allowance: Allowance;
  beforeAll(async () => {
    made = await create();
    database = await openDatabase(made.where);
    const { db } = database;
    allowance = createAllowance({ db, attempts: createAttempts(db), limits: attemptLimits, freeMode: false });
  });
  afterAll(async () => {
    await database.close();
    await made.remove();
  });

  async function someone(standing: Record<string, unknown>): Promise<string> {
    const id = randomUUID();
    await database.db
      .insertInto('users')
      .values({ id, email: `${id}@rimawari.test`, full_name: 'Test', password_hash: '', complimentary_analysis_credits: 0, ...standing })
      .execute();
    return id;
  }
  async function reserve(userId: string, now = november): Promise<string> {
    const analysisId = randomUUID();
    await transact(database.db, (trx) => allowance.reserve(trx, { userId, analysisId, now }));
    return analysisId;
  }
  const end = (how: typeof settle, analysisId: string) => transact(database.db, (trx) => how(trx, analysisId));
  const entriesOf = (userId: string) =>
    database.db
      .selectFrom('allowance_entries')
      .select(['analysis_id', 'kind', 'source', 'usage', 'credits', 'counts_at', 'reason'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute();
  const subscriber = { subscription_status: 'active' as const, monthly_analysis_limit: 2, complimentary_analysis_credits: 5 };

  it('says what was used, of what, when, why and for which analysis', async () => {
    const user = await someone({ complimentary_analysis_credits: 2 });
    const [kept, failed] = [await reserve(user), await reserve(user)];
    await end(settle, kept);
    await end(giveBack, failed);
    const entry = { source: 'complimentary', counts_at: november };
    expect(await entriesOf(user)).toEqual([
      { ...entry, analysis_id: kept, kind: 'reserved', usage: 1, credits: -1, reason: 'submitted' },
      { ...entry, analysis_id: failed, kind: 'reserved', usage: 1, credits: -1, reason: 'submitted' },
      { ...entry, analysis_id: kept, kind: 'settled', usage: 0, credits: 0, reason: 'completed' },
      { ...entry, analysis_id: failed, kind: 'given_back', usage: -1, credits: 1, reason: 'failed' },
    ]);
    expect(await allowance.of(user, november)).toEqual({
      access: { state: 'complimentary', remaining: 1 },
      analysesRemaining: 0,
      usage: 1,
    });
  });

  it('ends an analysis once: of settling and giving back, whichever is first', async () => {
    const user = await someone({ complimentary_analysis_credits: 3 });
    const [settled, failed] = [await reserve(user), await reserve(user)];
    await end(settle, settled);
    await Promise.all([giveBack, settle, giveBack].map((how) => end(how, settled)));
    await Promise.all([giveBack, giveBack, giveBack].map((how) => end(how, failed)));
    await end(settle, failed);
    expect((await entriesOf(user)).slice(2).map(({ analysis_id, kind }) => [analysis_id, kind])).toEqual([
      [settled, 'settled'],
      [failed, 'given_back'],
    ]);
    expect((await allowance.of(user, november))?.access.remaining).toBe(2);
  });

  it('begins a month anew, and gives back in the month of the reservation', async () => {
    const user = await someone(subscriber);
    const first = await reserve(user);
    await reserve(user);
    await expect(reserve(user)).rejects.toThrow("You've reached your monthly limit. Upgrade or wait for next month.");
    expect(await allowance.of(user, december)).toEqual({ access: { state: 'subscribed', remaining: 2 }, analysesRemaining: 2, usage: 0 });
    await reserve(user, december);
    await end(giveBack, first);
    expect(await allowance.of(user, december)).toEqual({ access: { state: 'subscribed', remaining: 1 }, analysesRemaining: 1, usage: 1 });
    expect(await allowance.of(user, november)).toMatchObject({ usage: 2 });
  });

  it('begins a month of a subscription on its anchor day, whatever the month in Japan', async () => {
    const user = await someone({ ...subscriber, billing_anchor: new Date('2026-06-25T04:00:00Z') });
    await reserve(user, new Date('2026-11-25T03:59:00Z'));
    await reserve(user, new Date('2026-11-25T04:01:00Z'));
    await reserve(user, december);
    await expect(reserve(user, new Date('2026-12-25T03:59:00Z'))).rejects.toThrow("You've reached your monthly limit");
    expect(await allowance.of(user, new Date('2026-12-25T04:00:00Z'))).toMatchObject({ access: { remaining: 2 }, usage: 0 });
    expect(await allowance.of(user, new Date('2026-11-25T03:59:59Z'))).toMatchObject({ usage: 3 });
  });

  it('ends the access of a cancelled subscription on time, also when the provider has not said so yet', async () => {
    const ends = new Date('2026-12-10T00:00:00Z');
    const user = await someone({ ...subscriber, complimentary_analysis_credits: 0, subscription_end_date: ends, access_ends_at: ends });
    await reserve(user, new Date('2026-12-09T23:59:59Z'));
    await expect(reserve(user, ends)).rejects.toThrow('Subscription Required');
  });

  it('lets no failed renewal analyse', async () => {
    for (const status of ['past_due', 'unpaid', 'incomplete', 'canceled', 'paused']) {
      const user = await someone({ ...subscriber, complimentary_analysis_credits: 0, subscription_status: status });
      await expect(reserve(user)).rejects.toThrow('Subscription Required');
    }
  });

  it('takes the word of an administrator on the limit at once', async () => {
    const user = await someone(subscriber);
    await transact(database.db, (trx) => allowance.setLimit(trx, user, 7));
    expect((await allowance.of(user, november))?.access.remaining).toBe(7);
    await transact(database.db, (trx) => allowance.setLimit(trx, user, 0));
    await expect(reserve(user)).rejects.toThrow("You've reached your monthly limit");
  });

  it('counts against a plan only what was charged to it', async () => {
    const user = await someone({ complimentary_analysis_credits: -1 });
    for (let time = 0; time < 3; time += 1) await reserve(user);
    await database.db.updateTable('users').set(subscriber).where('id', '=', user).execute();
    expect(await allowance.of(user, november)).toEqual({ access: { state: 'subscribed', remaining: 2 }, analysesRemaining: 2, usage: 3 });
  });

  it('remembers in a later month that complimentary access was used up', async () => {
    const user = await someone({ complimentary_analysis_credits: 1 });
    const only = await reserve(user);
    expect((await allowance.of(user, december))?.access).toEqual({ state: 'complimentary_ended', remaining: 0 });
    await end(giveBack, only);
    expect((await allowance.of(user, december))?.access).toEqual({ state: 'complimentary', remaining: 1 });
  });

  it('leaves nothing of a reservation whose transaction fails', async () => {
    const user = await someone({ complimentary_analysis_credits: 1 });
    await expect(
      transact(database.db, async (trx) => {
        await allowance.reserve(trx, { userId: user, analysisId: randomUUID(), now: november });
        throw new Error('the queue is gone');
      }),
    ).rejects.toThrow('the queue is gone');
    expect(await entriesOf(user)).toEqual([]);
    expect((await allowance.of(user, november))?.access.remaining).toBe(1);
  });

  it('is only added to, and goes with its user', async () => {
    const user = await someone({ complimentary_analysis_credits: 1 });
    await reserve(user);
    const { db } = database;
    await expect(sql`update allowance_entries set usage = 0 where user_id = ${user}`.execute(db)).rejects.toThrow('are not changed');
    await expect(db.deleteFrom('allowance_entries').where('user_id', '=', user).execute()).rejects.toThrow('are not changed');
    expect(await entriesOf(user)).toHaveLength(1);
    await db.deleteFrom('users').where('id', '=', user).execute();
    expect(await entriesOf(user)).toEqual([]);
    expect(await allowance.of(user, november)).toBeNull();
  });
});
