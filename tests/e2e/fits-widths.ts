import { expect, type Page } from '@playwright/test';

/** Nothing of the page stands beside the window. */
export const fitsItsWidth = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBeLessThanOrEqual(0);

/** On a screen and on a phone, so that a journey that is made at one width shows that its pages fit both. */
export async function fitsBothWidths(page: Page): Promise<void> {
  const given = page.viewportSize();
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 800 });
    await fitsItsWidth(page);
  }
  if (given !== null) await page.setViewportSize(given);
}
