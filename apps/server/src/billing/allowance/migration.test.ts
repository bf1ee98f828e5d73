import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createAttempts } from '../../platform/attempts/attempts.ts';
import { attemptLimits } from '../../platform/attempts/limits.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { bothDatabases } from '../../testing/databases.ts';
import { createAllowance } from './service.ts';

const november = new Date('2026-11-20T03:00:00Z');

describe.each(bothDatabases)('a database of the version without a ledger, on $name', ({ create }) => {
  it('keeps what everyone had used and had left', async () => {
    const made = await create('empty');
    const before = await openDatabase(made.where, '0002-mail-links-and-refunds');
    const user = async (columns: { status?: string; limit?: number; usage: number; month: string; credits: number }) => {
      const id = randomUUID();
      const { status = 'none', limit = 0, usage, month, credits } = columns;
      await sql`insert into users (id, email, full_name, password_hash, subscription_status, monthly_analysis_limit,
          current_month_usage, usage_month, complimentary_analysis_credits)
        values (${id}, ${`${id}@rimawari.test`}, 'Test', '', ${status}, ${limit}, ${usage}, ${month}, ${credits})`.execute(before.db);
      return id;
    };
    const analysis = async (userId: string, day: string, status: string, chargedTo: string, creditTaken: boolean) => {
      const id = randomUUID();
      await sql`insert into analyses (id, user_id, status, as_of, charged_to, credit_taken, session_id, created_at, finished_at)
        values (${id}, ${userId}, ${status}, ${day}, ${chargedTo}, ${creditTaken}, 's', ${`${day}T03:00:00Z`},
          ${status === 'pending' ? null : `${day}T04:00:00Z`})`.execute(before.db);
      return id;
    };
    const guest = await user({ usage: 2, month: '2026-11', credits: 1 });
    const [done, failed, running] = [
      await analysis(guest, '2026-11-02', 'completed', 'complimentary', true),
      await analysis(guest, '2026-11-03', 'failed', 'complimentary', true),
      await analysis(guest, '2026-11-04', 'pending', 'complimentary', true),
    ];
    // Six were counted, of which one is known: the others were removed by hand, or failed when failing gave nothing back.
    const subscriber = await user({ status: 'active', limit: 10, usage: 6, month: '2026-11', credits: 0 });
    await analysis(subscriber, '2026-11-01', 'completed', 'subscription', false);
    await analysis(subscriber, '2026-10-31', 'completed', 'subscription', false);
    const formerGuest = await user({ usage: 4, month: '2026-10', credits: 0 });
    const newcomer = await user({ usage: 0, month: '', credits: 3 });
    await before.close();

    const after = await openDatabase(made.where);
    const { db } = after;
    const allowance = createAllowance({ db, attempts: createAttempts(db), limits: attemptLimits, freeMode: false });
    const viewOf = async (id: string) => {
      const view = await allowance.of(id, november);
      return [view?.access.state, view?.access.remaining, view?.usage];
    };
    expect(await viewOf(guest)).toEqual(['complimentary', 1, 2]);
    expect(await viewOf(subscriber)).toEqual(['subscribed', 4, 6]);
    expect(await viewOf(formerGuest)).toEqual(['complimentary_ended', 0, 0]);
    expect(await viewOf(newcomer)).toEqual(['complimentary', 3, 0]);
    const entries = await db
      .selectFrom('allowance_entries')
      .select(['analysis_id', 'kind', 'usage', 'credits'])
      .where('user_id', '=', guest)
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { analysis_id: done, kind: 'reserved', usage: 1, credits: -1 },
      { analysis_id: failed, kind: 'reserved', usage: 1, credits: -1 },
      { analysis_id: running, kind: 'reserved', usage: 1, credits: -1 },
      { analysis_id: done, kind: 'settled', usage: 0, credits: 0 },
      { analysis_id: failed, kind: 'given_back', usage: -1, credits: 1 },
    ]);
    await after.close();
    await made.remove();
  });
});
