import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { keptRenderer, keptSample } from '../testing/kept-reports.ts';
import { filesForTests } from '../testing/test-files.ts';
import { pageForTests, type TestPage } from '../testing/test-page.ts';

const sample = keptSample('apartment_building');
const write = filesForTests();
const wide = pageForTests({ width: 1000, height: 900 }, { offline: true });
const touch = pageForTests({ width: 375, height: 812 }, { offline: true, hasTouch: true, isMobile: true });
let file: string;
let page: Page;

beforeAll(async () => {
  const { renderStandalone } = await keptRenderer();
  file = await write('sample.html', await renderStandalone(sample));
});

async function open(on: TestPage): Promise<void> {
  page = await on.open(file);
  await page.locator('[data-report][data-live]').waitFor();
  await page.evaluate(() => {
    for (const closed of document.querySelectorAll<HTMLElement>('.rv-toggle[aria-expanded=false]')) closed.click();
  });
}

const chart = (name: string) => page.locator(`[data-drawn=${name}]`);
const value = (name: string) => chart(name).locator('.rv-read').getAttribute('aria-valuetext');
const cash = sample.series['projection.btcf']?.values ?? [];
const yen = (amount: number) => `${amount < 0 ? '−' : ''}¥${Math.abs(amount).toLocaleString('en-US')}`;

