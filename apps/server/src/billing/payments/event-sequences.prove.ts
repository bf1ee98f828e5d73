import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createAttempts } from '../../platform/attempts/attempts.ts';
import { attemptLimits } from '../../platform/attempts/limits.ts';
import { type Database, openDatabase } from '../../platform/database/open-database.ts';
import { bothDatabases } from '../../testing/databases.ts';
import { createPayments, type Payments } from './service.ts';
import { signed } from './testing/fake-provider.ts';
import { type Chance, chanceOf, type Happening, historyOf } from './testing/provider-history.ts';
import { type ProviderInMemory, providerInMemory } from './testing/provider-in-memory.ts';

interface Bench {
  database: Database;
  provider: ProviderInMemory;
  payments: Payments;
  /** Ids of events whose effect was queued. */
  queued: Set<string>;
  letters: Map<string, number>;
}

function benchOn(database: Database): Bench {
  const provider = providerInMemory();
  const queued = new Set<string>();
  const letters = new Map<string, number>();
  const { db } = database;
  const payments = createPayments({
    db,
    attempts: createAttempts(db),
    limits: attemptLimits,
    settings: provider.settings,
    complimentaryCredits: 0,
    sendEvent: async (_trx, id) => void queued.add(id),
    tell: async (_trx, { letter, paymentId }) =>
      void letters.set(`${letter} ${paymentId}`, (letters.get(`${letter} ${paymentId}`) ?? 0) + 1),
    log: { warn: () => {}, error: () => {} },
  });
  return { database, provider, payments, queued, letters };
}

async function customerOn({ database: { db } }: Bench): Promise<{ userId: string; customer: string }> {
  const [userId, customer] = [randomUUID(), `cus_${randomUUID()}`];
  await db
    .insertInto('users')
    .values({ id: userId, email: `${userId}@rimawari.test`, full_name: 'Test', password_hash: '', complimentary_analysis_credits: 0 })
    .execute();
  await db.insertInto('billing_customers').values({ id: customer, user_id: userId }).execute();
  return { userId, customer };
}

interface Delivery {
  id: string;
  body: string;
}

const eventsOf = ({ events, at }: Happening, customer: string): Delivery[] =>
  events.map((type) => {
    const id = `evt_${randomUUID()}`;
    return { id, body: JSON.stringify({ id, type, created: at, data: { object: { id: 'x', customer } } }) };
  });

/** Brings an event to the webhook's own code, and lets its effect happen as a worker would. */
async function deliver({ payments, queued }: Bench, { id, body }: Delivery): Promise<void> {
  const isNew = !queued.has(id);
  await payments.events.receive(Buffer.from(body), signed(body));
  assert.ok(queued.has(id));
  // A queue may also hand out the same job twice.
  if (isNew || queued.size % 3 === 0) await payments.events.handle(id);
}

async function inOrder(bench: Bench, history: readonly Happening[], customer: string): Promise<void> {
  for (const happening of history) {
    happening.happen(bench.provider, customer);
    for (const event of eventsOf(happening, customer)) await deliver(bench, event);
  }
}

/** Late, in any order, repeated, several at once, and one not before all the others. */
async function disordered(bench: Bench, history: readonly Happening[], customer: string, chance: Chance): Promise<number> {
  let waiting: Delivery[] = [];
  let missing: Delivery | undefined;
  const delivered: Delivery[] = [];
  const some = (all: Delivery[], share: number) => all.filter(() => chance() < share).toSorted(() => chance() - 0.5);
  const bring = async (batch: Delivery[]) => {
    if (chance() < 0.3) await Promise.all(batch.map((event) => deliver(bench, event)));
    else for (const event of batch) await deliver(bench, event);
    delivered.push(...batch);
  };
  for (const happening of history) {
    happening.happen(bench.provider, customer);
    waiting.push(...eventsOf(happening, customer));
    if (missing === undefined && chance() < 0.5) missing = waiting.splice(Math.floor(chance() * waiting.length), 1)[0];
    const batch = some(waiting, 0.4);
    waiting = waiting.filter((event) => !batch.includes(event));
    await bring([...batch, ...some(delivered, 0.1)]);
  }
  await bring(waiting.toSorted(() => chance() - 0.5));
  if (missing !== undefined) await bring([missing]);
  await bring(some(delivered, 0.2));
  return delivered.length;
}

