import { expect, type Page, test } from '@playwright/test';
import { lookMs } from '../deadline.ts';
import { ListingSite } from './listing-site.ts';
import { freePort, Product } from './product.ts';

let product: Product;
let site: ListingSite;

test.beforeAll(async () => {
  site = await ListingSite.open('condominium-listing.html');
  product = new Product(await freePort(), { LISTING_ALLOW_HOSTS: site.host, FREE_MODE: 'false', COMPLIMENTARY_CREDITS: '0' });
  await product.start();
});
test.afterAll(async () => {
  await product.stop();
  await site.close();
});

/** Looks again until the provider's events have had their effect. */
async function see(page: Page, path: string, text: string): Promise<void> {
  await expect(async () => {
    await page.goto(`${product.url}${path}`);
    await expect(page.getByText(text, { exact: false }).first()).toBeVisible({ timeout: lookMs });
  }).toPass();
}

async function register(page: Page, name: string, email: string): Promise<void> {
  await page.goto(`${product.url}/register`);
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByLabel('Confirm Password', { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
}

async function enterCard(page: Page, number: string, button = 'Subscribe'): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill('12 / 34');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: button }).click();
}

async function openPortal(page: Page): Promise<void> {
  await page.goto(`${product.url}/billing`);
  await page.getByRole('button', { name: 'Manage Subscription' }).click();
  await expect(page.getByRole('heading', { name: 'Your subscription' })).toBeVisible();
}

async function startAnalysis(page: Page): Promise<void> {
  await page.goto(`${product.url}/analyze`);
  await page.getByLabel(/listing url/i).fill(site.url);
  await page.getByRole('button', { name: /^(Start|Run)/ }).click();
  await expect(page).toHaveURL(/\/results\/[0-9a-f-]{36}$/);
}

test('someone subscribes, uses the allowance, changes the plan, cancels, keeps access to the end of the period, and then loses it', async ({
  page,
}) => {
  await register(page, 'Hana Mori', 'hana@example.com');
  await see(page, '/analyze', 'Subscription Required');

  await page.goto(`${product.url}/pricing`);
  await expect(page.getByText('No active subscription')).toBeVisible();
  await page.getByRole('button', { name: 'Subscribe Now' }).first().click();
  await expect(page.getByRole('heading', { name: 'Subscribe to Basic' })).toBeVisible();
  await enterCard(page, '4000 0000 0000 0002');
  await expect(page.getByRole('alert')).toContainText('Your card was declined.');
  await enterCard(page, '4242 4242 4242 4242');
  await expect(page).toHaveURL(/\/payment\/success/);
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();

  await see(page, '/analyze', '10 analyses remaining this month');
  await startAnalysis(page);
  await see(page, '/analyze', '9 analyses remaining this month');

  await openPortal(page);
  await page.getByRole('link', { name: 'Change plan' }).click();
  await page.getByLabel('Pro').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('row', { name: 'Due today' })).toBeVisible();
  await page.getByRole('button', { name: 'Change plan' }).click();
  await page.getByRole('link', { name: 'Return to Rimawari' }).click();
  await expect(page).toHaveURL(`${product.url}/billing`);
  await see(page, '/analyze', '49 analyses remaining this month');

  await openPortal(page);
  await page.getByRole('link', { name: 'Cancel subscription' }).click();
  await page.getByRole('button', { name: 'Cancel at the end of the period' }).click();
  await expect(page.getByRole('status')).toContainText('Access continues until the end of the period.');
  await see(page, '/billing', 'Access until');
  await startAnalysis(page);
  await see(page, '/analyze', '48 analyses remaining this month');

  await openPortal(page);
  await page.getByRole('button', { name: 'To the end of the period' }).click();
  await expect(page.getByText('Clock moved.')).toBeVisible();
  await see(page, '/analyze', 'Subscription Required');
  await see(page, '/billing', 'View Pricing Plans');
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
  await see(page, '/history', '2 total analyses');
});

test('a renewal that fails pauses access until a card pays for it', async ({ page }) => {
  await register(page, 'Ken Abe', 'ken@example.com');
  // The clock of the sandbox was moved before: a subscription of today begins a month from now, and gives access now.
  await page.goto(`${product.url}/pricing`);
  await page.getByRole('button', { name: 'Subscribe Now' }).first().click();
  await enterCard(page, '4242 4242 4242 4242');
  await see(page, '/analyze', '10 analyses remaining this month');

  await openPortal(page);
  const portal = page.url();
  await page.getByRole('link', { name: 'Update card' }).click();
  await enterCard(page, '4000 0000 0000 0341', 'Save card');
  await expect(page.getByText('Card saved.')).toBeVisible();
  await page.getByRole('button', { name: 'To the end of the period' }).click();
  await expect(page.getByText('Past due: the last payment failed')).toBeVisible();
  await see(page, '/analyze', 'Subscription Required');

  await page.goto(portal);
  await page.getByRole('link', { name: 'Update card' }).click();
  await enterCard(page, '4242 4242 4242 4242', 'Save card');
  await expect(page.getByText('Card saved and open invoice paid.')).toBeVisible();
  await see(page, '/analyze', '10 analyses remaining this month');
});
