import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '../../testing/databases.ts';
import { startSandbox, type TestSandbox, today } from './testing/start-sandbox.ts';

const errorOf = async (asked: Promise<unknown>): Promise<Stripe.errors.StripeError> => {
  const problem = await asked.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(problem instanceof Stripe.errors.StripeError)) throw new Error('It was not refused', { cause: problem });
  return problem;
};

describe.each(testDatabases())('the API of the payment sandbox on $name', ({ create }) => {
  let made: TestDatabase;
  let test: TestSandbox;
  let stripe: Stripe;
  beforeAll(async () => {
    made = await create();
    test = await startSandbox(made);
    ({ stripe } = test);
  });
  afterAll(async () => {
    await test.stop();
    await made.remove();
  });

  const raw = (path: string, init: RequestInit = {}) =>
    test.sandbox.fetch(`https://provider.test${path}`, {
      ...init,
      headers: { authorization: `Bearer ${test.sandbox.apiKey}`, ...init.headers },
    });
  const form = { 'content-type': 'application/x-www-form-urlencoded' };

  it('sells the plans by their prices, with what they promise on the product', async () => {
    const prices = await stripe.prices.list({ active: true, expand: ['data.product'] });
    const told = prices.data.map(({ id, unit_amount, currency, recurring, product }) => ({
      id,
      price: `${unit_amount} ${currency} a ${recurring?.interval}`,
      plan: typeof product === 'object' && !product.deleted ? product.metadata.plan_type : null,
      limit: typeof product === 'object' && !product.deleted ? product.metadata.monthly_analysis_limit : null,
    }));
    expect(told).toEqual([
      { id: 'price_sandbox_business_monthly', price: '24900 usd a month', plan: 'BUSINESS', limit: '-1' },
      { id: 'price_sandbox_pro_monthly', price: '7900 usd a month', plan: 'PRO', limit: '50' },
      { id: 'price_sandbox_basic_monthly', price: '2900 usd a month', plan: 'BASIC', limit: '10' },
    ]);
    const { data: products } = await stripe.products.list({ active: true });
    expect(products.map(({ metadata, default_price }) => [metadata.plan_type, default_price]).at(-1)).toEqual(['FREE_TRIAL', null]);
  });

  it('says amounts as decimals too, which the SDK reads', async () => {
    const { unit_amount_decimal: decimal } = await stripe.prices.retrieve('price_sandbox_pro_monthly');
    expect(String(decimal)).toBe('7900');
  });

  it('keeps products and prices that are made, in currencies without a smaller unit too', async () => {
    const product = await stripe.products.create({ name: '年間プラン', metadata: { plan_type: 'PRO' } });
    const price = await stripe.prices.create({ product: product.id, currency: 'JPY', unit_amount: 98000, recurring: { interval: 'year' } });
    expect(await stripe.prices.retrieve(price.id)).toMatchObject({
      currency: 'jpy',
      unit_amount: 98000,
      recurring: { interval: 'year', interval_count: 1 },
    });
    await stripe.prices.update(price.id, { active: false });
    expect((await stripe.prices.list({ active: true, product: product.id })).data).toEqual([]);
    expect((await stripe.products.update(product.id, { metadata: { plan_type: '', seats: '2' } })).metadata).toEqual({ seats: '2' });
  });

  it('makes, changes and finds customers', async () => {
    const customer = await stripe.customers.create({ email: 'a@rimawari.test', name: 'A & B <c>', metadata: { user_id: '1' } });
    expect(customer).toMatchObject({ object: 'customer', livemode: false, balance: 0, created: today.getTime() / 1000 });
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ id: customer.id, name: 'A & B <c>' });
    expect(await stripe.customers.update(customer.id, { name: '' })).toMatchObject({ name: null, metadata: { user_id: '1' } });
    expect((await stripe.customers.list({ email: 'a@rimawari.test' })).data.map(({ id }) => id)).toEqual([customer.id]);
  });

  it('gives lists page by page, and the SDK walks through them', async () => {
    const made: string[] = [];
    for (let n = 0; n < 7; n += 1) made.unshift((await stripe.customers.create({ email: 'page@rimawari.test' })).id);
    const first = await stripe.customers.list({ email: 'page@rimawari.test', limit: 3 });
    expect([first.has_more, first.data.map(({ id }) => id)]).toEqual([true, made.slice(0, 3)]);
    const walked: string[] = [];
    for await (const { id } of stripe.customers.list({ email: 'page@rimawari.test', limit: 3 })) walked.push(id);
    expect(walked).toEqual(made);
    const back = await stripe.customers.list({ email: 'page@rimawari.test', limit: 2, ending_before: made[4] ?? '' });
    expect([back.has_more, back.data.map(({ id }) => id)]).toEqual([true, made.slice(2, 4)]);
    expect((await errorOf(stripe.customers.list({ starting_after: 'cus_unknown' }))).param).toBe('starting_after');
  });

  it('answers a request that is sent again under its key with the first answer', async () => {
    const key = { idempotencyKey: 'once' };
    const [one, other] = [await stripe.customers.create({ name: 'once' }, key), await stripe.customers.create({ name: 'once' }, key)];
    expect(other.id).toBe(one.id);
    const again = { method: 'POST', body: 'name=raw', headers: { ...form, 'idempotency-key': 'raw' } };
    const told = [await raw('/v1/customers', again), await raw('/v1/customers', again)].map(({ headers }) =>
      headers.get('idempotent-replayed'),
    );
    expect(told).toEqual([null, 'true']);
    expect((await errorOf(stripe.customers.create({ name: 'twice' }, key))).type).toBe('StripeIdempotencyError');
    const both = await Promise.all([1, 2, 3, 4].map(() => stripe.customers.create({ name: 'race' }, { idempotencyKey: 'race' })));
    expect(new Set(both.map(({ id }) => id)).size).toBe(1);
  });

  it('refuses as the provider does, and the SDK knows the refusal', async () => {
    const unknown = await errorOf(stripe.prices.retrieve('price_unknown'));
    expect([unknown.type, unknown.statusCode, unknown.code, unknown.message]).toEqual([
      'StripeInvalidRequestError',
      404,
      'resource_missing',
      "No such price: 'price_unknown'",
    ]);
    expect(unknown.requestId).toMatch(/^req_\w{14}$/);
    const wrongKey = new Stripe('sk_test_wrong', { httpClient: Stripe.createFetchHttpClient(test.sandbox.fetch), maxNetworkRetries: 0 });
    expect((await errorOf(wrongKey.prices.list())).type).toBe('StripeAuthenticationError');
    expect(await errorOf(stripe.prices.create({ product: 'prod_sandbox_pro', currency: 'usd' }))).toMatchObject({
      code: 'parameter_missing',
      param: 'unit_amount',
    });
    expect(await errorOf(stripe.customers.create({ email: 'nobody' }))).toMatchObject({ param: 'email' });
    expect(await errorOf(stripe.prices.list({ expand: ['data.nothing'] }))).toMatchObject({ param: 'expand' });
    expect(await errorOf(stripe.balance.retrieve())).toMatchObject({ statusCode: 404 });
  });

  it.each([
    ['an unknown parameter', 'plan=1', 400, 'parameter_unknown'],
    ['a name that is not one', '[=1', 400, undefined],
    ['one parameter in two ways', 'metadata=1&metadata[a]=2', 400, undefined],
    ['a reserved name', 'metadata[__proto__]=x&metadata[constructor]=y', 200, undefined],
    ['a text that no database takes', 'name=a%00b', 400, undefined],
    ['a key of metadata that is too long', `metadata[${'k'.repeat(41)}]=1`, 400, undefined],
    ['fields one in another', `a${'[b]'.repeat(20)}=1`, 400, undefined],
    ['more than it reads', `name=${'x'.repeat(70_000)}`, 413, undefined],
    ['a name that asks for markup', 'name=%3Cscript%3E', 200, undefined],
  ])('takes %s without harm', async (_what, body, status, code) => {
    const answer = await raw('/v1/customers', { method: 'POST', body, headers: form });
    expect(answer.status).toBe(status);
    const { error } = (await answer.json()) as { error?: { code?: string; type?: string } };
    if (status >= 400) expect([error?.type, error?.code]).toEqual(['invalid_request_error', code]);
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  });

  it('answers no other version, no other type of body and no path of its own', async () => {
    expect((await raw('/v1/prices', { headers: { 'stripe-version': '2019-01-01' } })).status).toBe(400);
    expect((await raw('/v1/customers', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })).status).toBe(415);
    expect((await raw('/v1/../../etc/passwd')).status).toBe(404);
  });

  it('signs its events so that the SDK takes them, and brings one until it is taken', async () => {
    await test.sandbox.deliverPending();
    test.received.length = 0;
    const { id } = await stripe.customers.create({ name: 'signed' });
    test.answerWith(500);
    await expect(test.sandbox.deliverPending()).rejects.toThrow('The webhook answered 500');
    test.answerWith(200);
    expect(await test.eventTypes()).toEqual(['customer.created', 'customer.created']);
    await test.sandbox.deliverPending();
    expect(test.received).toHaveLength(2);
    const [event] = (await stripe.events.list({ type: 'customer.created', limit: 1 })).data;
    expect(event).toMatchObject({ api_version: Stripe.API_VERSION, pending_webhooks: 0, data: { object: { id } } });
    expect(await stripe.events.retrieve(event?.id ?? '')).toMatchObject({ type: 'customer.created' });
    const [{ body, headers } = { body: '', headers: {} as Record<string, string> }] = test.received;
    const check = (text: string) =>
      stripe.webhooks.constructEvent(
        text,
        headers['stripe-signature'] ?? '',
        test.sandbox.webhookSecret,
        300,
        undefined,
        today.getTime() / 1000,
      );
    expect(() => check(body.replace('signed', 'sogned'))).toThrow(Stripe.errors.StripeSignatureVerificationError);
  });

  it('has lost nothing after a restart', async () => {
    const { id } = await stripe.customers.create({ name: 'kept' });
    const { apiKey, webhookSecret } = test.sandbox;
    await test.stop();
    test = await startSandbox(made);
    ({ stripe } = test);
    expect([test.sandbox.apiKey, test.sandbox.webhookSecret]).toEqual([apiKey, webhookSecret]);
    expect(await stripe.customers.retrieve(id)).toMatchObject({ name: 'kept' });
    expect((await stripe.prices.list({ active: true })).data).toHaveLength(3);
  });
});
