import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '../../testing/databases.ts';
import { checkoutOf, goodCard, startSandbox, type TestSandbox } from './testing/start-sandbox.ts';

const basic = 'price_sandbox_basic_monthly';
const pro = 'price_sandbox_pro_monthly';
const business = 'price_sandbox_business_monthly';
const dayOf = (seconds: number | null | undefined) => (seconds ? new Date(seconds * 1000).toISOString().slice(0, 10) : null);
const periodOf = ({ items }: Stripe.Subscription) => [dayOf(items.data[0]?.current_period_start), dayOf(items.data[0]?.current_period_end)];

const [kind] = testDatabases();

describe('a subscription in the payment sandbox', () => {
  let made: TestDatabase;
  let test: TestSandbox;
  let stripe: Stripe;
  beforeEach(async () => {
    made = await kind.create();
    test = await startSandbox(made);
    ({ stripe } = test);
  });
  afterEach(async () => {
    await test.stop();
    await made.remove();
  });
  const advance = async (day: string) => test.sandbox.advanceTo(new Date(`${day}T04:00:00Z`));
  const invoicesOf = async (customer: string) =>
    (await stripe.invoices.list({ customer })).data.map(({ total, amount_due, status, billing_reason }) => [
      billing_reason,
      total,
      amount_due,
      status,
    ]);
  const portalOf = async (customer: string) =>
    (await stripe.billingPortal.sessions.create({ customer, return_url: 'https://product.test/billing' })).url;

  it('begins with the checkout that is paid, and tells so', async () => {
    const { customer, subscription } = await test.subscribe(pro);
    expect(subscription).toMatchObject({ status: 'active', customer, metadata: { user_id: 'u1' }, cancel_at_period_end: false });
    expect(periodOf(subscription)).toEqual(['2026-11-22', '2026-12-22']);
    const types = await test.eventTypes();
    expect(types.filter((type) => /^(checkout|customer\.subscription|invoice)\./.test(type))).toEqual([
      'invoice.created',
      'invoice.finalized',
      'invoice.paid',
      'invoice.payment_succeeded',
      'customer.subscription.created',
      'checkout.session.completed',
    ]);
    const [invoice] = (await stripe.invoices.list({ customer, expand: ['data.payments'] })).data;
    expect(invoice).toMatchObject({
      amount_paid: 7900,
      currency: 'usd',
      status: 'paid',
      hosted_invoice_url: `https://product.test/sandbox/invoices/${invoice?.id}`,
    });
    expect(invoice?.lines.data[0]).toMatchObject({
      description: '1 × Pro (at $79.00 per month)',
      pricing: { price_details: { price: pro } },
    });
    expect(invoice?.payments?.data.map(({ status, amount_paid }) => [status, amount_paid])).toEqual([['paid', 7900]]);
    const { data: charges } = await stripe.charges.list({ customer });
    expect(charges.map(({ status, amount, paid }) => [status, amount, paid])).toEqual([['succeeded', 7900, true]]);
  });

  it('does not begin with a card that is declined, and begins with the next one', async () => {
    const customer = await stripe.customers.create({ email: 'buyer@rimawari.test' });
    const session = await stripe.checkout.sessions.create(checkoutOf(basic, customer.id));
    const declined = await test.submit(session.url ?? '', { ...goodCard, number: '4000000000000002' });
    expect([declined.status, declined.page.includes('Your card was declined.')]).toEqual([402, true]);
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
    expect((await stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data).toEqual([]);
    const paid = await test.submit(session.url ?? '', goodCard);
    expect(paid.location).toBe(`https://product.test/payment/success?session=${session.id}`);
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'complete', payment_status: 'paid' });
    expect((await stripe.charges.list({ customer: customer.id })).data.map(({ status }) => status)).toEqual(['succeeded', 'failed']);
    const again = await test.submit(session.url ?? '', goodCard);
    expect([again.status, (await stripe.subscriptions.list({ customer: customer.id })).data.length]).toEqual([200, 1]);
  });

  it('asks the holder of a card that wants it, and takes no for an answer', async () => {
    const customer = await stripe.customers.create({ email: 'buyer@rimawari.test' });
    const session = await stripe.checkout.sessions.create(checkoutOf(basic, customer.id));
    const card = { ...goodCard, number: '4000002500003155' };
    const asked = await test.submit(session.url ?? '', card);
    expect(asked.location).toBe(`/sandbox/checkout/${session.id}/confirm`);
    expect((await test.submit(asked.location ?? '', { answer: 'refuse' })).status).toBe(402);
    await test.submit(session.url ?? '', card);
    expect((await test.submit(asked.location ?? '', { answer: 'approve' })).location).toContain('/payment/success');
    expect((await stripe.subscriptions.list({ customer: customer.id })).data.map(({ status }) => status)).toEqual(['active']);
  });

  it('renews on its day, month after month, also when nobody looked for a quarter', async () => {
    const { customer, subscription } = await test.subscribe(basic);
    await advance('2027-02-23');
    const renewed = await stripe.subscriptions.retrieve(subscription.id);
    expect([renewed.status, ...periodOf(renewed)]).toEqual(['active', '2027-02-22', '2027-03-22']);
    const { data } = await stripe.invoices.list({ customer });
    expect(data.map(({ created, billing_reason, amount_paid }) => [dayOf(created), billing_reason, amount_paid])).toEqual([
      ['2027-02-22', 'subscription_cycle', 2900],
      ['2027-01-22', 'subscription_cycle', 2900],
      ['2026-12-22', 'subscription_cycle', 2900],
      ['2026-11-22', 'subscription_create', 2900],
    ]);
  });

  it('is past due when a renewal fails, is tried three times more, and ends', async () => {
    const { customer, subscription } = await test.subscribe(basic);
    expect((await test.submit(`${await portalOf(customer)}/card`, { ...goodCard, number: '4000000000000341' })).location).toMatch(
      /done=card$/,
    );
    await advance('2026-12-22');
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('past_due');
    const [open] = (await stripe.invoices.list({ customer, status: 'open' })).data;
    expect([open?.attempt_count, dayOf(open?.next_payment_attempt)]).toEqual([1, '2026-12-25']);
    await advance('2027-01-02');
    expect((await stripe.invoices.retrieve(open?.id ?? '')).attempt_count).toBe(3);
    await advance('2027-01-07');
    const ended = await stripe.subscriptions.retrieve(subscription.id);
    expect([ended.status, dayOf(ended.ended_at), ended.cancellation_details?.reason]).toEqual(['canceled', '2027-01-06', 'payment_failed']);
    const types = await test.eventTypes();
    expect(types.filter((type) => type === 'invoice.payment_failed')).toHaveLength(4);
    expect(types.at(-1)).toBe('customer.subscription.deleted');
  });

  it('is active again once a good card is saved, which pays what waits', async () => {
    const { customer, subscription } = await test.subscribe(basic);
    await test.submit(`${await portalOf(customer)}/card`, { ...goodCard, number: '4000000000000341' });
    await advance('2026-12-23');
    expect((await test.submit(`${await portalOf(customer)}/card`, goodCard)).location).toMatch(/done=paid$/);
    const after = await stripe.subscriptions.retrieve(subscription.id);
    expect([after.status, ...periodOf(after)]).toEqual(['active', '2026-12-22', '2027-01-22']);
    expect((await invoicesOf(customer))[0]).toEqual(['subscription_cycle', 2900, 2900, 'paid']);
  });

  it('can be left unpaid after the last attempt, and waits for its invoice', async () => {
    await test.stop();
    test = await startSandbox(made, { afterRetries: 'unpaid' });
    ({ stripe } = test);
    const { customer, subscription } = await test.subscribe(basic);
    await test.submit(`${await portalOf(customer)}/card`, { ...goodCard, number: '4000000000000341' });
    await advance('2027-01-10');
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('unpaid');
    await test.submit(`${await portalOf(customer)}/card`, goodCard);
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
  });

  it('is charged the difference to the cent when its plan changes in the middle of a period', async () => {
    const { customer, subscription } = await test.subscribe(basic);
    // 10 of 30 days have gone by, to the second: a third of the month.
    await test.sandbox.advanceTo(new Date('2026-12-02T03:00:00Z'));
    const [item] = subscription.items.data;
    const changed = await stripe.subscriptions.update(subscription.id, {
      items: [{ id: item?.id ?? '', price: pro }],
      proration_behavior: 'always_invoice',
    });
    expect([changed.status, changed.items.data[0]?.price.id, ...periodOf(changed)]).toEqual(['active', pro, '2026-11-22', '2026-12-22']);
    const [invoice] = (await stripe.invoices.list({ customer })).data;
    // 29.00 × 20/30 = 19.33 back, 79.00 × 20/30 = 52.67 on top: 33.34.
    expect(invoice?.lines.data.map(({ description, amount }) => [description, amount])).toEqual([
      ['Unused time on Basic after 2 Dec 2026', -1933],
      ['Remaining time on Pro after 2 Dec 2026', 5267],
    ]);
    expect([invoice?.total, invoice?.amount_paid, invoice?.billing_reason]).toEqual([3334, 3334, 'subscription_update']);
    await advance('2026-12-22');
    expect((await invoicesOf(customer))[0]).toEqual(['subscription_cycle', 7900, 7900, 'paid']);
  });

  it('keeps what a smaller plan gives back as credit, and uses it up', async () => {
    const { customer, subscription } = await test.subscribe(business);
    await test.sandbox.advanceTo(new Date('2026-12-07T03:00:00Z'));
    const [item] = subscription.items.data;
    await stripe.subscriptions.update(subscription.id, {
      items: [{ id: item?.id ?? '', price: basic }],
      proration_behavior: 'always_invoice',
    });
    // Half a month: 124.50 back, 14.50 on top.
    expect((await invoicesOf(customer))[0]).toEqual(['subscription_update', -11000, 0, 'paid']);
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: -11000 });
    await advance('2026-12-22');
    expect((await invoicesOf(customer))[0]).toEqual(['subscription_cycle', 2900, 0, 'paid']);
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: -8100 });
    await advance('2027-03-22');
    expect((await invoicesOf(customer))[0]).toEqual(['subscription_cycle', 2900, 4 * 2900 - 11000, 'paid']);
  });

  it('puts prorations on the next invoice where that is asked for', async () => {
    const { customer, subscription } = await test.subscribe(basic);
    await test.sandbox.advanceTo(new Date('2026-12-02T03:00:00Z'));
    await stripe.subscriptions.update(subscription.id, { items: [{ id: subscription.items.data[0]?.id ?? '', price: pro }] });
    expect(await invoicesOf(customer)).toHaveLength(1);
    await advance('2026-12-22');
    expect((await invoicesOf(customer))[0]).toEqual(['subscription_cycle', 7900 + 3334, 11234, 'paid']);
    await advance('2027-01-22');
    expect((await invoicesOf(customer))[0]).toEqual(['subscription_cycle', 7900, 7900, 'paid']);
  });

  it('begins a new period when it becomes yearly', async () => {
    const { customer, subscription } = await test.subscribe(basic);
    const yearly = await stripe.prices.create({
      product: 'prod_sandbox_pro',
      currency: 'usd',
      unit_amount: 79000,
      recurring: { interval: 'year' },
    });
    await test.sandbox.advanceTo(new Date('2026-12-07T03:00:00Z'));
    const changed = await stripe.subscriptions.update(subscription.id, {
      items: [{ id: subscription.items.data[0]?.id ?? '', price: yearly.id }],
    });
    expect(periodOf(changed)).toEqual(['2026-12-07', '2027-12-07']);
    expect((await invoicesOf(customer))[0]).toEqual(['subscription_update', 79000 - 1450, 77550, 'paid']);
  });

  it('stays as it is when the card does not pay for the change', async () => {
    const { customer, subscription } = await test.subscribe(basic);
    const portal = await portalOf(customer);
    await test.submit(`${portal}/card`, { ...goodCard, number: '4000000000000341' });
    const refused = await test.submit(`${portal}/plan/confirm`, { price: pro, at: '' });
    expect([refused.status, refused.page.includes('Your card was declined.')]).toEqual([402, true]);
    expect((await stripe.subscriptions.retrieve(subscription.id)).items.data[0]?.price.id).toBe(basic);
    expect(await invoicesOf(customer)).toHaveLength(1);
  });

  it('ends with its period when it is cancelled, unless that is taken back', async () => {
    const { customer, subscription } = await test.subscribe(basic);
    const portal = await portalOf(customer);
    expect((await test.submit(`${portal}/cancel`, {})).location).toMatch(/done=cancelled$/);
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active', cancel_at_period_end: true });
    await test.submit(`${portal}/resume`, {});
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      cancel_at_period_end: false,
      cancel_at: null,
      canceled_at: null,
    });
    await test.submit(`${portal}/cancel`, {});
    await test.sandbox.advanceTo(new Date('2026-12-22T02:59:59Z'));
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
    await test.sandbox.advanceTo(new Date('2026-12-22T03:00:00Z'));
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: 'canceled',
      ended_at: Date.parse('2026-12-22T03:00:00Z') / 1000,
    });
    expect(await invoicesOf(customer)).toHaveLength(1);
    expect((await test.eventTypes()).at(-1)).toBe('customer.subscription.deleted');
  });

  it('begins free with a trial, which ends in the first charge', async () => {
    const customer = await stripe.customers.create({ email: 'buyer@rimawari.test' });
    const order = checkoutOf(basic, customer.id);
    const session = await stripe.checkout.sessions.create({ ...order, subscription_data: { trial_period_days: 14 } });
    expect(session.amount_total).toBe(0);
    await test.submit(session.url ?? '', goodCard);
    const [trial] = (await stripe.subscriptions.list({ customer: customer.id })).data;
    expect([trial?.status, dayOf(trial?.trial_end)]).toEqual(['trialing', '2026-12-06']);
    await advance('2026-12-06');
    expect(await invoicesOf(customer.id)).toEqual([
      ['subscription_cycle', 2900, 2900, 'paid'],
      ['subscription_create', 0, 0, 'paid'],
    ]);
    const [active] = (await stripe.subscriptions.list({ customer: customer.id })).data;
    expect([active?.status, ...(active === undefined ? [] : periodOf(active))]).toEqual(['active', '2026-12-06', '2027-01-06']);
  });

  it('that is not paid at first is incomplete, and expires within a day', async () => {
    const customer = await stripe.customers.create({ email: 'buyer@rimawari.test' });
    const subscription = await stripe.subscriptions.create({ customer: customer.id, items: [{ price: basic }] });
    expect(subscription.status).toBe('incomplete');
    await test.sandbox.advanceTo(new Date('2026-11-23T02:00:00Z'));
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('incomplete_expired');
    expect((await invoicesOf(customer.id))[0]?.at(-1)).toBe('void');
  });

  it('asks its holder again at each renewal where the card wants that', async () => {
    const customer = await stripe.customers.create({ email: 'buyer@rimawari.test' });
    const session = await stripe.checkout.sessions.create(checkoutOf(basic, customer.id));
    const asked = await test.submit(session.url ?? '', { ...goodCard, number: '4000002760003184' });
    await test.submit(asked.location ?? '', { answer: 'approve' });
    await advance('2026-12-22');
    const [subscription] = (await stripe.subscriptions.list({ customer: customer.id })).data;
    expect(subscription?.status).toBe('past_due');
    expect(await test.eventTypes()).toContain('invoice.payment_action_required');
  });

  it('in a currency without a smaller unit is charged in whole units', async () => {
    const price = await stripe.prices.create({
      product: 'prod_sandbox_pro',
      currency: 'jpy',
      unit_amount: 9800,
      recurring: { interval: 'month' },
    });
    const { customer } = await test.subscribe(price.id);
    const [invoice] = (await stripe.invoices.list({ customer })).data;
    expect(invoice).toMatchObject({
      currency: 'jpy',
      amount_paid: 9800,
      lines: { data: [{ description: '1 × Pro (at ¥9,800 per month)' }] },
    });
    const page = await test.http.inject({ url: new URL(invoice?.hosted_invoice_url ?? '').pathname });
    expect(page.payload).toContain('¥9,800');
    expect(page.payload).not.toContain('¥98.00');
  });

  it('ends when it is cancelled at once or its customer is deleted', async () => {
    const one = await test.subscribe(basic);
    expect((await stripe.subscriptions.cancel(one.subscription.id)).status).toBe('canceled');
    const other = await test.subscribe(basic);
    expect(await stripe.customers.del(other.customer)).toMatchObject({ deleted: true });
    expect((await stripe.subscriptions.retrieve(other.subscription.id)).status).toBe('canceled');
    expect(await stripe.customers.retrieve(other.customer)).toMatchObject({ deleted: true });
  });

  it('of a customer whom nobody knows is asked for in vain', async () => {
    const asked = stripe.subscriptions.list({ customer: 'cus_unknown', status: 'all' });
    await expect(asked).rejects.toMatchObject({ code: 'resource_missing', param: 'customer', statusCode: 400 });
    const { customer } = await test.subscribe(basic);
    await stripe.customers.del(customer);
    expect((await stripe.subscriptions.list({ customer, status: 'all' })).data.map(({ status }) => status)).toEqual(['canceled']);
    await expect(stripe.billingPortal.sessions.create({ customer, return_url: 'https://product.test/' })).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });

  it('cannot be had from a session that has expired', async () => {
    const customer = await stripe.customers.create({ email: 'buyer@rimawari.test' });
    const [one, other] = [
      await stripe.checkout.sessions.create(checkoutOf(basic, customer.id)),
      await stripe.checkout.sessions.create(checkoutOf(basic, customer.id)),
    ];
    await stripe.checkout.sessions.expire(one.id);
    expect((await test.submit(one.url ?? '', goodCard)).status).toBe(410);
    await advance('2026-11-23');
    expect((await stripe.checkout.sessions.retrieve(other.id)).status).toBe('expired');
    expect((await test.eventTypes()).filter((type) => type === 'checkout.session.expired')).toHaveLength(2);
    expect((await stripe.subscriptions.list({ customer: customer.id })).data).toEqual([]);
  });

  it('is bought once by two who send the form at the same moment', async () => {
    const customer = await stripe.customers.create({ email: 'buyer@rimawari.test' });
    const session = await stripe.checkout.sessions.create(checkoutOf(basic, customer.id));
    await Promise.all([1, 2, 3].map(() => test.submit(session.url ?? '', goodCard)));
    expect((await stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data).toHaveLength(1);
    expect((await stripe.charges.list({ customer: customer.id })).data).toHaveLength(1);
  });
});
