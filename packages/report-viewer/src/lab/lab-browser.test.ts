import type { Server } from 'node:http';
import { underwrite, withScenario } from '@rimawari/underwriting';
import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtScripts } from '../testing/built-renderer.ts';
import { startHost } from '../testing/host-server.ts';
import { keptRenderer, keptSample } from '../testing/kept-reports.ts';
import { filesForTests } from '../testing/test-files.ts';
import { pageForTests } from '../testing/test-page.ts';

const sample = keptSample('condominium_unit');
const write = filesForTests();
const tab = pageForTests({ width: 1100, height: 800 });
let file: string;
let page: Page;
let host: { address: string; server: Server };

beforeAll(async () => {
  const renderer = await keptRenderer();
  file = await write('report.html', await renderer.renderStandalone(sample));
  const options = { scripts: await builtScripts(), filesBase: '/analysis/7c1e5f0a/files' };
  const pages = renderer.renderPages(sample, { ...options, only: 'inputs.html' }).map(({ path, html }) => [path, html] as const);
  host = await startHost(renderer.renderFragment(sample, options), '', Object.fromEntries(pages));
});
afterAll(() => {
  host?.server.close();
});

async function open(address: string, width = 1100): Promise<void> {
  page = await tab.open(address, { width, height: 800 });
}

/** What is asked for by role is looked for in here: among the thousands of elements of a report each question takes a tenth of a second. */
const labOf = (report: Page | FrameLocator) => report.locator('.rv-lab');
const openerOf = (report: Page | FrameLocator) => report.locator('button[data-open-lab]');

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

/** Cash of an average month after tax, as the first screen prints it. */
function monthAt(assumptions: Parameters<typeof underwrite>[2], price?: number): string {
  const { facts, context, overrides, asOf } = withScenario(sample.inputs, {
    assumptions,
    ...(price !== undefined && { price_jpy: price }),
  });
  const value = Math.round((underwrite(facts, context, overrides, asOf).figures['returns.atcf']?.value ?? 0) / 12);
  return `${value < 0 ? '−' : ''}¥${Math.abs(value).toLocaleString('en')}`;
}

describe('the sliders of the first screen', () => {
  const priceBefore = sample.inputs.facts.values.price_jpy ?? 0;

  it.each([
    ['in a file', () => file, (at: Page) => at.locator('body')],
    ['in the frame of a host', () => host.address, (at: Page) => at.frameLocator('iframe').locator('body')],
  ])('move the tiles, and give back the report’s own, %s', async (_, address, reportOf) => {
    await open(address());
    const glance = reportOf(page).locator('[data-chapter=glance]');
    const tile = glance.locator('.rv-headline [data-tile="returns.atcf"]');
    await expect.poll(() => tile.textContent()).toBe(monthAt({}));
    const slider = glance.locator('input[data-quick=price_jpy]');
    await slider.focus();
    for (let step = 0; step < 2; step += 1) await page.keyboard.press('PageDown');
    const price = priceBefore - 2_000_000;
    await expect.poll(() => tile.textContent()).toBe(monthAt({}, price));
    expect(await slider.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await slider.getAttribute('aria-valuetext')).toBe(`¥${price / 1_000_000}M`);
    const loan = glance.locator('input[data-quick=loan_to_price]');
    await loan.focus();
    await page.keyboard.press('PageDown');
    const share = Number(await loan.inputValue());
    await expect.poll(() => tile.textContent()).toBe(monthAt({ loan_to_price: share }, price));
    await reportOf(page).locator('.rv-lab').getByRole('button', { name: 'Reset', exact: true }).click();
    await expect.poll(() => tile.textContent()).toBe(monthAt({}));
    expect(await slider.inputValue()).toBe(String(priceBefore));
    expect(tab.problems).toEqual([]);
  });
});

