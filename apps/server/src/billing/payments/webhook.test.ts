import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { patience } from '../../../../../tests/deadline.ts';
import { type TestDatabase, testDatabases } from '../../testing/databases.ts';
import { fakeSteps } from '../../testing/fake-pipeline.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { signed } from './testing/fake-provider.ts';
import { heldInvoice, heldSubscription, type ProviderInMemory, providerInMemory } from './testing/provider-in-memory.ts';

const now = Math.floor(Date.now() / 1000);
const month: [number, number] = [now - 100, now + 30 * 86_400];

describe.each(testDatabases())('events of the payment provider, on $name', ({ create }) => {
  let made: TestDatabase;
  let server: TestApp;
  let provider: ProviderInMemory;
  beforeAll(async () => {
    made = await create();
    provider = providerInMemory();
    const settings = { ...provider.settings, webhookSecrets: ['whsec_new', 'whsec_old'] };
    server = await startApp(made, {
      environment: { FREE_MODE: 'false', COMPLIMENTARY_CREDITS: '0' },
      options: { provider: settings },
      steps: fakeSteps(),
    });
  });
  afterAll(async () => {
    await server.stop();
    await made.remove();
  });

  const send = (payload: string | Buffer, signature?: string) =>
    server.as(null, {
      method: 'POST',
      url: '/stripe/webhook',
      payload,
      headers: { 'content-type': 'application/json', ...(signature === undefined ? {} : { 'stripe-signature': signature }) },
    });
  const eventOf = (customer: string, type = 'customer.subscription.updated', id = `evt_${randomUUID()}`) =>
    JSON.stringify({ id, object: 'event', type, created: now, data: { object: { id: 'x', customer } } }, null, 2);
  async function someone(name: string): Promise<{ token: string; id: string; customer: string }> {
    const { token, id } = await server.register(name);
    const customer = `cus_${name}`;
    await server.app.database.db.insertInto('billing_customers').values({ id: customer, user_id: id }).execute();
    return { token, id, customer };
  }
  const me = async (token: string) => (await server.as(token, { url: '/me' })).json();
  const events = async () => (await server.app.database.db.selectFrom('payment_events').select('id').execute()).length;

  it('are taken under either of two secrets', async () => {
    const before = await events();
    for (const secret of ['whsec_new', 'whsec_old']) {
      const event = eventOf('cus_unknown');
      const answer = await send(event, signed(event, secret));
      expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }]);
    }
    expect(await events()).toBe(before + 2);
  });

  const event = eventOf('cus_unknown');
  const lastByte = Buffer.from(event);
  lastByte[lastByte.length - 3] = 0x7f;
  it.each([
    ['without a signature', event, undefined],
    ['with an empty signature', event, ''],
    ['signed with another secret', event, signed(event, 'whsec_other')],
    ['with one byte changed', event.replace('evt_', 'evu_'), signed(event, 'whsec_new')],
    ['with one byte changed into what is not JSON', lastByte, signed(event, 'whsec_new')],
    ['signed 301 seconds ago', event, signed(event, 'whsec_new', 301)],
    ['written anew from its JSON', JSON.stringify(JSON.parse(event)), signed(event, 'whsec_new')],
    ['with words instead of a signature', event, 'trust me'],
    ['without a body', '', signed(event, 'whsec_new')],
  ])('are refused %s', async (_what, payload, signature) => {
    const before = await events();
    const answer = await send(payload, signature);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'wrong_signature']);
    expect(await events()).toBe(before);
  });

  it('are taken when they were signed 300 seconds ago', async () => {
    const late = eventOf('cus_unknown');
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now());
    const answer = await send(late, signed(late, 'whsec_new', 300)).finally(() => clock.mockRestore());
    expect(answer.statusCode).toBe(200);
  });

  it('are refused as unreadable when what was signed is not an event', async () => {
    for (const text of [
      '{}',
      '[]',
      'null',
      '{"id":1,"type":"a","data":{"object":{}}}',
      '{"id":"a\\u0000","type":"a","data":{"object":{}}}',
      '{"id"',
    ]) {
      const answer = await send(text, signed(text, 'whsec_new'));
      expect([answer.statusCode, answer.json().code], text).toEqual([422, 'unreadable_body']);
    }
  });

  it('make the subscription what the provider says it is, whatever they say themselves', async () => {
    const { token, customer } = await someone('subscriber');
    provider.subscriptions.set('sub_1', heldSubscription({ id: 'sub_1', customer }, 'basic', month));
    provider.invoices.set('in_1', heldInvoice({ id: 'in_1', customer, created: now }, 2900, month));
    const paid = eventOf(customer, 'customer.subscription.deleted');
    await send(paid, signed(paid, 'whsec_new'));
    await vi.waitFor(
      async () =>
        expect(await me(token)).toMatchObject({
          subscription_status: 'active',
          subscription_end_date: new Date(month[1] * 1000).toISOString(),
          monthly_analysis_limit: 10,
          analyses_remaining: 10,
          access: { state: 'subscribed', remaining: 10 },
        }),
      patience,
    );
    expect((await server.as(token, { url: '/stripe/payment-history' })).json()).toEqual([
      {
        id: 'in_1',
        status: 'SUCCEEDED',
        description: '1 × Plan (at $29.00 / month)',
        processed_at: new Date(now * 1000).toISOString(),
        amount: 29,
        currency: 'usd',
        billing_period_start: new Date(month[0] * 1000).toISOString(),
        billing_period_end: new Date(month[1] * 1000).toISOString(),
      },
    ]);
  });

  it('have no effect when they come again', async () => {
    const { token, customer } = await someone('again');
    const first = eventOf(customer);
    provider.subscriptions.set('sub_2', heldSubscription({ id: 'sub_2', customer }, 'pro', month));
    await send(first, signed(first, 'whsec_new'));
    await vi.waitFor(async () => expect((await me(token)).analyses_remaining).toBe(50), patience);
    const { db } = server.app.database;
    const before = await db.selectFrom('billing_customers').select(['asked', 'kept']).where('id', '=', customer).executeTakeFirst();
    provider.subscriptions.set('sub_2', heldSubscription({ id: 'sub_2', customer, status: 'past_due' }, 'pro', month));
    for (let time = 0; time < 3; time += 1) expect((await send(first, signed(first, 'whsec_old'))).statusCode).toBe(200);
    const next = eventOf('cus_subscriber');
    await send(next, signed(next, 'whsec_new'));
    const { id } = JSON.parse(next) as { id: string };
    await vi.waitFor(
      async () =>
        expect(
          (await db.selectFrom('payment_events').select('handled_at').where('id', '=', id).executeTakeFirst())?.handled_at,
        ).not.toBeNull(),
      patience,
    );
    expect(await db.selectFrom('billing_customers').select(['asked', 'kept']).where('id', '=', customer).executeTakeFirst()).toEqual(
      before,
    );
    expect((await me(token)).subscription_status).toBe('active');
  });

  it('have their effect when the provider answers again', async () => {
    const { token, customer } = await someone('patient');
    provider.subscriptions.set('sub_3', heldSubscription({ id: 'sub_3', customer }, 'business', month));
    provider.isDown = true;
    const lost = eventOf(customer);
    expect((await send(lost, signed(lost, 'whsec_new'))).statusCode).toBe(200);
    await expect(server.app.payments.events.handle((JSON.parse(lost) as { id: string }).id)).rejects.toThrow();
    provider.isDown = false;
    await vi.waitFor(async () => expect((await me(token)).access).toEqual({ state: 'subscribed', remaining: -1 }), patience);
  });

  it('are not needed: what was never heard of is asked about in time', async () => {
    const { token, customer } = await someone('unheard');
    provider.subscriptions.set('sub_4', heldSubscription({ id: 'sub_4', customer }, 'basic', month));
    const { db } = server.app.database;
    await db
      .updateTable('billing_customers')
      .set({ check_at: new Date(Date.now() - 1000) })
      .where('id', '=', customer)
      .execute();
    await server.app.payments.events.reconcile();
    expect((await me(token)).analyses_remaining).toBe(10);
    // Gone at the provider, and never said so.
    provider.subscriptions.delete('sub_4');
    const tomorrow = new Date(Date.now() + 25 * 3_600_000);
    await server.app.payments.events.reconcile(tomorrow);
    expect(await me(token)).toMatchObject({ subscription_status: 'canceled', access: { state: 'subscription_required' } });
  });
});
