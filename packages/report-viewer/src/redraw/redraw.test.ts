import type { Server } from 'node:http';
import type { InsightReport } from '@rimawari/underwriting';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { renderOptions } from '../testing/built-renderer.ts';
import { startPage } from '../testing/host-server.ts';
import { hostileTexts } from '../testing/hostile-report.ts';
import { keptRenderer, keptSample } from '../testing/kept-reports.ts';
import type { ReportsOfPage } from '../testing/page-host.ts';
import { pageForTests } from '../testing/test-page.ts';

declare const window: Window & { reports: ReportsOfPage };

const sample = keptSample('condominium_unit');
const tab = pageForTests({ width: 1100, height: 800 });
let renderFragment: Awaited<ReturnType<typeof keptRenderer>>['renderFragment'];
let page: Page;
let host: { address: string; server: Server };

beforeAll(async () => {
  ({ renderFragment } = await keptRenderer());
  const fragment = renderFragment(sample, renderOptions);
  host = await startPage(
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title><div id="shown"></div><template data-into="shown" data-shadow>${fragment}</template><script src="/host.js"></script>`,
  );
});
afterAll(() => {
  host?.server.close();
});

async function open(): Promise<void> {
  page = await tab.open(host.address);
  await page.evaluate(() => window.reports.attach('shown'));
}

/** The drawn charts of the page, as markup, without what the live charts keep in them. */
const drawn = () =>
  page.locator('figure[data-drawn]').evaluateAll((figures) =>
    figures.map((figure) => {
      const copy = figure.cloneNode(true) as Element;
      for (const kept of copy.querySelectorAll('.rv-live, .rv-read')) kept.remove();
      for (const plot of copy.querySelectorAll('[data-mounted]')) plot.removeAttribute('data-mounted');
      return copy.outerHTML;
    }),
  );

/** The same charts as the server draws them for a report. */
const fresh = (report: InsightReport) =>
  page.evaluate(
    (html) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      return [...parsed.querySelectorAll('figure[data-drawn]')].map((figure) => figure.outerHTML);
    },
    renderFragment(report, renderOptions),
  );

const redraw = (report: InsightReport) => page.evaluate((figures) => window.reports.redraw('shown', figures), report);

/** The sample with every amount and share moved: other heights, other signs, other sentences. */
function changed(): InsightReport {
  const report = structuredClone(sample);
  for (const [index, figure] of Object.values(report.figures).entries()) {
    if (figure.value !== null && figure.unit.startsWith('JPY')) figure.value = Math.round(figure.value * (0.6 + (index % 7) / 10));
  }
  for (const [index, series] of Object.values(report.series).entries())
    series.values = series.values.map((value, year) => (value === null ? null : Math.round(value * (1.2 - ((index + year) % 5) / 3))));
  return report;
}

describe('charts drawn again', () => {
  // One page for all: each begins with the charts of the sample, in yen, and changes nothing else for good.
  beforeAll(open);
  afterEach(() => redraw(sample));

  it('say what the server would draw for the changed report, and the bars and labels are others than before', async () => {
    const before = await drawn();
    expect(before).toEqual(await fresh(sample));
    const names = await redraw(changed());
    expect(names).toEqual(['costs', 'repairs', 'loan', 'tax', 'cash', 'long-term', 'exit', 'sensitivity', 'simulation', 'valuation']);
    const after = await drawn();
    expect(after).toEqual(await fresh(changed()));
    const differing = names.filter((_, index) => before[index] !== after[index]);
    expect(differing).toEqual(names);
    await redraw(sample);
    expect(await drawn()).toEqual(before);
  });

  it('have as many years, bars and parts as the changed report has', async () => {
    const report = structuredClone(sample);
    report.projection.years = report.projection.years.slice(0, 4);
    report.cost_groups = report.cost_groups.slice(1);
    report.sensitivity = report.sensitivity.slice(2).toReversed();
    await redraw(report);
    expect(await drawn()).toEqual(await fresh(report));
    await redraw(sample);
    expect(await drawn()).toEqual(await fresh(sample));
  });

  it('keep the elements of what they still show, also where its place has changed', async () => {
    const bar = page.locator('[data-drawn=sensitivity] g[data-key]').first();
    const [key, group] = [await bar.getAttribute('data-key'), await bar.elementHandle()];
    const report = structuredClone(sample);
    report.sensitivity = [...report.sensitivity.slice(1, 6), ...report.sensitivity.slice(0, 1), ...report.sensitivity.slice(6)];
    await redraw(report);
    const moved = page.locator('[data-drawn=sensitivity] g[data-key]').nth(5);
    expect(await moved.getAttribute('data-key')).toBe(key);
    expect(await moved.evaluate((element, first) => element === first, group)).toBe(true);
  });

  it('leave everything else as the reader left it', async () => {
    await page.locator('[data-chapter=evidence] .rv-toggle').click();
    await page.locator('.rv-section-costs summary').first().click();
    await page.locator('.rv-section-costs .rv-note[open] .rv-definition').waitFor();
    await redraw(changed());
    expect(await page.locator('.rv-section-costs .rv-note[open]').count()).toBe(1);
    expect(await page.locator('[data-chapter=evidence] .rv-toggle').getAttribute('aria-expanded')).toBe('false');
    await page.locator('[data-chapter=evidence] .rv-toggle').click();
  });

  it('speak the currency that the reader chose', async () => {
    await page.locator('[data-set-currency=USD]').click();
    await redraw(changed());
    const texts = await page.locator('figure[data-drawn] [data-jpy]').allTextContents();
    expect(texts.length).toBeGreaterThan(60);
    expect(texts.filter((text) => !text.includes('$'))).toEqual([]);
    await page.locator('[data-set-currency=JPY]').click();
    expect(await drawn()).toEqual(await fresh(changed()));
  });

  it('carry the live charts with them, and leave the focus where it is', async () => {
    const costs = page.locator('[data-chart=costs]');
    await costs.scrollIntoViewIfNeeded();
    await costs.locator('.recharts-surface').waitFor();
    const amounts = () => costs.locator('.recharts-surface .rv-tick-text').allTextContents();
    const before = await amounts();
    const surface = await costs.locator('.recharts-surface').elementHandle();
    await surface?.focus();
    await redraw(changed());
    await expect.poll(amounts).not.toEqual(before);
    expect(await surface?.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element)).toBe(true);
    expect(await costs.locator('.recharts-surface').evaluate((now, first) => now === first, surface)).toBe(true);
    await redraw(sample);
    await expect.poll(amounts).toEqual(before);
  });

  it('are hidden while there is nothing to show, and come back', async () => {
    const cash = structuredClone(sample);
    cash.loan_schedule = { years: [], columns: [] };
    expect(await redraw(cash)).not.toContain('loan');
    expect(await page.locator('[data-drawn=loan]').isVisible()).toBe(false);
    expect(await redraw(sample)).toContain('loan');
    expect(await page.locator('[data-drawn=loan]').isVisible()).toBe(true);
    expect(await drawn()).toEqual(await fresh(sample));
  });

  it('let a hostile label neither out nor in', async () => {
    const report = structuredClone(sample);
    for (const group of report.cost_groups) group.title = hostileTexts.join(' ');
    for (const series of Object.values(report.series)) series.label = hostileTexts.join(' ');
    if (report.repair_plan !== undefined) report.repair_plan.reading = hostileTexts;
    await redraw(report);
    expect(await drawn()).toEqual(await fresh(report));
    expect(await page.locator('figure[data-drawn] :is(script, img, style)').count()).toBe(0);
    expect(await page.evaluate(() => (window as { __hit?: number }).__hit)).toBeUndefined();
  });
});

it('charts drawn again take the milestones with them, with the year that the reader chose and the focus on it', async () => {
  await open();
  const hand = page.locator('.rv-milestones').getByRole('slider', { name: 'Year of sale' });
  await hand.focus();
  await page.keyboard.press('ArrowRight');
  const [rows, values] = [page.locator('.rv-milestone-name'), page.locator('.rv-sale dd')];
  const before = [await rows.allTextContents(), await values.allTextContents()];
  const report = changed();
  const debt = report.series['long_term.debt_service'];
  if (debt !== undefined) debt.values = debt.values.map((value, index) => (index < 12 ? value : 0));
  await redraw(report);
  expect(await rows.first().textContent()).toBe('Loan: ends in year 12 (2038)');
  expect(await hand.getAttribute('aria-valuenow')).toBe('11');
  expect(await hand.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element)).toBe(true);
  expect(await values.allTextContents()).not.toEqual(before[1]);
  await redraw(sample);
  expect([await rows.allTextContents(), await values.allTextContents()]).toEqual(before);
  // A chapter that is written again has an empty place, in the same element or in another.
  for (const anew of ['inside', 'outside']) {
    await page.locator('[data-milestones]').evaluate((place, which) => {
      const empty = place.cloneNode(false) as Element;
      empty.textContent = 'A script draws these years here.';
      if (which === 'outside') place.replaceWith(empty);
      else place.replaceChildren(...empty.childNodes);
    }, anew);
    await redraw(sample);
    expect([await rows.allTextContents(), await values.allTextContents()]).toEqual(before);
    expect(await hand.getAttribute('aria-valuenow')).toBe('11');
  }
});