describe('other assumptions', () => {
  it('are tried in a file by keyboard, and every figure that follows is the engine’s', async () => {
    await open(file);
    await page.getByRole('button', { name: 'Try other assumptions' }).click();
    const rate = labOf(page).getByRole('slider', { name: 'Interest rate' });
    await rate.focus();
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
    await expect.poll(() => row(page, 'Cash flow before tax')).toContain(cashAt({ loan_rate: 3.1 }));
    expect(await labOf(page).getByRole('spinbutton', { name: 'Interest rate' }).inputValue()).toBe('3.1');
    expect(await labOf(page).getByRole('img', { name: 'yours' }).count()).toBe(1);
    expect(await page.locator('.rv-lab-input[data-changed] .rv-mark').isVisible()).toBe(true);
    await labOf(page).getByRole('button', { name: 'Reset', exact: true }).click();
    await expect.poll(() => row(page, 'Cash flow before tax')).toEqual([cashAt({}), cashAt({}), '–']);
    expect(tab.problems).toEqual([]);
  });

  it('are tried in the frame of a host: a typed number, a ready change and another buyer together, in dollars too', async () => {
    await open(host.address);
    const report = page.frameLocator('iframe');
    await openerOf(report).click();
    const vacancy = labOf(report).getByRole('spinbutton', { name: 'Vacancy and credit loss' });
    await vacancy.fill('12');
    await vacancy.press('Enter');
    await labOf(report).getByRole('button', { name: 'Rent −10%' }).click();
    await labOf(report).getByRole('combobox', { name: 'Buyer' }).selectOption('non_resident');
    const cash = cashAt({ vacancy: 12, monthly_rent: 88_200, owner: 'non_resident' });
    await expect.poll(() => row(report, 'Cash flow before tax')).toContain(cash);
    await report.locator('[data-set-currency=USD]').click();
    await expect.poll(async () => (await row(report, 'Equity required')).every((text) => /\$|–/.test(text))).toBe(true);
    expect(tab.problems).toEqual([]);
  });

  it('move the whole report: what differs is marked, what is open stays open, cards and tables are built from the new figures', async () => {
    await open(host.address);
    const report = page.frameLocator('iframe');
    const other = underwrite(sample.inputs.facts, sample.inputs.context, { loan_rate: 4 }, sample.inputs.asOf);
    const payments = (other.figures['loan.annual_debt_service']?.value ?? 0).toLocaleString('en');
    const card = report.locator('.rv-section-financing details.rv-note', { hasText: 'DSCR' }).first();
    const fold = report.locator('[data-chapter=projection] details.rv-fold').first();
    await fold.locator('summary').first().click();
    const before = await fold.textContent();
    await report.locator('[data-chapter=glance]').getByRole('link', { name: 'More inputs' }).click();
    const rate = labOf(report).getByRole('spinbutton', { name: 'Interest rate' });
    await rate.fill('4');
    await rate.press('Enter');
    await labOf(report)
      .getByText(/^\d+ values differ from the report, in \d+ chapters\. Differences are underlined\.$/)
      .waitFor();
    expect(await report.locator('[data-chapter=glance]').textContent()).toContain(monthAt({ loan_rate: 4 }));
    expect(await report.locator('[data-chapter=costs] [data-moved]').count()).toBe(0);
    expect(await report.locator('[data-chapter=scenarios] [data-moved]').count()).toBeGreaterThan(20);
    // A row is the same one though the note at its name says other numbers.
    expect(await report.locator('.rv-section-scenarios tr[data-moved]').count()).toBe(0);
    expect(await rate.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await fold.evaluate((element) => (element as HTMLDetailsElement).open)).toBe(true);
    expect(await fold.textContent()).not.toBe(before);
    await card.locator('summary').click();
    await expect.poll(() => card.textContent()).toContain(payments);
    expect(await page.locator('#told').textContent()).toContain('lab keep 1,loan_rate:4');
    await report.locator('.rv-lab-note').getByRole('button', { name: 'Reset to report values' }).click();
    await expect.poll(() => report.locator('[data-moved]').count()).toBe(0);
    expect(await fold.textContent()).toBe(before);
    expect(tab.problems).toEqual([]);
  });

  it('open from an address, are saved, compared, used again and deleted, and a hostile address is refused', async () => {
    await open(`${file}#lab=1,price_jpy:18000000,owner:company`);
    await labOf(page).getByText('The values come from the address.').waitFor();
    const cheaper = cashAt({ owner: 'company' }, 18_000_000);
    await expect.poll(() => row(page, 'Cash flow before tax')).toContain(cheaper);
    await labOf(page).getByRole('textbox', { name: 'Name of the scenario' }).fill('Two million less');
    await labOf(page).getByRole('button', { name: 'Save scenario' }).click();
    await labOf(page).getByText('“Two million less” is saved.').waitFor();
    await labOf(page).getByRole('button', { name: 'Reset', exact: true }).click();
    await labOf(page).getByRole('combobox', { name: 'Compare with' }).selectOption('Two million less');
    await expect.poll(() => row(page, 'Cash flow before tax')).toEqual([cheaper, cashAt({}), expect.any(String)]);
    await page.reload();
    await page.locator('[data-chapter=glance]').getByRole('link', { name: 'More inputs' }).click();
    await labOf(page).getByRole('button', { name: 'Use Two million less' }).click();
    await expect.poll(() => row(page, 'Cash flow before tax')).toContain(cheaper);
    await labOf(page).getByRole('button', { name: 'Delete Two million less' }).click();
    await labOf(page).getByText('“Two million less” is deleted.').waitFor();
    await page.goto(`${file}#lab=1,owner:<img%20src=x>`);
    await page
      .locator('.rv-lab-note', { hasText: 'We couldn’t read the values in the address. The report shows its own values.' })
      .waitFor();
    await page.goto(`${file}#lab=1,loan_rate:400`);
    for (const place of ['.rv-lab-note', '.rv-lab-status'])
      await page.locator(place, { hasText: 'Interest rate must lie between 0 and 15, not 400.' }).waitFor();
    expect(tab.problems).toEqual([]);
  });

  it('refuse a number outside of their ends, say which are taken, and keep the figures', async () => {
    await open(file, 375);
    await page.locator('[data-chapter=scenarios] .rv-toggle').click();
    await openerOf(page).click();
    const years = labOf(page).getByRole('spinbutton', { name: 'Holding period' });
    await years.fill('7.5');
    await years.press('Enter');
    await labOf(page).getByText('Holding period must be a whole number between 1 and 35.').waitFor();
    expect(await years.getAttribute('aria-invalid')).toBe('true');
    expect(await row(page, 'Cash flow before tax')).toEqual([cashAt({}), cashAt({}), '–']);
    const heights = await page
      .locator('.rv-lab :is(input, select, button)')
      .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
    const frame = page.locator('.rv-lab .rv-table-frame');
    expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  });
});