describe('the values of charts', () => {
  it('stand under the pointer, for the year that it is over', async () => {
    await open(wide);
    const layer = chart('cash').locator('.rv-read');
    await layer.scrollIntoViewIfNeeded();
    const plot = await chart('cash').locator('.rv-drawn').boundingBox();
    if (plot === null) throw new Error('The chart is not drawn.');
    for (const year of [1, 6, cash.length]) {
      await page.mouse.move(plot.x + ((year - 0.5) / cash.length) * plot.width, plot.y + 100);
      expect(await layer.locator('.rv-tooltip p').textContent()).toBe(`Year ${year}`);
      expect(await layer.locator('.rv-tooltip dd').allTextContents()).toEqual([yen(cash[year - 1] ?? Number.NaN)]);
    }
    await page.mouse.move(plot.x + 50, plot.y - 300);
    expect(await layer.locator('.rv-tooltip').count()).toBe(0);
  });

  it('are told by arrow keys, as a slider with a name that speaks them, and hidden by Escape', async () => {
    await open(wide);
    const layer = page.getByRole('slider', { name: /^Cash flow before tax is / });
    await layer.focus();
    await page.keyboard.press('ArrowRight');
    expect(await value('cash')).toBe(`Year 2, Cash flow before tax ${yen(cash[1] ?? Number.NaN)}`);
    await page.keyboard.press('End');
    expect(await layer.getAttribute('aria-valuenow')).toBe(String(cash.length));
    expect(await layer.locator('.rv-tooltip').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await layer.locator('.rv-tooltip').count()).toBe(0);
    await page.locator('[data-set-currency=USD]').click();
    await layer.focus();
    await page.keyboard.press('Home');
    expect(await value('cash')).toMatch(/^Year 1, Cash flow before tax \$[\d,]+$/);
  });

  it('stay after a tap until the next one elsewhere', async () => {
    await open(touch);
    const layer = chart('simulation').locator('.rv-read');
    await layer.tap();
    expect(await layer.locator('.rv-tooltip dd').count()).toBe(3);
    await chart('costs').locator('.rv-read').tap();
    expect(await layer.locator('.rv-tooltip').count()).toBe(0);
    expect(await chart('costs').locator('.rv-tooltip dd').count()).toBeGreaterThan(0);
    await page.locator('.rv-title').tap();
    expect(await page.locator('.rv-tooltip').count()).toBe(0);
  });

  it('are given by every chart, each with a name, and stay inside the page', async () => {
    await open(touch);
    const layers = page.locator('.rv-read');
    expect(await layers.count()).toBe(await page.locator('[data-drawn]').count());
    expect(await layers.count()).toBeGreaterThan(9);
    for (const layer of await layers.all()) {
      await layer.focus();
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowLeft');
      expect(await layer.getAttribute('aria-valuetext')).toMatch(/\d/);
      const title = await layer.getAttribute('aria-labelledby');
      expect((await page.locator(`[id="${title}"]`).textContent())?.length).toBeGreaterThan(20);
      const tip = await layer.locator('.rv-tooltip').boundingBox();
      expect(tip?.x).toBeGreaterThanOrEqual(0);
      expect((tip?.x ?? 0) + (tip?.width ?? 0)).toBeLessThanOrEqual(375);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    const { violations } = await new AxeBuilder({ page })
      // Without it, what passed is carried out of the page too; there is no frame to look into.
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .include('[data-drawn]')
      .analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('set the four groups of costs side by side, what is paid once against an axis of its own', async () => {
    await open(wide);
    const tops = await chart('costs')
      .locator('g[data-key]')
      .evaluateAll((groups) => groups.map((group) => ({ key: group.getAttribute('data-key'), left: group.getBoundingClientRect().left })));
    expect(tops.map(({ key }) => key)).toEqual(['acquisition_costs', 'monthly_expenses', 'annual_taxes', 'maintenance_reserves']);
    expect(new Set(tops.map(({ left }) => Math.round(left))).size).toBe(4);
    const heights = await chart('costs')
      .locator('g[data-key]')
      .evaluateAll((groups) =>
        groups.map((group) => [...group.querySelectorAll('rect')].reduce((sum, part) => sum + part.getBoundingClientRect().height, 0)),
      );
    // On one scale the taxes of a year would be a thirtieth of what is paid once.
    expect(Math.max(...heights.slice(1))).toBeGreaterThan((heights[0] ?? 0) / 2);
    expect(await value('costs')).toBe('Use the arrow keys to read values');
  });
});

describe('tables of years', () => {
  const headers = async (section: string) => {
    const table = page.locator(`${section} .rv-fold[open] .rv-years`).filter({ has: page.locator('[data-jpy]') });
    await table.waitFor();
    return table.locator('thead th').allTextContents();
  };

  it('show on a phone, before they are scrolled, cash and what it adds up to', async () => {
    await open(touch);
    await page.getByText('Cash flow year by year').click();
    expect((await headers('#cash-flow')).slice(0, 4)).toEqual(['Year', 'Cash flow before tax', 'Cumulative cash flow', 'Loan balance']);
    const frame = page.locator('#cash-flow .rv-fold[open] .rv-table-frame');
    await expect.poll(() => frame.getAttribute('data-scrolls')).toBe('');
    const inSight = await frame.evaluate((own) => {
      const right = own.getBoundingClientRect().right + 1;
      return [...own.querySelectorAll('thead th')].filter((cell) => cell.getBoundingClientRect().right <= right).length;
    });
    expect(inSight).toBeGreaterThanOrEqual(3);
    expect(await frame.locator('table').evaluate((table) => getComputedStyle(table, '::before').content)).toContain(
      'Scroll for more columns',
    );
    await page.getByText('Exit by year of sale').click();
    expect((await headers('#exit')).slice(1, 3)).toEqual(['Net sale proceeds, after tax', 'Equity multiple, after tax']);
  });

  it('stand as a statement on a wide page', async () => {
    await open(wide);
    await page.getByText('Cash flow year by year').click();
    expect((await headers('#cash-flow')).slice(0, 2)).toEqual(['Year', 'Gross potential income']);
  });
});

it('has no target of touch below 24 pixels at 375 pixels, but for links within sentences', async () => {
  await open(touch);
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('details.rv-fold')) fold.open = true;
  });
  await page.locator('.rv-fold[open] .rv-years [data-jpy]').first().waitFor();
  const measured = await page.evaluate(() => {
    const all = [
      ...document.querySelectorAll<HTMLElement>('[data-report] :is(a[href], button, summary, [tabindex="0"], input, select)'),
    ].filter((target) => target.checkVisibility({ visibilityProperty: true }));
    const small = all.filter((target) => {
      const { width, height } = target.getBoundingClientRect();
      const inSentence =
        target.localName === 'a' &&
        getComputedStyle(target).display === 'inline' &&
        [...(target.parentElement?.childNodes ?? [])].some(
          (node) => node.nodeType === Node.TEXT_NODE && (node.nodeValue ?? '').trim().length > 1,
        );
      return (width < 23.99 || height < 23.99) && !inSentence;
    });
    return {
      count: all.length,
      small: small.map((target) => {
        const { width, height } = target.getBoundingClientRect();
        return `${target.localName}.${target.className} in ${target.parentElement?.className} “${target.textContent?.trim().slice(0, 24)}” ${Math.round(width)}×${Math.round(height)}`;
      }),
    };
  });
  expect(measured.count).toBeGreaterThan(300);
  expect(measured.small).toEqual([]);
});

