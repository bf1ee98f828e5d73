import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, expect, type Page } from '@playwright/test';
import { readZip } from '../../apps/server/src/testing/read-zip.ts';
import type { Product } from './product.ts';
import { test } from './shared-product.ts';

const sheet = fileURLToPath(new URL('../../samples/detached-house-property-sheet.csv', import.meta.url));
let product: Product;

test.beforeAll(({ product: shared }) => {
  product = shared;
});

async function signIn(page: Page, password: string): Promise<void> {
  await page.goto(`${product.url}/login`);
  await page.getByLabel('Email').fill('owner@example.com');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** The owner in another browser, signed in. */
async function elsewhere(browser: Browser, password: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, password);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  return page;
}

async function isSignedOut(page: Page): Promise<void> {
  await page.goto(`${product.url}/history`);
  await expect(page).toHaveURL(/\/login/);
}

test('an owner changes the account, takes the data along, and deletes it all', async ({ page, browser }) => {
  await page.goto(`${product.url}/register`);
  await page.getByLabel('Full Name').fill('Hana Mori');
  await page.getByLabel('Email address').fill('owner@example.com');
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByLabel('Confirm Password', { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('link', { name: 'Start Analysis' }).click();
  await page.locator('input[type=file]').setInputFiles(sheet);
  await page.getByRole('button', { name: /^(Start|Run)/ }).click();
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'At a glance' })).toBeVisible();

  await page.getByRole('link', { name: 'Hana Mori' }).click();
  await expect(page).toHaveURL(`${product.url}/account`);
  await page.getByLabel('Full Name').fill('森 花');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Name saved.')).toBeVisible();
  await expect(page.getByRole('link', { name: '森 花' })).toBeVisible();

  const other = await elsewhere(browser, 'correct horse');
  await page.getByLabel('Current password').fill('correct horse');
  await page.getByLabel('New password').fill('battery staple');
  await page.getByLabel('Confirm password').fill('battery staple');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed.')).toBeVisible();
  await isSignedOut(other);
  await other.context().close();

  const phone = await elsewhere(browser, 'battery staple');
  await page.reload();
  await page.getByRole('button', { name: /^Sign out Chrome/ }).click();
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeHidden();
  await isSignedOut(phone);
  await phone.context().close();

  await page.getByRole('button', { name: 'Prepare a copy' }).click();
  const ready = page.getByRole('button', { name: 'Download the copy' });
  await expect(ready).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), ready.click()]);
  expect(download.suggestedFilename()).toMatch(/^rimawari-data-.*\.zip$/);
  const files = await readZip(await readFile(await download.path()));
  const paths = [...files.keys()];
  expect(JSON.parse(files.get('account.json')?.toString() ?? '{}')).toMatchObject({ email: 'owner@example.com', full_name: '森 花' });
  const document = paths.find((path) => path.endsWith('/documents/detached-house-property-sheet.csv')) ?? '';
  expect(files.get(document)).toEqual(await readFile(sheet));
  expect(files.get(paths.find((path) => path.endsWith('/report.html')) ?? '')?.toString()).toMatch(/^<!doctype html>/);

  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account' });
  await dialog.getByLabel('Password', { exact: true }).fill('battery staple');
  await dialog.getByLabel('Type “delete my account”').fill('delete my account');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('link', { name: 'Sign up' })).toBeVisible();

  await signIn(page, 'battery staple');
  await expect(page.getByRole('alert')).toHaveText(/Incorrect email or password/);
});
