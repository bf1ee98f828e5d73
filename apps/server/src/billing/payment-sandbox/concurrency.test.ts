import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bothDatabases, type TestDatabase } from '../../testing/databases.ts';
import { startSandbox, type TestSandbox } from './testing/start-sandbox.ts';

// The embedded database has one process; several share a PostgreSQL.
const shared = bothDatabases.filter(({ name }) => name === 'PostgreSQL');

describe.each(shared)('two processes with one payment sandbox on $name', ({ create }) => {
  let made: TestDatabase;
  let one: TestSandbox;
  let other: TestSandbox;
  beforeAll(async () => {
    made = await create();
    one = await startSandbox(made);
    other = await startSandbox(made);
  });
  afterAll(async () => {
    await one.stop();
    await other.stop();
    await made.remove();
  });

  it('have one key, one catalogue and one clock', async () => {
    expect(other.sandbox.apiKey).toBe(one.sandbox.apiKey);
    expect((await other.stripe.prices.list({ active: true })).data).toHaveLength(3);
    const to = new Date((await one.sandbox.now()).getTime() + 7_200_000);
    await one.sandbox.advanceTo(to);
    expect(await other.sandbox.now()).toEqual(to);
  });

  it('renew a subscription once when both look at the same moment', async () => {
    const { customer } = await one.subscribe('price_sandbox_basic_monthly');
    const to = new Date((await one.sandbox.now()).getTime() + 62 * 86_400_000);
    await Promise.all([one.sandbox.advanceTo(to), other.sandbox.advanceTo(to), one.stripe.prices.list(), other.stripe.prices.list()]);
    expect((await other.stripe.invoices.list({ customer })).data.map(({ billing_reason }) => billing_reason)).toEqual([
      'subscription_cycle',
      'subscription_cycle',
      'subscription_create',
    ]);
    expect((await one.stripe.charges.list({ customer })).data).toHaveLength(3);
  });

  it('leave no event behind, whoever brings it', async () => {
    await one.subscribe('price_sandbox_basic_monthly');
    await Promise.all([one.sandbox.deliverPending(), other.sandbox.deliverPending()]);
    const ids = [...one.received, ...other.received].map(({ body }) => (JSON.parse(body) as { id: string }).id);
    expect((await one.stripe.events.list({ delivery_success: false })).data).toEqual([]);
    expect(new Set(ids).size).toBeGreaterThan(10);
  });
});
