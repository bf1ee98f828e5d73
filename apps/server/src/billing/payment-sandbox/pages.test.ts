import { AxeBuilder } from '@axe-core/playwright';
import { launchBrowser } from '@rimawari/browser';
import type { Browser } from 'playwright-core';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserCache } from '../../testing/browser-cache.ts';
import { type TestDatabase, testDatabases } from '../../testing/databases.ts';
import { checkoutOf, goodCard, startSandbox, type TestSandbox } from './testing/start-sandbox.ts';

const [kind] = testDatabases();
const pro = 'price_sandbox_pro_monthly';
const hostile = '"><script>alert(1)</script>&\'';

let made: TestDatabase;
let test: TestSandbox;
let stripe: Stripe;
let base: string;
let browser: Browser;

beforeAll(async () => {
  made = await kind.create();
  test = await startSandbox(made);
  ({ stripe } = test);
  base = await test.http.listen({ host: '127.0.0.1', port: 0 });
  browser = await launchBrowser({ browserPath: process.env.BROWSER_PATH ?? null, cacheFolder: browserCache });
});
afterAll(async () => {
  await browser.close();
  await test.stop();
  await made.remove();
});

const order = (customer: string): Stripe.Checkout.SessionCreateParams => ({
  ...checkoutOf(pro, customer),
  success_url: `${base}/payment/success`,
  cancel_url: `${base}/pricing`,
});
async function openCheckout(): Promise<string> {
  const customer = await stripe.customers.create({ email: 'buyer@rimawari.test' });
  return (await stripe.checkout.sessions.create(order(customer.id))).url ?? '';
}
const openPortal = async (customer: string) =>
  (await stripe.billingPortal.sessions.create({ customer, return_url: `${base}/billing` })).url;
const onlyContrast = { runOnly: ['color-contrast'] };
const pathOf = (address: string) => new URL(address).pathname;