describe('the year of a sale', () => {
  const hand = () => page.getByRole('slider', { name: 'Year of sale' });
  const of = (id: string, year: number) => sample.series[id]?.values[year - 1] ?? Number.NaN;
  const sold = (year: number) => page.getByText(`Sold after year ${year}, in ${2026 + year}`);

  it('begins where the base case sells, moves by keys, and gives the values of the tables in the currency that is shown', async () => {
    await open(wide);
    await sold(10).waitFor();
    await hand().focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'PageUp', 'ArrowLeft']) await page.keyboard.press(key);
    await sold(16).waitFor();
    const values = page.locator('.rv-sale dd');
    expect((await values.allTextContents()).slice(0, 2)).toEqual([
      yen(of('exit_ladder.net_after_tax', 16)),
      `${of('exit_ladder.multiple', 16).toFixed(2)}×`,
    ]);
    expect(await hand().getAttribute('aria-valuetext')).toContain(`Cash flow after tax of the year ${yen(of('long_term.atcf', 16))}`);
    await page.locator('[data-set-currency=USD]').click();
    expect(await values.first().textContent()).toBe(`$${Math.round(of('exit_ladder.net_after_tax', 16) / 150).toLocaleString('en-US')}`);
    await hand().focus();
    expect(await hand().getAttribute('aria-valuetext')).toMatch(/^Year 16, 2042: Net sale proceeds, after tax \$/);
    await page.keyboard.press('End');
    expect(await hand().getAttribute('aria-valuenow')).toBe('35');
  });

  it('follows the pointer along the years and keeps to them at both ends, and a finger that goes up and down scrolls', async () => {
    await open(touch);
    await hand().scrollIntoViewIfNeeded();
    const area = page.locator('.rv-milestones-area');
    const box = await area.boundingBox();
    if (box === null) throw new Error('The years are not drawn.');
    const at = (year: number) => box.x + ((year - 0.5) / 35) * box.width;
    await page.mouse.move(at(4), box.y + 60);
    await page.mouse.down();
    await sold(4).waitFor();
    await page.mouse.move(at(30), box.y + 160);
    await sold(30).waitFor();
    await page.mouse.move(box.x - 12, box.y + 160);
    await sold(1).waitFor();
    await page.mouse.up();
    await page.mouse.move(at(20), box.y + 60);
    expect(await hand().getAttribute('aria-valuenow')).toBe('1');
    expect(await area.evaluate((element) => getComputedStyle(element).touchAction)).toBe('pan-y');
    const size = await hand().boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(24);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });

  it('keeps its line, its box and every mark in forced colours, and has no handle on paper', async () => {
    await open(wide);
    await sold(10).waitFor();
    await page.emulateMedia({ forcedColors: 'active' });
    const colours = await page.locator('.rv-milestones').evaluate((place) => {
      const of = (selector: string, pseudo?: string) => {
        const element = place.querySelector(selector);
        return element === null ? null : getComputedStyle(element, pseudo);
      };
      const paper = getComputedStyle(document.body).backgroundColor;
      return [
        of('.rv-milestones-hand', '::before')?.borderInlineStartColor,
        of('.rv-milestones-knob')?.backgroundColor,
        of('.rv-milestone .rv-fill-1')?.fill,
        of('.rv-milestone .rv-fill-2')?.fill,
      ].map((colour) => colour !== undefined && colour !== paper);
    });
    expect(colours).toEqual([true, true, true, true]);
    await page.emulateMedia({ forcedColors: 'none', media: 'print' });
    expect(await hand().isVisible()).toBe(false);
    expect(await page.getByText('Dead cross: principal exceeds depreciation from').isVisible()).toBe(true);
  });
});
