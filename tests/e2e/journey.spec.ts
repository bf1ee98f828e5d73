import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { ListingSite } from './listing-site.ts';
import type { Product } from './product.ts';
import { test } from './shared-product.ts';

const sample = (name: string) => fileURLToPath(new URL(`../../samples/${name}`, import.meta.url));
let product: Product;
let site: ListingSite;

test.beforeAll(({ product: ours, site: theirs }) => {
  product = ours;
  site = theirs;
});

test('a newcomer registers, submits a listing, reads the report, and finds everything again', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });

  await page.goto(product.url);
  await page.getByRole('link', { name: 'Sign up' }).click();
  await page.getByLabel('Full Name').fill('Hana Mori');
  await page.getByLabel('Email address').fill('Hana@Example.com');
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByLabel('Confirm Password', { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Welcome, Hana Mori').or(page.getByText('Welcome Hana Mori'))).toBeVisible();

  await page.getByRole('link', { name: 'Start Analysis' }).click();
  await expect(page.getByRole('heading', { name: 'Run Property Insight Modeling' })).toBeVisible();
  await page.getByLabel(/listing url/i).fill(site.url);
  await page.getByRole('button', { name: /^(Start|Run)/ }).click();
  await expect(page).toHaveURL(/\/results\/[0-9a-f-]{36}$/);

  const report = page.frameLocator('iframe');
  await expect(report.getByRole('heading', { name: 'At a glance' })).toBeVisible();
  await expect(report.getByText('¥', { exact: false }).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText(site.url).last()).toBeVisible();

  await report
    .getByRole('radio', { name: 'USD' })
    .or(report.getByRole('button', { name: 'USD' }))
    .first()
    .click();
  await expect(report.locator('[data-currency="USD"]').first()).toBeVisible();
  await expect(report.getByText('$', { exact: false }).filter({ visible: true }).first()).toBeVisible();
  await page.reload();
  await expect(report.locator('[data-currency="USD"]').first()).toBeVisible();
  const accessibility = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
  expect(accessibility.violations).toEqual([]);

  await report.getByRole('link', { name: 'Letter of questions' }).click();
  await expect(report.getByRole('heading', { name: 'Letter of questions' })).toBeVisible();
  const [letter] = await Promise.all([
    page.waitForEvent('download'),
    report.getByRole('button', { name: 'Download the letter as text, In Japanese' }).click(),
  ]);
  expect(letter.suggestedFilename()).toBe('questions-ja.txt');
  expect(readFileSync(await letter.path(), 'utf8')).toContain('何卒よろしくお願い申し上げます。');
  await report.getByRole('link', { name: 'Back to the report' }).click();
  await expect(report.getByRole('heading', { name: 'At a glance' })).toBeVisible();

  const resultsUrl = page.url();
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /PDF/ })
      .or(page.getByRole('link', { name: /PDF/ }))
      .first()
      .click(),
  ]);
  expect(pdf.suggestedFilename()).toMatch(/\.pdf$/);

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.goto(`${product.url}/history`);
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Email').fill('hana@example.com');
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/history$/);
  await page.getByRole('link', { name: 'View', exact: false }).first().click();
  await expect(page).toHaveURL(resultsUrl);
  expect(errors).toEqual([]);
});

test('documents of a kind that is not accepted are refused before anything is sent, and what was filled in stays', async ({ page }) => {
  await page.goto(`${product.url}/register`);
  await page.getByLabel('Full Name').fill('Ken Abe');
  await page.getByLabel('Email address').fill('ken@example.com');
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByLabel('Confirm Password', { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.getByRole('link', { name: 'Analyze Property' }).click();
  await page.getByLabel(/title/i).fill('Oak Terrace');
  await page.locator('input[type=file]').setInputFiles(sample('README.md'));
  await expect(page.getByText('File type must be', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: /^(Start|Run)/ }).click();
  await expect(page.getByText('Please upload at least one file or provide a URL')).toBeVisible();
  await expect(page.getByLabel(/title/i)).toHaveValue('Oak Terrace');
});
