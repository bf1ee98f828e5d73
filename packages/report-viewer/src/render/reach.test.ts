import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { keptRenderer, keptSample } from '../testing/kept-reports.ts';
import { filesForTests } from '../testing/test-files.ts';
import { pageForTests } from '../testing/test-page.ts';

const write = filesForTests();
const tab = pageForTests({ width: 1280, height: 900 }, { offline: true });
let page: Page;

/** A whole report, each chapter open, in one page for all tests: none changes it. */
beforeAll(async () => {
  const { renderStandalone } = await keptRenderer();
  page = await tab.open(await write('sample.html', await renderStandalone(keptSample('apartment_building'))));
  await page.locator('[data-report][data-live]').waitFor();
  await page.evaluate(() => {
    for (const closed of document.querySelectorAll<HTMLElement>('.rv-toggle[aria-expanded=false]')) closed.click();
  });
});

async function show({ width, height }: { width: number; height: number }, forcedColors: 'active' | null = null): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ forcedColors });
}

interface Stop {
  name: string;
  /** Whether it lies within the window, and shows that it has the focus. */
  seen: boolean;
  marked: boolean;
  /** How far down the report it begins. */
  top: number;
}

/** What has the focus; null once the keyboard has left the page. */
function stopNow(): Stop | null {
  const { activeElement: stop } = document;
  if (!(stop instanceof HTMLElement) || stop === document.body) return null;
  const box = stop.getBoundingClientRect();
  const { outlineStyle, outlineWidth } = getComputedStyle(stop);
  const label = stop.getAttribute('aria-labelledby');
  const named = label === null ? null : document.getElementById(label)?.textContent;
  return {
    name: (stop.ariaLabel ?? named ?? stop.textContent ?? '').trim().slice(0, 60),
    seen: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
    marked: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1,
    top: Math.round(box.top + scrollY),
  };
}

describe('a whole report', () => {
  it('is gone through by keyboard: every stop has a name, is in sight and marked, and none holds the focus', async () => {
    await show({ width: 1280, height: 900 });
    const stops: Stop[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(stopNow);
      if (stop === null || stops.length > 1400) break;
      stops.push(stop);
    }
    expect(stops.length).toBeGreaterThan(200);
    expect(stops.length).toBeLessThan(1400);
    expect(stops.filter(({ name }) => name === '')).toEqual([]);
    expect(stops.filter(({ seen }) => !seen)).toEqual([]);
    expect(stops.filter(({ marked }) => !marked)).toEqual([]);
    // The last one is at the end of the report: nothing on the way led back.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(Math.max(...stops.slice(-3).map(({ top }) => top))).toBeGreaterThan(height * 0.9);
  });

  it('stays within its page at 400 % zoom of a window of 1280 by 1024, and its contents leave most of it to be read', async () => {
    await show({ width: 320, height: 256 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.locator('#tax').scrollIntoViewIfNeeded();
    const covered = await page.locator('.rv-contents').evaluate((contents) => {
      const { top, bottom } = contents.getBoundingClientRect();
      return getComputedStyle(contents).position === 'sticky' ? Math.max(0, Math.min(innerHeight, bottom) - Math.max(0, top)) : 0;
    });
    expect(covered).toBeLessThan(256 / 3);
  });

  it('keeps in forced colors what its colours say: bars of charts, what is not stated, and which currency is chosen', async () => {
    await show({ width: 1000, height: 900 }, 'active');
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const fills = await page
      .locator('[data-drawn] rect, .rv-bar, .rv-rung-bar')
      .evaluateAll((all) => all.map((bar) => [getComputedStyle(bar).fill, getComputedStyle(bar).stroke]));
    expect(fills.length).toBeGreaterThan(40);
    expect(fills.filter(([fill, stroke]) => (fill === ground || fill === 'none') && (stroke === ground || stroke === 'none'))).toEqual([]);
    expect(await page.locator('.rv-not-stated').first().textContent()).toMatch(/^Not /);
    const [chosen, other] = await page
      .locator('[data-set-currency]')
      .evaluateAll((all) => all.map((button) => `${getComputedStyle(button).backgroundColor} ${getComputedStyle(button).outlineStyle}`));
    expect(chosen).not.toBe(other);
  });
});
