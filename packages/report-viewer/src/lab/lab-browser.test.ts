import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { underwrite, withScenario } from '@rimawari/underwriting';
import { sampleReport } from '@rimawari/underwriting/testing';
import type { Browser, FrameLocator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../testing/browser.ts';
import { builtRenderer, builtScripts } from '../testing/built-renderer.ts';
import { startHost } from '../testing/host-server.ts';

const sample = sampleReport('condominium_unit');
let renderer: Awaited<ReturnType<typeof builtRenderer>>;
let folder: string;
let browser: Browser;
let page: Page;
let host: { address: string; server: Server };
const problems: string[] = [];

beforeAll(async () => {
  renderer = await builtRenderer();
  folder = await mkdtemp(join(tmpdir(), 'rimawari-lab-'));
  await writeFile(join(folder, 'report.html'), await renderer.renderStandalone(sample));
  const options = { scripts: await builtScripts(), filesBase: '/analysis/7c1e5f0a/files' };
  const pages = renderer.renderPages(sample, options).map(({ path, html }) => [path, html] as const);
  host = await startHost(renderer.renderFragment(sample, options), '', Object.fromEntries(pages));
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  host?.server.close();
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => page.context().close());

async function open(address: string, width = 1100): Promise<void> {
  page = await (await browser.newContext({ viewport: { width, height: 800 } })).newPage();
  problems.length = 0;
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.goto(address);
}

/** The text of a row of the lab: report, yours, difference. */
const row = (report: Page | FrameLocator, name: string) =>
  report.locator('.rv-lab-outcomes tr', { hasText: name }).locator('td').allTextContents();

/** What the engine gives in Node, as the lab prints it. */
function cashAt(assumptions: Parameters<typeof underwrite>[2], price?: number): string {
  const scenario = { assumptions, ...(price !== undefined && { price_jpy: price }) };
  const { facts, context, overrides, asOf } = withScenario(sample.inputs, scenario);
  const value = underwrite(facts, context, overrides, asOf).figures['returns.btcf']?.value ?? 0;
  return `${value < 0 ? '−' : ''}¥${Math.abs(value).toLocaleString('en')}`;
}

describe('other assumptions', () => {
  it('are tried in a file by keyboard, and every figure that follows is the engine’s', async () => {
    await open(pathToFileURL(join(folder, 'report.html')).href);
    await page.getByRole('button', { name: 'Try other assumptions' }).click();
    const rate = page.getByRole('slider', { name: 'Interest rate' });
    await rate.focus();
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
    await expect.poll(() => row(page, 'Cash flow before income tax')).toContain(cashAt({ loan_rate: 2.9 }));
    expect(await page.getByRole('spinbutton', { name: 'Interest rate' }).inputValue()).toBe('2.9');
    expect(await page.locator('.rv-lab').getByRole('img', { name: 'yours' }).count()).toBe(1);
    expect(await page.locator('.rv-lab-input[data-changed] .rv-mark').isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Reset', exact: true }).click();
    await expect.poll(() => row(page, 'Cash flow before income tax')).toEqual([cashAt({}), cashAt({}), '–']);
    expect(problems).toEqual([]);
  });

  it('are tried in the frame of a host: a typed number, a ready change and another buyer together, in dollars too', async () => {
    await open(host.address);
    const report = page.frameLocator('iframe');
    await report.getByRole('button', { name: 'Try other assumptions' }).click();
    const vacancy = report.getByRole('spinbutton', { name: 'Vacancy and unpaid rent' });
    await vacancy.fill('12');
    await vacancy.press('Enter');
    await report.getByRole('button', { name: 'Rent −10 %' }).click();
    await report.getByRole('combobox', { name: 'Buyer' }).selectOption('non_resident');
    const cash = cashAt({ vacancy: 12, monthly_rent: 88_200, owner: 'non_resident' });
    await expect.poll(() => row(report, 'Cash flow before income tax')).toContain(cash);
    await report.getByRole('button', { name: 'USD' }).click();
    await expect.poll(async () => (await row(report, 'Equity needed')).every((text) => /\$|–/.test(text))).toBe(true);
    expect(problems).toEqual([]);
  });

  it('move the whole report: what differs is marked, what is open stays open, cards and tables are built from the new figures', async () => {
    await open(host.address);
    const report = page.frameLocator('iframe');
    const other = underwrite(sample.inputs.facts, sample.inputs.context, { loan_rate: 4 }, sample.inputs.asOf);
    const ids = ['returns.btcf', 'loan.annual_debt_service'].map((id) => Math.abs(other.figures[id]?.value ?? 0).toLocaleString('en'));
    const card = report.locator('.rv-section-financing details.rv-note', { hasText: 'Debt service coverage' }).first();
    const fold = report.locator('[data-chapter=projection] details.rv-fold').first();
    await fold.locator('summary').first().click();
    const before = await fold.textContent();
    await report.getByRole('link', { name: 'Try your own numbers' }).click();
    const rate = report.getByRole('spinbutton', { name: 'Interest rate' });
    await rate.fill('4');
    await rate.press('Enter');
    await report.getByText(/^\d+ places differ from the report, in \d+ chapters: they are underlined\.$/).waitFor();
    expect(await report.locator('[data-chapter=glance]').textContent()).toContain(ids[0]);
    expect(await report.locator('[data-chapter=costs] [data-moved]').count()).toBe(0);
    expect(await report.locator('[data-chapter=scenarios] [data-moved]').count()).toBeGreaterThan(20);
    // A row is the same one though the note at its name says other numbers.
    expect(await report.locator('.rv-section-scenarios tr[data-moved]').count()).toBe(0);
    expect(await rate.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await fold.evaluate((element) => (element as HTMLDetailsElement).open)).toBe(true);
    expect(await fold.textContent()).not.toBe(before);
    await card.locator('summary').click();
    await expect.poll(() => card.textContent()).toContain(ids[1]);
    expect(await page.locator('#told').textContent()).toContain('lab keep 1,loan_rate:4');
    await report.getByRole('button', { name: 'Back to the report’s own' }).click();
    await expect.poll(() => report.locator('[data-moved]').count()).toBe(0);
    expect(await fold.textContent()).toBe(before);
    expect(problems).toEqual([]);
  });

  it('open from an address, are saved, compared, used again and deleted, and a hostile address is refused', async () => {
    const file = pathToFileURL(join(folder, 'report.html')).href;
    await open(`${file}#lab=1,price_jpy:18000000,owner:company`);
    await page.getByText('The values are those of the address.').waitFor();
    const cheaper = cashAt({ owner: 'company' }, 18_000_000);
    await expect.poll(() => row(page, 'Cash flow before income tax')).toContain(cheaper);
    await page.getByRole('textbox', { name: 'Name of the scenario' }).fill('Two million less');
    await page.getByRole('button', { name: 'Save scenario' }).click();
    await page.getByText('“Two million less” is saved.').waitFor();
    await page.getByRole('button', { name: 'Reset', exact: true }).click();
    await page.getByRole('combobox', { name: 'Compare with' }).selectOption('Two million less');
    await expect.poll(() => row(page, 'Cash flow before income tax')).toEqual([cheaper, cashAt({}), expect.any(String)]);
    await page.reload();
    await page.getByRole('link', { name: 'Try your own numbers' }).click();
    await page.getByRole('button', { name: 'Use Two million less' }).click();
    await expect.poll(() => row(page, 'Cash flow before income tax')).toContain(cheaper);
    await page.getByRole('button', { name: 'Delete Two million less' }).click();
    await page.getByText('“Two million less” is deleted.').waitFor();
    await page.goto(`${file}#lab=1,owner:<img%20src=x>`);
    await page.locator('.rv-lab-note', { hasText: 'The values in the address cannot be read: the report shows its own.' }).waitFor();
    await page.goto(`${file}#lab=1,loan_rate:400`);
    for (const place of ['.rv-lab-note', '.rv-lab-status'])
      await page.locator(place, { hasText: 'Interest rate must lie between 0 and 15, not 400.' }).waitFor();
    expect(problems).toEqual([]);
  });

  it('refuse a number outside of their ends, say which are taken, and keep the figures', async () => {
    await open(pathToFileURL(join(folder, 'report.html')).href, 375);
    await page.getByRole('button', { name: 'Scenarios' }).click();
    await page.getByRole('button', { name: 'Try other assumptions' }).click();
    const years = page.getByRole('spinbutton', { name: 'Holding period' });
    await years.fill('7.5');
    await years.press('Enter');
    await page.getByText('Holding period must be a whole number from 1 to 35.').waitFor();
    expect(await years.getAttribute('aria-invalid')).toBe('true');
    expect(await row(page, 'Cash flow before income tax')).toEqual([cashAt({}), cashAt({}), '–']);
    const heights = await page
      .locator('.rv-lab :is(input, select, button)')
      .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
    const frame = page.locator('.rv-lab .rv-table-frame');
    expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  });
});
