import assert from 'node:assert/strict';
import type Stripe from 'stripe';
import { testDatabases } from '../../testing/databases.ts';
import { goodCard, startSandbox, type TestSandbox } from './testing/start-sandbox.ts';

/** Numbers from 0 to below 1, the same for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const plans = ['price_sandbox_basic_monthly', 'price_sandbox_pro_monthly', 'price_sandbox_business_monthly'];
const prorations = ['create_prorations', 'always_invoice', 'none'] as const;
const cards = ['4242424242424242', '4242424242424242', '4000000000000341', '4000000000000002'];
const isOver = ({ status }: Stripe.Subscription) => status === 'canceled' || status === 'incomplete_expired';

/** Refusals of the provider are answers, too; anything else is a fault. */
async function tried(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (problem) {
    const type: unknown = problem instanceof Error ? Reflect.get(problem, 'type') : undefined;
    if (type !== 'StripeCardError' && type !== 'StripeInvalidRequestError') throw problem;
  }
}

/** Lets a customer do anything in any order while time goes by. */
async function live(test: TestSandbox, random: () => number, customer: string, steps: number): Promise<void> {
  const { stripe, sandbox } = test;
  const any = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  for (let step = 0; step < steps; step += 1) {
    const [current] = (await stripe.subscriptions.list({ customer })).data;
    const { url: portal } = await stripe.billingPortal.sessions.create({ customer, return_url: 'https://product.test/billing' });
    const acts: (() => Promise<unknown>)[] = [
      async () => sandbox.advanceTo(new Date((await sandbox.now()).getTime() + Math.floor(random() * 40 * 86_400_000))),
      async () => test.submit(`${portal}/card`, { ...goodCard, number: any(cards) }),
    ];
    if (current === undefined) {
      acts.push(async () =>
        stripe.subscriptions.create({ customer, items: [{ price: any(plans) }], ...(random() < 0.2 ? { trial_period_days: 5 } : {}) }),
      );
    } else {
      const id = current.items.data[0]?.id ?? '';
      const payment_behavior = any(['allow_incomplete', 'error_if_incomplete'] as const);
      acts.push(
        async () =>
          stripe.subscriptions.update(current.id, {
            items: [{ id, price: any(plans) }],
            proration_behavior: any(prorations),
            payment_behavior,
          }),
        async () => test.submit(`${portal}/plan/confirm`, { price: any(plans), at: '' }),
        async () => test.submit(`${portal}/${any(['cancel', 'resume', 'resume'])}`, {}),
        async () => typeof current.latest_invoice === 'string' && stripe.invoices.pay(current.latest_invoice),
      );
    }
    await tried(any(acts));
  }
  for (const { id } of (await stripe.subscriptions.list({ customer })).data) await stripe.subscriptions.cancel(id);
}

const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

async function all<T>(list: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const one of list) found.push(one);
  return found;
}

/** What must hold of the books of a customer, whatever they did. */
async function check({ stripe }: TestSandbox, customer: string, events: Stripe.Event[]): Promise<number> {
  const invoices = await all(stripe.invoices.list({ customer, limit: 100 }));
  const charges = await all(stripe.charges.list({ customer, limit: 100 }));
  for (const invoice of invoices) {
    const name = `invoice ${invoice.number}`;
    assert.equal(invoice.total, sumOf(invoice.lines.data.map(({ amount }) => amount)), `${name}: its lines are its total`);
    assert.equal(
      invoice.starting_balance + invoice.total,
      invoice.amount_due + (invoice.ending_balance ?? 0),
      `${name}: balance and total are due`,
    );
    assert.ok(invoice.amount_due >= 0, name);
    if (invoice.status === 'paid') assert.equal(invoice.amount_paid, invoice.amount_due, name);
  }
  const used = sumOf(invoices.filter(({ status }) => status !== 'void').map((one) => (one.ending_balance ?? 0) - one.starting_balance));
  const owner = await stripe.customers.retrieve(customer);
  assert.ok(!owner.deleted);
  assert.equal(owner.balance, used, 'the balance of the customer is what the invoices left');
  const succeeded = charges.filter(({ status }) => status === 'succeeded');
  assert.equal(
    sumOf(succeeded.map(({ amount }) => amount)),
    sumOf(invoices.map(({ amount_paid }) => amount_paid)),
    'what was charged was paid',
  );
  for (const subscription of await all(stripe.subscriptions.list({ customer, status: 'all', limit: 100 }))) {
    assert.ok(isOver(subscription), 'nothing renews that was cancelled');
    checkPeriods(invoices.filter(({ parent }) => parent?.subscription_details?.subscription === subscription.id));
    assert.deepEqual(
      lastTold(events, 'customer.subscription.', subscription.id),
      onWire(subscription),
      'the last event tells of the subscription as it is',
    );
  }
  for (const invoice of invoices)
    assert.deepEqual(lastTold(events, 'invoice.', invoice.id ?? ''), onWire(invoice), 'the last event tells of the invoice as it is');
  return invoices.length;
}

/** Without what the SDK makes of decimals. */
const onWire = (object: object): unknown => JSON.parse(JSON.stringify(object));

const lastTold = (events: Stripe.Event[], family: string, id: string) =>
  events.findLast(({ type, data }) => type.startsWith(family) && Reflect.get(data.object, 'id') === id)?.data.object;

/** Each period begins where the one before it ended, and is charged once. */
function checkPeriods(invoices: Stripe.Invoice[]): void {
  const periods = invoices
    .flatMap(({ lines }) => lines.data.filter(({ parent }) => parent?.subscription_item_details?.proration === false))
    .map(({ period }) => period)
    .toSorted((one, other) => one.start - other.start);
  for (const [index, { start }] of periods.entries()) if (index > 0) assert.equal(start, periods[index - 1]?.end, 'no gap between periods');
}

async function proveLives(lives: number, steps: number): Promise<string> {
  const [kind] = testDatabases();
  const made = await kind.create();
  const test = await startSandbox(made);
  try {
    let invoices = 0;
    for (let seed = 1; seed <= lives; seed += 1) {
      const { id } = await test.stripe.customers.create({ email: `life-${seed}@rimawari.test` });
      test.received.length = 0;
      await live(test, randomOf(seed), id, steps);
      await test.sandbox.deliverPending();
      const events = test.received.map(({ body }) => JSON.parse(body) as Stripe.Event);
      try {
        invoices += await check(test, id, events);
      } catch (problem) {
        throw new Error(`The books of life ${seed} do not add up`, { cause: problem });
      }
    }
    return `${lives} lives of ${steps} steps, ${invoices} invoices`;
  } finally {
    await test.stop();
    await made.remove();
  }
}

export default {
  title: 'The books of the payment sandbox add up, whatever a customer does',
  run: (scale: 'suite' | 'full') => (scale === 'full' ? proveLives(200, 30) : proveLives(1, 25)),
};
