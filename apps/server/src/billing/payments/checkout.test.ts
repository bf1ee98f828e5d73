import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '../../testing/databases.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { heldSubscription, type ProviderInMemory, providerInMemory } from './testing/provider-in-memory.ts';

const site = 'https://rimawari.example';
const good = { price_id: 'price_pro', success_url: `${site}/payment/success`, cancel_url: `${site}/pricing` };

describe.each(testDatabases())('subscribing, on $name', ({ create }) => {
  let made: TestDatabase;
  let server: TestApp;
  let provider: ProviderInMemory;
  beforeAll(async () => {
    made = await create();
    provider = providerInMemory();
    server = await startApp(made, { environment: { PUBLIC_URL: site }, options: { provider: provider.settings } });
  });
  afterAll(async () => {
    await server.stop();
    await made.remove();
  });

  const post = (token: string, url: string, payload: object, key?: string) =>
    server.as(token, { method: 'POST', url, payload, headers: key === undefined ? {} : { 'idempotency-key': key } });
  const checkout = (token: string, changes: Partial<typeof good> = {}, key?: string) =>
    post(token, '/stripe/create-checkout-session', { ...good, ...changes }, key);

  it('leads to the page of the provider, for the price and the user who asks', async () => {
    const { token, id } = await server.register('buyer');
    provider.asked = [];
    const answer = await checkout(token);
    expect([answer.statusCode, answer.json()]).toEqual([200, { checkout_url: 'https://checkout.stripe.com/c/pay/cs_test_a1B2c3' }]);
    const [customer, session] = provider.asked;
    expect(customer).toMatchObject({
      path: '/customers',
      given: { email: 'buyer@rimawari.test', 'metadata[user_id]': id },
      idempotencyKey: `customer-${id}-0`,
    });
    expect(session?.given).toMatchObject({
      mode: 'subscription',
      customer: 'cus_1Q',
      'line_items[0][price]': 'price_pro',
      'line_items[0][quantity]': '1',
      success_url: good.success_url,
      cancel_url: good.cancel_url,
      client_reference_id: id,
    });
    expect((await server.as(token, { url: '/me' })).json().subscription_status).toBeNull();
  });

  it.each([
    ['another site', 'https://evil.example/payment/success'],
    ['a name that begins alike', `${site}.evil.example/payment/success`],
    ['a user name before another site', 'https://rimawari.example@evil.example/'],
    ['a user name before this one', 'https://user:secret@rimawari.example/payment/success'],
    ['another port', 'https://rimawari.example:8443/payment/success'],
    ['another scheme', 'http://rimawari.example/payment/success'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,x'],
  ])('sends nobody to %s', async (_what, address) => {
    const { token } = await server.register(`foreign-${Math.random()}`);
    provider.asked = [];
    for (const name of ['success_url', 'cancel_url'] as const) {
      const answer = await checkout(token, { [name]: address });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().detail[0].loc).toEqual(['body', name]);
    }
    const answer = await post(token, '/stripe/create-portal-session', { return_url: address });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().detail[0].loc).toEqual(['body', 'return_url']);
    expect(provider.asked).toEqual([]);
  });

  it('sells no price that is not on offer', async () => {
    const { token } = await server.register('guesser');
    for (const price_id of ['price_guessed', 'free_trial', 'prod_pro']) {
      const answer = await checkout(token, { price_id });
      expect([answer.statusCode, answer.json().detail[0].loc]).toEqual([422, ['body', 'price_id']]);
    }
  });

  it('passes an Idempotency-Key on, under a name that is the user’s own', async () => {
    const [one, other] = [await server.register('once'), await server.register('twice')];
    provider.asked = [];
    const first = await checkout(one.token, {}, 'key-1');
    const sessions = () => provider.asked.filter(({ path }) => path === '/checkout/sessions');
    expect(sessions().map(({ idempotencyKey }) => idempotencyKey)).toEqual([expect.stringMatching(/^checkout-[0-9a-f]{64}$/)]);
    expect((await checkout(one.token, {}, 'key-1')).json()).toEqual(first.json());
    expect(sessions()).toHaveLength(1);
    expect((await checkout(one.token, { price_id: 'price_basic' }, 'key-1')).json().code).toBe('idempotency_conflict');
    await checkout(other.token, {}, 'key-1');
    const [mine, theirs] = sessions().map(({ idempotencyKey }) => idempotencyKey);
    expect(theirs).not.toBe(mine);
  });

  it.each([
    ['active', 'You already have an active subscription. Change it in the billing portal.'],
    ['trialing', 'You already have an active subscription. Change it in the billing portal.'],
    ['past_due', 'The last payment for your subscription failed. Update your payment method in the billing portal.'],
  ])('sells nothing to whoever has a subscription that is %s, also before its event has come', async (status, detail) => {
    const { token, id } = await server.register(`has-${status}`);
    const customer = `cus_has_${status}`;
    await server.app.database.db.insertInto('billing_customers').values({ id: customer, user_id: id }).execute();
    provider.subscriptions.set(customer, heldSubscription({ id: `sub_${status}`, customer, status }));
    const answer = await checkout(token);
    expect([answer.statusCode, answer.json()]).toEqual([409, { code: 'already_subscribed', detail }]);
    const portal = await post(token, '/stripe/create-portal-session', { return_url: `${site}/billing` });
    expect(portal.json()).toEqual({ portal_url: 'https://billing.stripe.com/p/session/test_9Zx' });
  });

  it('says so when the provider does not answer, and when there is nothing to manage', async () => {
    const { token } = await server.register('unlucky');
    expect((await post(token, '/stripe/create-portal-session', { return_url: `${site}/billing` })).json().code).toBe('no_customer');
    provider.isDown = true;
    const answer = await checkout(token);
    provider.isDown = false;
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'provider_unavailable']);
  });
});