/** Everything that came of it, with the customer's name taken off. */
async function outcome({ database: { db }, letters }: Bench, { userId, customer }: { userId: string; customer: string }): Promise<unknown> {
  const of = <Row>(query: { execute: () => Promise<Row[]> }) => query.execute();
  const user = await of(
    db
      .selectFrom('users')
      .select(['subscription_status', 'subscription_end_date', 'monthly_analysis_limit', 'billing_anchor', 'access_ends_at'])
      .where('id', '=', userId),
  );
  const subscriptions = await of(
    db
      .selectFrom('subscriptions')
      .select(['id', 'status', 'plan_type', 'price_id', 'monthly_limit', 'anchor', 'period_end', 'cancel_at', 'ended_at', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('id'),
  );
  const payments = await of(
    db
      .selectFrom('payments')
      .select(['id', 'status', 'amount_minor', 'currency', 'processed_at', 'period_start', 'period_end', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('id'),
  );
  const receipts = [...letters]
    .filter(([name]) => name.startsWith('receipt') && name.includes(customer))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const unhandled = await of(
    db.selectFrom('payment_events').select('id').where('customer_id', '=', customer).where('handled_at', 'is', null),
  );
  return JSON.parse(JSON.stringify({ user, subscriptions, payments, receipts, unhandled }).replaceAll(customer, 'customer')) as unknown;
}

/** Once more, from nothing but what the provider holds in the end. */
function assertTrue({ provider }: Bench, customer: string, found: unknown): void {
  const { user, payments, receipts } = found as {
    user: { subscription_status: string; monthly_analysis_limit: number }[];
    payments: { status: string }[];
    receipts: [string, number][];
  };
  const held = [...provider.subscriptions.values()].filter((one) => one.customer === customer);
  const live = held.filter(({ status }) => status === 'active' || status === 'trialing');
  assert.equal(
    user[0]?.subscription_status === 'active',
    live.length > 0,
    'access is given without a subscription, or the other way round',
  );
  const limits: Record<string, number> = { price_basic: 10, price_pro: 50, price_business: -1 };
  if (live.length > 0) assert.equal(user[0]?.monthly_analysis_limit, limits[live[0]?.items.data[0]?.price.id ?? '']);
  const paid = [...provider.invoices.values()].filter((invoice) => invoice.customer === customer && invoice.status === 'paid');
  assert.equal(payments.filter(({ status }) => status === 'SUCCEEDED').length, paid.length);
  assert.deepEqual(
    receipts.map(([, times]) => times),
    paid.map(() => 1),
    'a payment has no receipt, or more than one',
  );
}

/** @throws when a disordered sequence ends in another state than the one in order */
export async function proveSequences(database: Database, count: number, seed: number): Promise<{ sequences: number; deliveries: number }> {
  let deliveries = 0;
  for (let number = 0; number < count; number += 1) {
    // The provider's answers grow with what it holds.
    const bench = benchOn(database);
    const chance = chanceOf(seed + number);
    const history = historyOf(chance, Math.floor(Date.now() / 1000), 6);
    const [one, other] = [await customerOn(bench), await customerOn(bench)];
    await inOrder(bench, history, one.customer);
    deliveries += await disordered(bench, history, other.customer, chance);
    const expected = await outcome(bench, one);
    try {
      assertTrue(bench, one.customer, expected);
      assert.deepEqual(await outcome(bench, other), expected);
    } catch (problem) {
      throw new Error(`Sequence ${seed + number} ends otherwise`, { cause: problem });
    }
    if (number % 500 === 499) await sql`truncate payments, subscriptions, payment_events, billing_customers`.execute(database.db);
  }
  return { sequences: count, deliveries };
}

export default {
  title: 'events of the payment provider, shuffled, repeated, late and with one missing, end in the state of those in order',
  run: async (scale: 'suite' | 'full'): Promise<string> => {
    let total = { sequences: 0, deliveries: 0 };
    // PostgreSQL, where there is one, does not wait for the disk in tests.
    const kinds = scale === 'suite' ? bothDatabases.slice(-1) : bothDatabases;
    for (const { create } of kinds) {
      const made = await create();
      const database = await openDatabase(made.where);
      try {
        const { sequences, deliveries } = await proveSequences(database, scale === 'suite' ? 20 : 10_000 / kinds.length, 1);
        total = { sequences: total.sequences + sequences, deliveries: total.deliveries + deliveries };
      } finally {
        await database.close();
        await made.remove();
      }
    }
    return `${total.sequences} sequences, ${total.deliveries} deliveries in disorder`;
  },
};
