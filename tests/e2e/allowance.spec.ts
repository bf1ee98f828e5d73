import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { lookMs } from '../deadline.ts';
import { ListingSite } from './listing-site.ts';
import { codesSent } from './outbox.ts';
import { freePort, Product } from './product.ts';

const administrator = { email: 'admin@example.com', password: 'minato-and-42' };
const sample = (name: string) => fileURLToPath(new URL(`../../samples/${name}`, import.meta.url));
let product: Product;
let site: ListingSite;
let asAdministrator: string;

test.beforeAll(async () => {
  site = await ListingSite.open('condominium-listing.html');
  product = new Product(await freePort(), {
    LISTING_ALLOW_HOSTS: site.host,
    FREE_MODE: 'false',
    COMPLIMENTARY_CREDITS: '-1',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  });
  await product.start();
  const { mfa_token } = await call('POST', '/login', administrator);
  await expect.poll(() => codesSent(product).length).toBe(1);
  const otp_code = codesSent(product)[0];
  ({ access_token: asAdministrator } = await call('POST', '/login', { ...administrator, mfa_token, otp_code }));
});
test.afterAll(async () => {
  await product.stop();
  await site.close();
});

async function call<Answer = Record<string, string>>(method: string, path: string, body?: object, token?: string): Promise<Answer> {
  const answer = await fetch(`${product.url}/api/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

interface Person {
  id: string;
  token: string;
}

/** Registers someone and opens the product as they do. */
async function signIn(page: Page, name: string): Promise<Person> {
  const { access_token: token, user } = await call<{ access_token: string; user: { id: string } }>('POST', '/register', {
    email: `${name}@example.com`,
    password: 'correct horse',
    full_name: name,
  });
  await page.goto(`${product.url}/legal/scta/`);
  await keep(page, token, user);
  return { id: user.id, token };
}

async function keep(page: Page, token: string, user: object): Promise<void> {
  await page.evaluate(
    ([key, text]) => {
      localStorage.setItem('access_token', key);
      localStorage.setItem('user', text);
    },
    [token, JSON.stringify(user)] as const,
  );
}

/** What an administrator grants shows on Analyze, as the screen is opened anew. */
async function grant(page: Page, { id }: Person, what: object): Promise<void> {
  await call('PATCH', `/admin/users/${id}`, what, asAdministrator);
  await page.goto(`${product.url}/analyze`);
}

/** From now on the server seems to fail at an operation. */
async function refuse(page: Page, path: string, status = 500, detail: unknown = 'It broke.'): Promise<void> {
  await page.route(`**/api/v1${path}`, (route) => route.fulfill({ status, json: { detail } }));
}

const start = (page: Page, name = 'Start Analysis') => page.getByRole('main').getByRole('button', { name });
const upgrade = (page: Page) => page.getByRole('link', { name: 'Upgrade Plan' });

async function analyse(page: Page): Promise<void> {
  await page.getByLabel(/listing url/i).fill(site.url);
  await start(page).click();
  await expect(page).toHaveURL(/\/results\/[0-9a-f-]{36}$/);
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'At a glance' })).toBeVisible();
}

async function isBlocked(page: Page, label: string): Promise<void> {
  await expect(start(page, label)).toBeDisabled();
  await expect(page.getByLabel(/listing url/i)).toBeDisabled();
  await page.goto(`${product.url}/history`);
  await page.getByRole('link', { name: /^View/ }).first().click();
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'At a glance' })).toBeVisible();
}

test('complimentary analyses: unlimited, enough, running low, the last one, and used up', async ({ page }) => {
  const guest = await signIn(page, 'guest');
  await page.goto(`${product.url}/analyze`);
  await expect(page.getByText('During the beta, complimentary analyses are unlimited.')).toBeVisible();

  await grant(page, guest, { complimentary_analysis_credits: 4 });
  await expect(page.getByText('4 complimentary analyses remaining')).toBeVisible();
  await expect(page.getByText('running low')).toHaveCount(0);
  await grant(page, guest, { complimentary_analysis_credits: 3 });
  await expect(page.getByText('Your complimentary access is running low.')).toBeVisible();
  await expect(upgrade(page)).toHaveCount(0);
  await grant(page, guest, { complimentary_analysis_credits: 1 });
  await expect(page.getByText('1 complimentary analysis remaining')).toBeVisible();
  await expect(upgrade(page)).toBeVisible();

  await analyse(page);
  await page.goto(`${product.url}/analyze`);
  await expect(page.getByText('Complimentary access has been used up.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Subscribe Now' })).toHaveAttribute('href', '/pricing');
  await isBlocked(page, 'Complimentary Access Ended');
  await page.goto(`${product.url}/history`);
  await expect(page.getByText(/1 total analys[ie]s • History is always accessible/)).toBeVisible();
});

test('a subscriber: enough, running low, the last one, the limit, and unlimited', async ({ page }) => {
  const subscriber = await signIn(page, 'subscriber');
  await page.goto(`${product.url}/pricing`);
  await page.getByRole('button', { name: 'Subscribe Now' }).first().click();
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Expiry date').fill('12 / 34');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  // The provider's events give the plan's own limit; what an administrator sets comes after them.
  for (const [path, text] of [
    ['/analyze', '10 analyses remaining this month'],
    ['/billing', 'Paid'],
  ] as const)
    await expect(async () => {
      await page.goto(`${product.url}${path}`);
      await expect(page.getByText(text, { exact: true })).toBeVisible({ timeout: lookMs });
    }).toPass();

  await grant(page, subscriber, { monthly_analysis_limit: 3 });
  await expect(page.getByText('3 analyses remaining this month')).toBeVisible();
  await expect(page.getByText('Your monthly allowance is running low.')).toBeVisible();
  await expect(upgrade(page)).toHaveCount(0);
  await grant(page, subscriber, { monthly_analysis_limit: 1 });
  await expect(page.getByText('1 analysis remaining this month')).toBeVisible();
  await expect(upgrade(page)).toBeVisible();
  await analyse(page);
  await page.goto(`${product.url}/analyze`);
  await expect(page.getByText("You've reached your monthly limit. Upgrade or wait for next month.")).toBeVisible();
  await isBlocked(page, 'Monthly Limit Reached');

  await page.goto(`${product.url}/billing`);
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  await refuse(page, '/stripe/create-portal-session');
  await page.getByRole('button', { name: 'Manage Subscription' }).click();
  await expect(page.getByText('Failed to open billing portal. Please try again.')).toBeVisible();
  await expect(page.getByText('Next Billing')).toBeVisible();
});

test('calls that fail leave the screen as it is, and say what the specification says', async ({ page }) => {
  await signIn(page, 'unlucky');
  await refuse(page, '/stripe/create-checkout-session');
  await page.goto(`${product.url}/pricing`);
  await page.getByRole('button', { name: 'Subscribe Now' }).first().click();
  await expect(page.getByText('Failed to start subscription process. Please try again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Subscribe Now' }).first()).toBeEnabled();
  await refuse(page, '/stripe/plans');
  await page.reload();
  await expect(page.getByRole('heading', { name: /questions/i })).toBeVisible();
  await expect(page.getByRole('status', { name: /loading/i })).toHaveCount(0);

  await page.goto(`${product.url}/analyze`);
  await page.locator('input[type=file]').setInputFiles(sample('condominium-flyer.pdf'));
  await refuse(page, '/analysis', 422, [{ loc: ['body', 'files'], msg: 'not today' }]);
  await start(page).click();
  await expect(page.getByText('Failed to start analysis. Please try again.')).toBeVisible();
  await expect(page.getByText('not today', { exact: false })).toBeVisible();
  await page.unroute('**/api/v1/analysis');
  await start(page).click();
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'At a glance' })).toBeVisible();
  await refuse(page, '/analysis/*/sources/*');
  // Below a report whose height still changes: a press of the mouse could miss it.
  await page.getByRole('button', { name: 'Download condominium-flyer.pdf' }).press('Enter');
  await expect(page.getByText('Unable to download the document right now. Please try again later.')).toBeVisible();

  await refuse(page, '/analysis?*');
  await page.goto(`${product.url}/history`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Analysis History');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('lists of many pages: history by ten with five numbers at most, jobs of administrators by twenty', async ({ page, browser }) => {
  const collector = await signIn(page, 'collector');
  site.status = 404;
  for (let at = 0; at < 21; at += 1) {
    const form = new FormData();
    form.set('title', `Refused ${at + 1}`);
    form.set('urls', JSON.stringify([`${site.url}?at=${at}`]));
    const answer = await fetch(`${product.url}/api/v1/analysis`, {
      method: 'POST',
      headers: { authorization: `Bearer ${collector.token}` },
      body: form,
    });
    expect(answer.status, await answer.text()).toBe(201);
  }
  site.status = 200;
  await page.goto(`${product.url}/history`);
  await expect(page.getByText('Showing 1 to 10 of 21 results')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Showing 11 to 20 of 21 results')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Showing 21 to 21 of 21 results')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expect(page.getByText('Refused 1', { exact: true }).first()).toBeVisible();

  const desk = await browser.newContext();
  const jobs = await desk.newPage();
  await jobs.goto(`${product.url}/legal/scta/`);
  await keep(jobs, asAdministrator, await call('GET', '/me', undefined, asAdministrator));
  await jobs.goto(`${product.url}/admin/jobs`);
  await expect(jobs.getByText(/^Showing page 1 of \d+$/)).toBeVisible();
  await jobs.getByRole('button', { name: 'Next' }).click();
  await expect(jobs.getByText(/^Showing page 2 of \d+$/)).toBeVisible();
  await expect(jobs.getByText('Refused 1', { exact: true }).first()).toBeVisible();
  await desk.close();
});
