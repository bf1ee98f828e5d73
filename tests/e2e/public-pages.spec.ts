import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { freePort, Product } from './product.ts';

let product: Product;

test.beforeAll(async () => {
  product = new Product(await freePort());
  await product.start();
});
test.afterAll(() => product.stop());

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, heading, title] of [
    ['/', 'What a Japanese rental really yields', 'Rimawari: what a Japanese rental really yields'],
    ['/pricing', 'Pricing', 'Pricing · Rimawari'],
    ['/legal/scta/', 'Specified commercial transactions disclosure', 'Legal disclosure · Rimawari'],
  ] as const) {
    test(`${path} can be read, and leads on`, async ({ page }) => {
      await page.goto(product.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
      // Set in its own sheet, not as bare text.
      expect(await page.getByRole('heading', { level: 1 }).evaluate((element) => getComputedStyle(element).fontFamily)).toContain(
        'Source Serif',
      );
    });
  }
});

test('the app takes over what was rendered ahead, without moving it', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'moved', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(window, 'moved', Number(Reflect.get(window, 'moved')) + Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(product.url);
  await expect(page.locator('#root')).not.toHaveAttribute('data-rendered');
  await page.getByRole('button', { name: 'Use dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => Number(Reflect.get(window, 'moved')))).toBeLessThan(0.02);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
});
