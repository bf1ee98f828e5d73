import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Product } from './product.ts';
import { test } from './shared-product.ts';

let product: Product;

test.beforeAll(({ product: shared }) => {
  product = shared;
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, heading, title] of [
    ['/', 'What a Japanese rental really yields', 'Rimawari: what a Japanese rental really yields'],
    ['/pricing', 'Pricing', 'Pricing · Rimawari'],
    ['/samples/condominium', 'Sample report: a condominium', 'Sample report: a condominium · Rimawari'],
    ['/samples/house', 'Sample report: a house', 'Sample report: a house · Rimawari'],
    ['/samples/block', 'Sample report: an apartment building', 'Sample report: an apartment building · Rimawari'],
    ['/score?marks=9,-,8,7,6,5,4&grade=B', 'Score calculator', 'Score calculator · Rimawari'],
    ['/legal/scta/', 'Specified commercial transactions disclosure', 'Legal disclosure · Rimawari'],
  ] as const) {
    test(`${path} can be read, and leads on`, async ({ page }) => {
      await page.goto(product.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
      // Scripts stand back for what the page is drawn with.
      const scripts = page.locator('script[type="module"], link[rel="modulepreload"]');
      expect(await scripts.count()).toBeGreaterThan(2);
      for (const script of await scripts.all()) await expect(script).toHaveAttribute('fetchpriority', 'low');
      // Set in its own sheet, not as bare text.
      expect(await page.getByRole('heading', { level: 1 }).evaluate((element) => getComputedStyle(element).fontFamily)).toContain(
        'Source Serif',
      );
    });
  }
});

test.describe('a sample', () => {
  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('says its key figures, and opens as a page of its own', async ({ page }) => {
      await page.goto(`${product.url}/samples/block`);
      await expect(page.getByText('メゾン水車町, Kawaguchi-shi, Saitama')).toBeVisible();
      await expect(page.getByText('¥94,800,000')).toBeVisible();
      await expect(page.getByLabel('Report', { exact: true })).toBeHidden();
      await page.getByRole('link', { name: 'Open the report in its own page' }).click();
      await expect(page.getByRole('heading', { name: 'At a glance' })).toBeVisible();
      await expect(page.getByText('Rent roll').filter({ visible: true }).first()).toBeVisible();
    });
  });

  for (const width of [1280, 375])
    test(`opens from the home page for anyone, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(product.url);
      await page.getByRole('link', { name: 'a condominium' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sample report: a condominium');
      // On a phone the report waits below its key figures until the reader comes to it.
      if (width === 375) {
        await expect(page.getByText('Scenario Score')).toBeVisible();
        await expect(page.locator('iframe')).toHaveCount(0);
        await page.mouse.wheel(0, 400);
      }
      await expect(page.frameLocator('iframe').getByRole('heading', { name: 'At a glance' })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      // Below a report whose height still changes: a press of the mouse could miss it.
      await page.getByRole('link', { name: 'a house' }).press('Enter');
      await expect(page.getByText('Kashiwa-shi, Chiba')).toBeVisible();
      const { violations } = await new AxeBuilder({ page })
        .options({ resultTypes: ['violations'] })
        .exclude('iframe')
        .analyze();
      expect(violations).toEqual([]);
    });
});

for (const path of ['/', '/pricing', '/samples/condominium'])
  test(`the app takes over ${path} as it was rendered ahead, without moving it`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.addInitScript(() => {
      Reflect.set(window, 'moved', 0);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Reflect.set(window, 'moved', Number(Reflect.get(window, 'moved')) + Number(Reflect.get(entry, 'value')));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // Faces come after the text was painted, as on a slow line.
    const { promise: painted, resolve: paint } = Promise.withResolvers<void>();
    await page.route(/\.woff2$/, async (route) => {
      await painted;
      await route.continue();
    });
    await page.goto(product.url + path, { waitUntil: 'commit' });
    await page
      .getByRole('heading', { level: 1 })
      .evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    paint();
    await expect(page.locator('#root')).not.toHaveAttribute('data-rendered');
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => Number(Reflect.get(window, 'moved')))).toBeLessThan(0.02);
    const dark = page.getByRole('button', { name: 'Use dark theme' });
    if (!(await dark.isVisible())) await page.getByRole('button', { name: 'Menu' }).click();
    await dark.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
    expect(violations).toEqual([]);
  });

test('what is typed before the app runs stays, and never goes into the address', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/app\/index-[\w-]+\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${product.url}/login`, { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('haruka.mori@rimawari.test');
  await page.getByLabel('Password', { exact: true }).fill('minato-bridge-42');
  await expect(page.getByRole('main').locator('form')).toHaveAttribute('method', 'post');
  held.resolve();
  await expect(page.locator('#root')).not.toHaveAttribute('data-rendered');
  await expect(page.getByLabel('Email')).toHaveValue('haruka.mori@rimawari.test');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('minato-bridge-42');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Email is required')).toHaveCount(0);
  await expect(page.getByRole('alert')).toBeVisible();
});

test('a form that is sent before the app runs is sent once it does', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/app\/index-[\w-]+\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${product.url}/forgot-password`, { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('haruka.mori@rimawari.test');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.locator('form[data-sent]')).toBeVisible();
  const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/v1/forgot-password'));
  held.resolve();
  expect((await asked).postDataJSON()).toEqual({ email: 'haruka.mori@rimawari.test' });
  await expect(page.getByText('If the email exists, a reset link was sent.')).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/forgot-password`);
});
