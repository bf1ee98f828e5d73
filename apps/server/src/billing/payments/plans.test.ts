import { expect, it } from 'vitest';
import { createPlans } from './plans.ts';
import { createProvider } from './provider.ts';
import { listOf, priceOf, productOf, soldNames } from './testing/catalogue.ts';
import { fakeProvider } from './testing/fake-provider.ts';

const expanded = (name: string) => ({ ...priceOf(name), product: productOf(name) });

function plansOver(answer: () => object[], complimentaryCredits = -1) {
  const times = { asked: 0, now: 0 };
  const provider = createProvider(
    fakeProvider(({ path, given }) => {
      expect(path).toBe('/prices');
      expect([...given.entries()]).toEqual(
        expect.arrayContaining([
          ['active', 'true'],
          ['type', 'recurring'],
          ['expand[0]', 'data.product'],
        ]),
      );
      times.asked += 1;
      return { status: 200, body: listOf(answer()) };
    }),
  );
  const plans = createPlans({ provider, complimentaryCredits, log: { warn: () => {} }, clock: () => times.now });
  return { plans, times };
}

it("makes plans of the provider's prices, by rising price, with what everybody begins with first", async () => {
  const { plans } = plansOver(() => soldNames.toReversed().map(expanded), 3);
  const listed = await plans.list();
  expect(listed.map((plan) => [plan.plan_type, plan.price, plan.monthly_analysis_limit, plan.stripe_price_id])).toEqual([
    ['FREE_TRIAL', 0, 3, null],
    ['BASIC', 29, 10, 'price_basic'],
    ['PRO', 79, 50, 'price_pro'],
    ['BUSINESS', 249, -1, 'price_business'],
  ]);
  expect(listed[2]).toEqual({
    id: 'prod_pro',
    plan_type: 'PRO',
    name: 'Pro',
    description: null,
    price: 79,
    currency: 'usd',
    interval: 'month',
    stripe_price_id: 'price_pro',
    monthly_analysis_limit: 50,
    features: { priority_support: true, advanced_analytics: false, api_access: false },
  });
});

it('shows yen as yen and a year as a year, and leaves out what is none of our plans', async () => {
  const yearly = { ...priceOf('jp', { type: 'PRO', amount: 98_000, limit: '50', currency: 'jpy', interval: 'year' }) };
  const product = productOf('jp', { type: 'PRO', limit: '50' });
  const { plans } = plansOver(() => [
    { ...yearly, product },
    { ...yearly, id: 'price_other', product: { ...product, metadata: {} } },
    { ...yearly, id: 'price_silent', product: { ...product, metadata: { plan_type: 'PRO', monthly_analysis_limit: 'many' } } },
    { ...yearly, id: 'price_retired', product: { ...product, active: false } },
    { ...yearly, id: 'price_tiered', unit_amount: null, product },
  ]);
  const [, ...listed] = await plans.list();
  expect(listed.map(({ price, currency, interval, stripe_price_id }) => [price, currency, interval, stripe_price_id])).toEqual([
    [98_000, 'jpy', 'year', 'price_jp'],
  ]);
});

it('sells no free plan, also where the provider has a price for it', async () => {
  const free = {
    ...priceOf('free', { type: 'Free_Trial', amount: 0, limit: '3' }),
    product: productOf('free', { type: 'Free_Trial', limit: '3' }),
  };
  const { plans } = plansOver(() => [free]);
  expect((await plans.list()).map(({ plan_type, stripe_price_id }) => [plan_type, stripe_price_id])).toEqual([['Free_Trial', null]]);
  expect(await plans.isOnSale('price_free')).toBe(false);
});

it('asks the provider once a minute, and again when something changed or a price is not known', async () => {
  const { plans, times } = plansOver(() => [expanded('basic')]);
  await Promise.all([plans.list(), plans.list(), plans.isOnSale('price_basic')]);
  times.now = 59_000;
  await plans.list();
  expect(times.asked).toBe(1);
  expect(await plans.isOnSale('price_guessed')).toBe(false);
  expect(await plans.isOnSale('price_guessed_again')).toBe(false);
  expect(times.asked).toBe(2);
  plans.forget();
  await plans.list();
  expect(times.asked).toBe(3);
  times.now += 60_000;
  await plans.list();
  expect(times.asked).toBe(4);
});

it('shows the plans it knows while the provider does not answer, and says so when it knows none', async () => {
  let isDown = true;
  const { plans, times } = plansOver(() => {
    if (isDown) throw new Error('The network is gone');
    return [expanded('basic')];
  });
  await expect(plans.list()).rejects.toMatchObject({ code: 'provider_unavailable', status: 503 });
  isDown = false;
  await plans.list();
  isDown = true;
  times.now = 3_600_000;
  expect((await plans.list()).map(({ plan_type }) => plan_type)).toEqual(['FREE_TRIAL', 'BASIC']);
});
