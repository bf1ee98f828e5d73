import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { ListingSite } from './listing-site.ts';
import { codesSent } from './outbox.ts';
import { freePort, Product } from './product.ts';

const administrator = { email: 'admin@example.com', password: 'minato-and-42' };
let product: Product;
let site: ListingSite;

test.beforeAll(async () => {
  site = await ListingSite.open('condominium-listing.html');
  product = new Product(await freePort(), {
    LISTING_ALLOW_HOSTS: site.host,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    DEBUG_MODE: 'true',
    BENCHMARK_ENABLED: 'true',
  });
  await product.start();
});
test.afterAll(async () => {
  await product.stop();
  await site.close();
});

async function post(path: string, body: object, token?: string): Promise<Record<string, string>> {
  const answer = await fetch(`${product.url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, string>;
}

/** A customer with a finished analysis of the listing. */
async function customerWithReport(name: string): Promise<{ email: string; jobId: string }> {
  const email = `${name.toLowerCase()}@example.com`;
  const { access_token } = await post('/register', { email, password: 'correct horse', full_name: `${name} Mori` });
  const authorization = `Bearer ${access_token}`;
  const form = new FormData();
  form.set('title', `Oak Terrace of ${name}`);
  form.set('urls', JSON.stringify([site.url]));
  const created = await fetch(`${product.url}/api/v1/analysis`, { method: 'POST', headers: { authorization }, body: form });
  const { job_id: jobId } = (await created.json()) as { job_id: string };
  await expect
    .poll(async () => {
      const answer = await fetch(`${product.url}/api/v1/analysis/${jobId}/status`, { headers: { authorization } });
      return ((await answer.json()) as { status: string }).status;
    })
    .toBe('completed');
  return { email, jobId };
}

/** Signs in at the form, with the code of the mail. */
async function signInAsAdministrator(page: Page): Promise<void> {
  const before = codesSent(product).length;
  await page.goto(`${product.url}/login`);
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel('Password', { exact: true }).fill(administrator.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Check your email for the 6-digit code.')).toBeVisible();
  await expect.poll(() => codesSent(product).length).toBe(before + 1);
  await page.getByLabel(/code/i).fill(codesSent(product).at(-1) ?? '');
  await page.getByRole('button', { name: 'Verify code' }).click();
  await expect(page.getByRole('link', { name: 'Admin', exact: true })).toBeVisible();
}

async function expectAccessible(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze()).violations).toEqual([]);
}

test('an administrator signs in with a code by mail, finds a user, changes them, and reads it in the audit log', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  const { email, jobId } = await customerWithReport('Haruka');
  await signInAsAdministrator(page);

  await page.getByRole('link', { name: 'Admin', exact: true }).click();
  await expect(page.getByRole('tab')).toHaveText(['Dashboard', 'Users', 'Analysis Jobs', 'Analysis Debug', 'Benchmarks']);
  await expect(page.getByText('1 completed', { exact: true })).toBeVisible();
  // The charts come when the reader does.
  await page.getByRole('heading', { name: 'Analyses a day' }).scrollIntoViewIfNeeded();
  await expect(page.getByText(/^1 submitted in 30 days: 1 completed/)).toBeVisible();
  await expect(page.getByRole('row', { name: /html_report 1/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Users' }).click();
  await expect(page).toHaveURL(/\/admin\/users$/);
  await expect(page.getByText('All Users (2)')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search users' }).fill('haruka mor');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('Users found (1)')).toBeVisible();
  await expect(page).toHaveURL(/search=haruka/);
  await expectAccessible(page);

  await page.getByRole('button', { name: `Manage ${email}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Manage user' });
  await dialog.getByLabel('Monthly analysis limit').fill('7');
  await dialog.getByRole('button', { name: 'Save limits' }).click();
  await expect(page.getByText('1 / 7')).toBeVisible();
  await dialog.getByLabel('New password').fill('password');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByText('Failed to change password. Please try again.')).toBeVisible();
  await dialog.getByLabel('New password').fill('okayama-2026');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByText('Password changed successfully.')).toBeVisible();
  await dialog.getByRole('switch', { name: /^Active/ }).click();
  await expect(dialog.getByRole('switch', { name: /^Active/ })).not.toBeChecked();
  await expect(post('/login', { email, password: 'okayama-2026' })).rejects.toThrow(/answered 403/);
  await dialog.getByRole('switch', { name: /^Active/ }).click();
  await expect(dialog.getByRole('switch', { name: /^Active/ })).toBeChecked();

  await dialog.getByRole('link', { name: 'Events of this account' }).click();
  await expect(page.getByText('Audit log of one user')).toBeVisible();
  await page.getByRole('radio', { name: 'By administrators' }).click();
  await expect(page.getByRole('rowheader')).toHaveText([/Activated/, /Deactivated/, /Password set/, /Allowance changed/]);
  await expect(page.getByText('monthly analysis limit: 7')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Analysis Jobs' }).click();
  await page.getByRole('radio', { name: 'Completed' }).click();
  await expect(page.getByText('Analysis Jobs found (1)')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'View Oak Terrace of Haruka' }).click();
  await expect(page).toHaveURL(new RegExp(`/results/${jobId}$`));
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'At a glance' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('the last administrator stays one, and a user is deleted after the question is answered', async ({ page }) => {
  const { email } = await customerWithReport('Ken');
  await signInAsAdministrator(page);
  await page.goto(`${product.url}/admin/users?filter=administrators`);
  await page.getByRole('button', { name: `Manage ${administrator.email}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Manage user' });
  await dialog.getByRole('switch', { name: /^Administrator/ }).click();
  await expect(dialog.getByText('Failed to update user. Please try again.')).toBeVisible();
  await expect(dialog.getByText('This is the last active administrator.', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).first().click();

  await page.getByLabel('Show').selectOption('All users');
  await page.getByRole('button', { name: `Manage ${email}` }).click();
  await dialog.getByRole('button', { name: 'Delete user' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete user' });
  await expect(question.getByText('Are you sure you want to delete this user? This action cannot be undone.')).toBeVisible();
  await question.getByRole('button', { name: 'Delete user' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(email)).toBeHidden();
  await expect(post('/login', { email, password: 'correct horse' })).rejects.toThrow(/answered 401/);
});
