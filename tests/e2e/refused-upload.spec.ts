import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import type { Product } from './product.ts';
import { test } from './shared-product.ts';

const sample = (name: string) => fileURLToPath(new URL(`../../samples/${name}`, import.meta.url));
let product: Product;

test.beforeAll(({ product: shared }) => {
  product = shared;
});

test('a large upload that is refused at its first bytes says so at once, and the next one is taken', async ({ page }) => {
  await page.goto(`${product.url}/register`);
  await page.getByLabel('Full Name').fill('Ken Abe');
  await page.getByLabel('Email address').fill('refused-upload@example.com');
  await page.getByLabel('Password', { exact: true }).fill('unusual passphrase');
  await page.getByLabel('Confirm Password', { exact: true }).fill('unusual passphrase');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.getByRole('link', { name: 'Analyze Property' }).click();

  // A program under the name of a document: the form cannot see it, the server sees it in the first bytes.
  const program = Buffer.concat([Buffer.from('MZ\u0090\u0000'), Buffer.alloc(15_000_000, 'x')]);
  await page.locator('input[type=file]').setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: program });
  await page.getByRole('button', { name: /^(Start|Run)/ }).click();
  await expect(page.getByText('plan.pdf does not match its file type', { exact: false })).toBeVisible();

  await page.reload();
  await page.locator('input[type=file]').setInputFiles(sample('condominium-flyer.pdf'));
  await page.getByRole('button', { name: /^(Start|Run)/ }).click();
  await expect(page).toHaveURL(/\/results\/[0-9a-f-]{36}$/);
});
