import { expect, type Page, test } from '@playwright/test';
import { lookMs } from '../deadline.ts';
import { ListingSite } from './listing-site.ts';
import { freePort, Product } from './product.ts';

const administrator = { email: 'admin@rimawari.test', password: 'hamamatsu-bridge-7' };
let product: Product;
let sites: ListingSite[];

test.beforeAll(async () => {
  sites = [await ListingSite.open('condominium-listing.html'), await ListingSite.open('detached-house-listing.html')];
  product = new Product(await freePort(), {
    LISTING_ALLOW_HOSTS: sites.map(({ host }) => host).join(','),
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    MFA_POLICY: 'off',
    DEBUG_MODE: 'true',
    BENCHMARK_ENABLED: 'true',
  });
  await product.start();
});
test.afterAll(async () => {
  await product.stop();
  for (const site of sites) await site.close();
});

async function signIn(page: Page): Promise<void> {
  await page.goto(`${product.url}/login`);
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel('Password', { exact: true }).fill(administrator.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
}

test('an administrator runs two steps of an analysis again and reads what differs', async ({ page }) => {
  await signIn(page);
  await page.goto(`${product.url}/analyze`);
  await page.getByLabel(/listing url/i).fill(sites[0]?.url ?? '');
  await page.getByRole('button', { name: /^(Start|Run)/ }).click();
  await expect(page).toHaveURL(/\/results\/[0-9a-f-]{36}$/);
  const id = page.url().split('/').at(-1) ?? '';
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'At a glance' })).toBeVisible();

  // The page is printed beside the other steps: its file may follow the report.
  await expect(async () => {
    await page.goto(`${product.url}/admin/debug?analysis=${id}`);
    await page.getByRole('button', { name: 'Load sessions' }).click();
    await expect(page.getByText('shown to the owner')).toBeVisible();
    await page.getByRole('button', { name: 'Open folder sources' }).click();
    await expect(page.getByRole('button', { name: 'Open file listing.pdf' })).toBeVisible({ timeout: lookMs });
  }).toPass();
  await page.getByRole('button', { name: 'Open file listing.html' }).click();
  await expect(page.frameLocator('iframe').locator('body')).toContainText('価格');
  await page.getByRole('button', { name: 'Open file listing.pdf' }).click();
  await expect(page.getByRole('img', { name: 'First page of sources/listing.pdf' })).toBeVisible();

  await page.getByRole('checkbox', { name: 'html_report' }).click();
  await page.getByRole('button', { name: 'Run selected steps' }).click();
  await expect(page.getByText('Done: final_analysis, html_report.', { exact: false })).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeChecked();
  await page.getByRole('button', { name: 'Compare sessions' }).click();
  await expect(page.getByRole('table', { name: 'Effect in yen' })).toContainText('Cash flow after tax, year 1');
  await expect(page.getByText('Every figure is the same.')).toBeVisible();
});

test('an administrator benchmarks a changed profile, and a kill in the middle loses nothing', async ({ page }) => {
  await signIn(page);
  await page.goto(`${product.url}/admin/benchmarks`);
  await page.getByRole('button', { name: 'New profile' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Strict');
  await dialog.getByRole('button', { name: 'Create profile' }).click();
  await expect(page.getByRole('button', { name: 'Edit Strict' })).toBeVisible();

  for (const site of sites) site.hold = true;
  await page.getByLabel('Profile', { exact: true }).selectOption({ label: 'Strict' });
  await page.getByLabel('Property URLs').fill(sites.map(({ url }) => url).join('\n'));
  await page.getByLabel(/^Label/).fill('Samples');
  await page.getByRole('button', { name: 'Start run' }).click();
  await sites[0]?.nextHeld();
  await product.kill('SIGKILL');
  for (const site of sites) site.release();
  await product.start();
  await page.goto(`${product.url}/admin/benchmarks`);
  const row = (label: string) => page.getByRole('table', { name: 'Benchmark runs' }).getByRole('row').filter({ hasText: label });
  await expect(row('Samples')).toContainText('Completed');

  await page.getByRole('button', { name: 'Edit Strict' }).click();
  await dialog.getByLabel('Config').fill('{"readers": {"forms": [], "grids": false}}');
  await dialog.getByRole('button', { name: 'Save profile' }).click();
  await expect(dialog).toBeHidden();
  const fetched = sites.map(({ requests }) => requests);
  await page.getByRole('radio', { name: 'Candidate' }).click();
  await page.getByLabel('Profile', { exact: true }).selectOption({ label: 'Strict' });
  await page.getByLabel('Baseline run').selectOption({ label: 'Samples' });
  await page.getByLabel(/^Label/).fill('Without labels');
  await page.getByRole('button', { name: 'Start run' }).click();
  await expect(row('Without labels')).toContainText('Completed');
  // The pages that the baseline stored were read again.
  expect(sites.map(({ requests }) => requests)).toEqual(fetched);

  await page.getByRole('button', { name: 'View Without labels' }).click();
  const detail = page.getByRole('region', { name: 'Run: Without labels' });
  await expect(detail.getByText('differs').first()).toBeVisible();
  await detail
    .getByRole('button', { name: /^Compare/ })
    .first()
    .click();
  await expect(detail.getByRole('table', { name: /^Extraction of/ })).toContainText('price_jpy');
});
