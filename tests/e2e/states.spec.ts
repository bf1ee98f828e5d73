import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { ListingSite } from './listing-site.ts';
import type { Product } from './product.ts';
import { test } from './shared-product.ts';

let product: Product;
let site: ListingSite;

test.beforeAll(({ product: ours, site: theirs }) => {
  product = ours;
  site = theirs;
});

const legalScreen = /\/assets\/app\/legal-route-[\w-]+\.js$/;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const toLegal = (page: Page) => page.getByRole('link', { name: 'Legal disclosure' }).click();
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Nothing beside the window, and nothing that a reader of the page aloud would miss. */
async function isWhole(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
  expect(violations).toEqual([]);
}

async function signIn(page: Page, name: string): Promise<void> {
  const answer = await page.request.post(`${product.url}/api/v1/register`, {
    data: { email: `${name}@example.com`, password: 'correct horse', full_name: name },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { access_token: token, user } = await answer.json();
  await page.addInitScript(
    ([key, text]) => {
      localStorage.setItem('access_token', key);
      localStorage.setItem('user', text);
    },
    [token, JSON.stringify(user)] as const,
  );
}

for (const width of [1280, 375])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('an address that leads nowhere says so and leads on, signed out and signed in', async ({ page }) => {
      await page.goto(`${product.url}/nowhere/at-all?x=1`);
      await expect(heading(page)).toHaveText('Page not found');
      await expect(page).toHaveTitle('Page not found · Rimawari');
      await expect(page.getByText('We couldn’t find this page')).toBeVisible();
      await isWhole(page);
      await page.getByRole('main').getByRole('link', { name: 'Go home' }).click();
      await expect(page).toHaveURL(`${product.url}/`);

      await signIn(page, `nowhere-${width}`);
      await page.goto(`${product.url}/results/00000000-0000-4000-8000-000000000000`);
      await expect(heading(page)).toHaveText('Analysis not found');
      await page.goto(`${product.url}/samples/castle`);
      await expect(heading(page)).toHaveText('Page not found');
      await page.goto(`${product.url}/nowhere`);
      await expect(heading(page)).toHaveText('Page not found');
      await page.getByRole('main').getByRole('link', { name: 'View History' }).click();
      await expect(heading(page)).toHaveText('Analysis History');
    });

    test('a slow screen leaves the one before in place, and going back finds it where it was left', async ({ page }) => {
      const held = Promise.withResolvers<void>();
      await page.route(legalScreen, async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.goto(product.url);
      await expect(page.locator('#root')).not.toHaveAttribute('data-rendered');
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const left = await scrolled(page);
      expect(left).toBeGreaterThan(100);
      await toLegal(page);
      await expect(page.locator('[class*="onItsWay"]')).toBeAttached();
      await expect(heading(page)).toContainText('What a Japanese rental really yields');
      held.resolve();
      await expect(heading(page)).toHaveText('Specified commercial transactions disclosure');
      await expect(heading(page)).toBeFocused();
      await expect(page.locator('[class*="onItsWay"]')).toHaveCount(0);
      expect(await scrolled(page)).toBe(0);
      await page.goBack();
      await expect(heading(page)).toContainText('What a Japanese rental really yields');
      await expect.poll(() => scrolled(page)).toBe(left);
      await page.reload();
      await expect.poll(() => scrolled(page)).toBe(left);
    });

    test('a screen that cannot be fetched says what happened and what is kept, and comes with the connection', async ({
      page,
      context,
    }) => {
      await page.goto(product.url);
      await expect(page.locator('#root')).not.toHaveAttribute('data-rendered');
      await context.setOffline(true);
      await toLegal(page);
      await expect(heading(page)).toHaveText('We couldn’t load this page');
      await expect(page.getByRole('alert')).toContainText('your analyses are safe');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('The server still doesn’t answer.', { exact: false })).toBeVisible();
      await isWhole(page);
      await context.setOffline(false);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(heading(page)).toHaveText('Specified commercial transactions disclosure');
    });

    test('a screen that fails is replaced alone, and the next one is drawn', async ({ page }) => {
      await page.route(legalScreen, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'export function Component() { throw new Error("rent is undefined"); }' }),
      );
      await page.goto(product.url);
      await expect(page.locator('#root')).not.toHaveAttribute('data-rendered');
      await toLegal(page);
      await expect(heading(page)).toHaveText('This page stopped working');
      await expect(page.getByRole('alert')).toContainText('your analyses are safe');
      await page.getByText('Details for support').click();
      await expect(page.getByText('rent is undefined')).toBeVisible();
      await isWhole(page);
      await page.goBack();
      await expect(heading(page)).toContainText('What a Japanese rental really yields');
    });

    test('a form without a connection keeps what was filled in, and is sent once there is one', async ({ page, context }) => {
      await signIn(page, `offline-${width}`);
      await page.goto(`${product.url}/analyze`);
      await page.getByLabel(/listing url/i).fill(site.url);
      const start = page.getByRole('button', { name: 'Start Analysis' });
      await context.setOffline(true);
      await start.click();
      await expect(page.getByRole('alert')).toContainText('Failed to start analysis. Please try again.');
      await isWhole(page);
      await expect(page.getByLabel(/listing url/i)).toHaveValue(site.url);
      await context.setOffline(false);
      await start.click();
      await expect(page).toHaveURL(/\/results\/[0-9a-f-]{36}$/);
    });

    test('where rules do not arrive the server checks, and two passwords are still held against each other', async ({ page }) => {
      await page.route(/\/assets\/app\/registration-form-[\w-]+\.js$/, (route) => route.abort());
      await page.goto(`${product.url}/register`);
      await expect(page.locator('#root')).not.toHaveAttribute('data-rendered');
      await page.getByLabel('Full Name').fill('Hana Mori');
      await page.getByLabel('Email address').fill(`rules-${width}`);
      await page.getByLabel('Password', { exact: true }).fill('correct horse');
      await page.getByLabel('Confirm Password').fill('correct hoarse');
      const send = page.getByRole('button', { name: 'Create account' });
      await send.click();
      await expect(page.getByText('Passwords do not match')).toBeVisible();
      await page.getByLabel('Confirm Password').fill('correct horse');
      await send.click();
      await expect(page.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true');
      await page.getByLabel('Email address').fill(`rules-${width}@example.com`);
      await send.click();
      await expect(page).toHaveURL(`${product.url}/`);
    });
  });
