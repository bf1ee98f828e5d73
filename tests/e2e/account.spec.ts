import { expect, type Page, test } from '@playwright/test';
import { codeIn, linkIn, type MailCatcher, startMailCatcher } from '../../apps/server/src/testing/mail-catcher.ts';
import { freePort, Product } from './product.ts';

const administrator = { email: 'admin@rimawari.test', password: 'hamamatsu-bridge-7' };
const haruka = { email: 'haruka.mori@rimawari.test', password: 'minato-bridge-42', newPassword: 'nakano-sakaue-302' };
let mails: MailCatcher;
let product: Product;

test.beforeAll(async () => {
  mails = await startMailCatcher();
  const environment = { SMTP_URL: mails.url, ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password };
  product = new Product(await freePort(), environment, { isStrict: true });
  await product.start();
});
test.afterAll(async () => {
  await product.stop();
  await mails.stop();
});

async function fillIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
}

/** The newest of so many mails to an address. */
async function mailTo(email: string, count: number) {
  const mail = (await mails.mailsTo(email, count)).at(-1);
  if (mail === undefined) throw new Error('there is a mail');
  return mail;
}

test('an account from registration to a new password, by real mails and in two tabs', async ({ page, context }) => {
  // Register: the mail is announced, and its link is opened in another tab.
  await page.goto(`${product.url}/register`);
  await page.getByLabel('Full Name').fill('Haruka Mori');
  await page.getByLabel('Email address').fill(haruka.email);
  await page.getByLabel('Password', { exact: true }).fill(haruka.password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(haruka.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(`We emailed a link to ${haruka.email}.`)).toBeVisible();
  const other = await context.newPage();
  await other.goto(linkIn(await mailTo(haruka.email, 1)).href);
  await expect(other.getByText('Email verified!')).toBeVisible();
  await expect(page.getByText('Verify your email address')).toHaveCount(0);

  // The theme and signing out reach the first tab.
  await other.getByRole('button', { name: 'Use dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Sign up' })).toBeVisible();
  await other.close();

  // An administrator is asked for a code.
  await page.goto(`${product.url}/login`);
  await fillIn(page, administrator.email, administrator.password);
  await expect(page.getByText('Enter the verification code we sent to your email.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verify code' })).toBeDisabled();
  await page.getByLabel('Verification code').fill(codeIn(await mailTo(administrator.email, 1)));
  await page.getByRole('button', { name: 'Verify code' }).click();
  await expect(page.getByRole('link', { name: 'Admin', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();

  // A forgotten password.
  await page.goto(`${product.url}/forgot-password`);
  await page.getByLabel('Email').fill(haruka.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('If the email exists, a reset link was sent.')).toBeVisible();
  await page.goto(linkIn(await mailTo(haruka.email, 2)).href);
  await page.getByLabel('New password').fill(haruka.newPassword);
  await page.getByLabel('Confirm password').fill(haruka.newPassword);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Password updated')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await fillIn(page, haruka.email, haruka.password);
  await expect(page.getByRole('alert')).toHaveText('Incorrect email or password');
  await fillIn(page, haruka.email, haruka.newPassword);
  await expect(page.getByText('Haruka Mori')).toBeVisible();
  expect((await mailTo(haruka.email, 3)).subject).toBe('Your Rimawari password was changed');
});

test('a session that ends says so, and keeps what was typed, but no password', async ({ page }) => {
  await page.goto(`${product.url}/login`);
  await fillIn(page, haruka.email, haruka.newPassword);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.getByRole('link', { name: 'Analyze Property' }).click();
  await page.getByLabel(/title/i).fill('Oak Terrace');
  await page.getByLabel(/listing url/i).fill('https://listings.example/oak-terrace');
  // Ended behind the page's back, as by a deactivation or a change of the password elsewhere.
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  await fetch(`${product.url}/api/v1/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  await page.getByRole('button', { name: /^(Start|Run)/ }).click();
  await expect(page).toHaveURL(`${product.url}/login`);
  await expect(page.getByText('Your session has ended. Sign in again to continue.')).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).toContain('Oak Terrace');
  expect(kept).not.toContain(haruka.newPassword);
  await fillIn(page, haruka.email, haruka.newPassword);
  await expect(page).toHaveURL(`${product.url}/analyze`);
  await expect(page.getByLabel(/title/i)).toHaveValue('Oak Terrace');
  await expect(page.getByLabel(/listing url/i)).toHaveValue('https://listings.example/oak-terrace');

  // Signing out by choice leaves nothing behind.
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${product.url}/`);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Oak Terrace');
});