describe('the hosted pages of the payment sandbox', () => {
  it('say on each page that they are a sandbox, and hold to the rules of accessibility, wide and narrow, light and dark', async () => {
    const { customer } = await test.subscribe('price_sandbox_basic_monthly');
    const [invoice] = (await stripe.invoices.list({ customer })).data;
    const portal = await openPortal(customer);
    const checkout = await openCheckout();
    const confirming = await openCheckout();
    await test.submit(confirming, { ...goodCard, number: '4000002500003155' });
    const addresses = [
      checkout,
      `${confirming}/confirm`,
      `${portal}?done=clock`,
      `${portal}/plan`,
      `${portal}/plan/confirm?price=${pro}`,
      `${portal}/cancel`,
      `${portal}/card`,
      `${base}/sandbox/invoices/${invoice?.id}`,
      `${base}/sandbox/portal/nothing`,
    ];
    const context = await browser.newContext();
    const page = await context.newPage();
    for (const address of addresses) {
      await page.goto(address);
      expect(await page.getByText('No money moves.').isVisible(), address).toBe(true);
      // The markup is the same in both: what differs are colours and the space there is.
      for (const { width, colorScheme, rules } of [
        { width: 1200, colorScheme: 'light', rules: onlyContrast },
        { width: 320, colorScheme: 'dark', rules: {} },
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        // Without frames there is nothing to gather in another page.
        const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'], ...rules });
        const { violations } = await axe.analyze();
        expect(
          violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
          `${address} at ${width}`,
        ).toEqual([]);
        const [content, view] = await page.evaluate<number[]>(
          '[document.documentElement.scrollWidth, document.documentElement.clientWidth]',
        );
        expect(content, `${address} at ${width}`).toBe(view);
      }
    }
    await context.close();
  });

  it('work without scripts: a wrong number, a declined card, a confirmation, a subscription, and the way back', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const pay = async (number: string) => {
      await page.getByLabel('Card number').fill(number);
      await page.getByLabel('Expiry date').fill('12 / 34');
      await page.getByLabel('Security code').fill('123');
      await page.getByRole('button', { name: 'Subscribe' }).click();
    };
    await page.goto(await openCheckout());
    expect(await page.getByRole('link', { name: 'Cancel and go back' }).getAttribute('href')).toBe(`${base}/pricing`);
    await pay('4111 1111 1111 1111');
    expect(await page.getByText('The sandbox accepts test cards only.').isVisible()).toBe(true);
    expect(await page.getByLabel('Card number').inputValue()).toBe('');
    await pay('4000 0000 0000 0002');
    expect(await page.getByRole('alert').textContent()).toContain('Your card was declined.');
    await pay('4000 0025 0000 3155');
    await page.getByRole('button', { name: 'Complete authentication' }).click();
    expect(page.url()).toBe(`${base}/payment/success`);
    await context.close();
  });

  it('change a plan for what was shown before', async () => {
    const { customer } = await test.subscribe('price_sandbox_basic_monthly');
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(await openPortal(customer));
    await page.getByRole('link', { name: 'Change plan' }).click();
    await page.getByLabel('Pro').check();
    await page.getByRole('button', { name: 'Continue' }).click();
    const due = await page.getByRole('row', { name: 'Due today' }).getByRole('cell').textContent();
    await page.getByRole('button', { name: 'Change plan' }).click();
    expect(await page.getByRole('status').textContent()).toContain('Plan changed.');
    const [invoice] = (await stripe.invoices.list({ customer })).data;
    expect(due).toBe(`$${((invoice?.amount_paid ?? 0) / 100).toFixed(2)}`);
    await page.getByRole('link', { name: String(invoice?.number) }).click();
    expect(await page.getByText('VISA ending in 4242').isVisible()).toBe(true);
    await context.close();
  });

  it('show what others wrote as text', async () => {
    const product = await stripe.products.create({ name: hostile });
    const price = await stripe.prices.create({ product: product.id, currency: 'usd', unit_amount: 100, recurring: { interval: 'month' } });
    const customer = await stripe.customers.create({ email: 'a"b@rimawari.test', name: hostile });
    const session = await stripe.checkout.sessions.create({ ...order(customer.id), line_items: [{ price: price.id, quantity: 1 }] });
    const { payload } = await test.http.inject({ url: pathOf(session.url ?? '') });
    expect(payload).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;&#39;');
    expect(payload).not.toContain('<script');
    const typed = await test.submit(await openCheckout(), { ...goodCard, number: hostile });
    expect(typed.page).not.toContain('<script');
  });

  it('load nothing from elsewhere, are kept by nobody, and stand in no frame', async () => {
    const { headers } = await test.http.inject({ url: pathOf(await openCheckout()) });
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self' ${base}; base-uri 'none'; frame-ancestors 'none'`,
    );
    expect(headers['cache-control']).toBe('no-store');
  });

  it('take no form that another site sends, and no large one', async () => {
    const url = pathOf(await openCheckout());
    const send = async (headers: Record<string, string>, payload = new URLSearchParams(goodCard).toString()) =>
      (
        await test.http.inject({
          method: 'POST',
          url,
          payload,
          headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        })
      ).statusCode;
    expect(await send({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await send({ 'sec-fetch-site': 'same-site' })).toBe(403);
    expect(await send({ origin: 'https://elsewhere.test', host: 'product.test' })).toBe(403);
    expect(await send({ origin: 'null', host: 'product.test' })).toBe(403);
    expect(await send({ 'sec-fetch-site': 'same-origin' }, `number=${'4'.repeat(20_000)}`)).toBe(413);
    expect(await send({ 'content-type': 'application/json' }, '{}')).toBeGreaterThanOrEqual(400);
    expect(await send({ origin: 'https://product.test', host: 'product.test' })).toBe(303);
  });

  it('keep no number of a card, right or wrong', async () => {
    const checkout = await openCheckout();
    await test.submit(checkout, { ...goodCard, number: '4111111111111111' });
    await test.submit(checkout, goodCard);
    await test.sandbox.deliverPending();
    expect(test.received.some(({ body }) => /4111111111111111|4242424242424242/.test(body))).toBe(false);
  });

  it('close the portal an hour after it was used, or when its address is wrong', async () => {
    const { customer } = await test.subscribe('price_sandbox_basic_monthly');
    const portal = pathOf(await openPortal(customer));
    const now = await test.sandbox.now();
    const look = async (url: string) => (await test.http.inject({ url })).statusCode;
    await test.sandbox.advanceTo(new Date(now.getTime() + 3_500_000));
    expect(await look(portal)).toBe(200);
    await test.sandbox.advanceTo(new Date(now.getTime() + 7_000_000));
    expect(await look(portal)).toBe(200);
    await test.sandbox.advanceTo(new Date(now.getTime() + 10_700_000));
    expect(await look(portal)).toBe(404);
    expect(await look(`${portal}x`)).toBe(404);
    expect(await look(portal.replace('portal', 'checkout'))).toBe(404);
  });

  it('move the clock to the end of the period, and stay open meanwhile', async () => {
    const { customer, subscription } = await test.subscribe('price_sandbox_basic_monthly');
    const portal = await openPortal(customer);
    const end = subscription.items.data[0]?.current_period_end ?? 0;
    expect((await test.submit(`${portal}/clock`, { step: 'period' })).location).toMatch(/done=clock$/);
    expect((await test.sandbox.now()).getTime()).toBe(end * 1000);
    expect((await test.http.inject({ url: pathOf(portal) })).statusCode).toBe(200);
    expect((await stripe.invoices.list({ customer })).data[0]?.billing_reason).toBe('subscription_cycle');
  });
});
