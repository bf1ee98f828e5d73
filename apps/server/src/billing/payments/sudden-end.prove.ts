import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { type Database, openDatabase } from '../../platform/database/open-database.ts';
import { bothDatabases, type TestDatabase } from '../../testing/databases.ts';
import { startSpeaking } from '../../testing/speaking-process.ts';

const program = fileURLToPath(new URL('testing/event-process.run.ts', import.meta.url));

async function withDatabase<Result>(made: TestDatabase, work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase(made.where);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Kills the process that took an event while it asks the provider, or when the effect is there and nobody was told. @throws when the effect is not there once */
async function proveKill({ create }: { create: () => Promise<TestDatabase> }, hangs: 'asking' | 'done'): Promise<void> {
  const made = await create();
  const [userId, customer] = [randomUUID(), `cus_${randomUUID()}`];
  const words = [made.where.dataDir, made.where.databaseUrl ?? '-', customer];
  try {
    await withDatabase(made, async ({ db }) => {
      const user = {
        id: userId,
        email: `${userId}@rimawari.test`,
        full_name: 'Test',
        password_hash: '',
        complimentary_analysis_credits: 0,
      };
      await db.insertInto('users').values(user).execute();
      await db.insertInto('billing_customers').values({ id: customer, user_id: userId }).execute();
    });
    const first = startSpeaking(program, [...words, 'receive', hangs]);
    await first.says('hangs').finally(() => first.kill());
    const second = startSpeaking(program, [...words, '-', '-']);
    await second.says('done').finally(() => second.kill());
    await withDatabase(made, async ({ db }) => {
      const user = await db.selectFrom('users').select('subscription_status').where('id', '=', userId).executeTakeFirst();
      assert.equal(user?.subscription_status, 'active');
      const payments = await db.selectFrom('payments').select(['id', 'status', 'amount_minor']).execute();
      assert.deepEqual(payments, [{ id: 'in_1', status: 'SUCCEEDED', amount_minor: 7900 }]);
      const { receipts } = await db
        .withSchema('pgboss')
        .selectFrom('job' as never)
        .select((eb) => eb.fn.countAll<number>().as('receipts'))
        .where('name' as never, '=', 'mail' as never)
        .executeTakeFirstOrThrow();
      assert.equal(receipts, 1, 'the payment has no receipt, or more than one');
      const unhandled = await db.selectFrom('payment_events').select('id').where('handled_at', 'is', null).execute();
      assert.deepEqual(unhandled, []);
    });
  } finally {
    await made.remove();
  }
}

export default {
  title: 'a payment event whose process is killed before or after its effect has the effect once',
  run: async (scale: 'suite' | 'full'): Promise<string> => {
    let kills = 0;
    for (const kind of scale === 'suite' ? bothDatabases.slice(0, 1) : bothDatabases) {
      for (let round = 0; round < (scale === 'suite' ? 1 : 10); round += 1) {
        // In the suite where more can go wrong: the effect is there, and nobody was told.
        for (const hangs of scale === 'suite' ? (['done'] as const) : (['asking', 'done'] as const)) {
          await proveKill(kind, hangs);
          kills += 1;
        }
      }
    }
    return `${kills} kills`;
  },
};
