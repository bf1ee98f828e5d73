import { sampleKinds } from '@rimawari/underwriting/testing';
import type { Page, ViewportSize } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { letterText } from '../letter/letter-of-questions.ts';
import { hostileReport } from '../testing/hostile-report.ts';
import { keptRenderer, keptSample } from '../testing/kept-reports.ts';
import { filesForTests } from '../testing/test-files.ts';
import { pageForTests } from '../testing/test-page.ts';

const sample = keptSample('condominium_unit');
/** How many sheets a PDF has. */
const sheetsOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
const write = filesForTests();
const screen = { width: 1000, height: 900 };
// Files from disk, without any network.
const online = pageForTests(screen, { offline: true });
const unscripted = pageForTests(screen, { offline: true, javaScriptEnabled: false });
const addresses: Record<string, string> = {};
let page: Page;

beforeAll(async () => {
  const { renderBankFile, renderPrintable, renderStandalone } = await keptRenderer();
  addresses.sample = await write('sample.html', await renderStandalone(sample));
  addresses.hostile = await write('hostile.html', await renderStandalone(hostileReport()));
  addresses.print = await write('print.html', await renderPrintable(sample));
  for (const kind of sampleKinds) addresses[kind] = await write(`bank-${kind}.html`, await renderBankFile(keptSample(kind)));
});

async function open(name: string, viewport?: ViewportSize, tab = online): Promise<void> {
  page = await tab.open(addresses[name] ?? '', viewport);
}

describe('a report opened from disk, once for what leaves nothing behind', () => {
  beforeAll(() => open('sample'));

  it('folds a section and opens it again for a link into it', async () => {
    const header = page.getByRole('button', { name: 'Evidence' });
    await header.click();
    expect(await page.locator('#evidence-body').isVisible()).toBe(false);
    expect(await page.locator('#evidence .rv-chapter-sum').textContent()).toMatch(/^The sources state \d+ of \d+ facts/);
    await page.getByRole('link', { name: 'Evidence', exact: true }).first().click();
    expect(await page.locator('#evidence-body').isVisible()).toBe(true);
    await expect.poll(() => page.locator('.rv-contents [aria-current]').textContent()).toBe('Evidence');
  });

  it('holds the letter of questions in both languages, to read and to keep', async () => {
    await page.getByText('Letter of questions').click();
    for (const [language, title] of [
      ['ja', 'In Japanese'],
      ['en', 'In English'],
    ] as const) {
      expect(await page.locator(`#letter-${language} pre`).textContent()).toBe(letterText(sample, language));
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: `Download the letter as text, ${title}` }).click();
      expect((await saved).suggestedFilename()).toBe(`questions-${language}.txt`);
      await page.getByRole('button', { name: `Copy the letter, ${title}` }).click();
      expect((await page.evaluate(() => String(getSelection()))).trimEnd()).toBe(letterText(sample, language).trimEnd());
    }
    expect(online.problems).toEqual([]);
  });

  it('folds what owners abroad meet away for others, each line leading to its rule', async () => {
    const rule = page.locator('#rule-nr-tax-representative');
    expect(await rule.isVisible()).toBe(false);
    await page.getByText('For a non-resident owner', { exact: true }).click();
    await page.getByRole('link', { name: 'Rule: Tax agent of a non-resident owner' }).click();
    await rule.waitFor();
    expect(await rule.textContent()).toContain('国税通則法117条');
  });

  it('opens what a figure means, one card at a time, and closes it with Escape', async () => {
    const cards = page.locator('.rv-note[open]');
    await page.locator('#glance summary').nth(0).click();
    await page.locator('#glance summary').nth(1).click();
    expect(await cards.count()).toBe(1);
    expect(await cards.locator('.rv-definition').textContent()).toBe(sample.figures['returns.net_yield']?.definition);
    await page.keyboard.press('Escape');
    expect(await cards.count()).toBe(0);
  });

  it('opens the card of a figure wherever it is named', async () => {
    const card = Object.keys(sample.figures).indexOf('returns.net_yield');
    await page.locator(`#ladder [data-card="${card}"] summary`).click();
    expect(await page.locator('#ladder .rv-note[open] .rv-definition').textContent()).toBe(sample.figures['returns.net_yield']?.definition);
    await page.keyboard.press('Escape');
  });
});

describe('a report opened from disk', () => {
  it('switches every amount to dollars and remembers it', async () => {
    await open('sample');
    const price = page.locator(`#evidence [data-jpy="${sample.figures['facts.price']?.value}"]`).first();
    expect(await price.textContent()).toBe('¥23,800,000');
    await page.getByRole('button', { name: 'USD' }).click();
    expect(await price.textContent()).toBe('$158,667');
    expect(await page.locator('[data-jpy]').evaluateAll((all) => all.filter((element) => element.textContent?.includes('¥')).length)).toBe(
      0,
    );
    await page.reload();
    expect(await page.getByRole('button', { name: 'USD' }).getAttribute('aria-pressed')).toBe('true');
    expect(await price.textContent()).toBe('$158,667');
    expect(online.problems).toEqual([]);
  });

  it('remembers which chapters were closed, and opens one for what is looked for in it', async () => {
    await open('sample');
    await page.getByRole('button', { name: 'Costs' }).click();
    await page.locator('#costs-body').waitFor({ state: 'hidden' });
    await page.reload();
    await page.locator('[data-report][data-live]').waitFor();
    expect(await page.locator('#costs-body').isVisible()).toBe(false);
    expect(await page.locator('#tax-body').isVisible()).toBe(true);
    await page.goto(`${page.url()}#figure-financial_analysis.acquisition_costs.brokerage`);
    await page.locator('#costs-body:not([hidden])').waitFor();
  });

  it('answers in one screen: verdict, results, what can be changed, unknowns, steps and findings', async () => {
    await open('sample', { width: 1280, height: 800 });
    const parts = page.locator('#glance :is(.rv-card, .rv-glance-list)');
    expect(await parts.count()).toBe(8);
    expect(await parts.evaluateAll((all) => Math.max(...all.map((part) => part.getBoundingClientRect().bottom)))).toBeLessThanOrEqual(800);
    const month = Math.round((sample.figures['returns.atcf']?.value ?? 0) / 12);
    expect(await parts.nth(0).locator('.rv-card-value').textContent()).toBe(
      `${month < 0 ? '−' : ''}¥${Math.abs(month).toLocaleString('en')}`,
    );
    expect(await page.locator('.rv-glance-list').nth(0).locator('li').count()).toBe(3);
  });

  it('begins with the first chapter open on a phone, and the others as one sentence each', async () => {
    await open('sample', { width: 375, height: 812 });
    await page.locator('[data-report][data-live]').waitFor();
    expect(await page.locator('#glance-body').isVisible()).toBe(true);
    expect(await page.locator('.rv-chapter[data-closed] .rv-chapter-sum:visible').count()).toBe(11);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5000);
    await page.locator('.rv-contents').getByRole('link', { name: 'Costs' }).click();
    expect(await page.locator('#costs-body').isVisible()).toBe(true);
  });

  it('opens the definition and the origin of every figure at its place, or in the header that its cell stands under', async () => {
    await open('sample');
    const shown = await page.evaluate(async () => {
      // What cards say is asked for, not where they stand: nothing is laid out meanwhile.
      document.documentElement.style.display = 'none';
      const toggled = (part: HTMLDetailsElement) =>
        part.open
          ? null
          : new Promise((resolve) => {
              part.addEventListener('toggle', resolve, { once: true });
              part.open = true;
            });
      for (const fold of document.querySelectorAll<HTMLDetailsElement>('details.rv-fold')) await toggled(fold);
      for (const note of document.querySelectorAll<HTMLDetailsElement>('details.rv-note')) await toggled(note);
      return Object.fromEntries(
        [...document.querySelectorAll<HTMLElement>('[id^="n"]')].map((place) => {
          const cell = place instanceof HTMLTableCellElement && place.querySelector('.rv-note') === null ? place : null;
          const headers = [...(cell?.closest('table')?.querySelectorAll('thead .rv-note, tbody th .rv-note') ?? [])];
          const cards = cell === null ? [place] : headers;
          const definitions = cards
            .filter((card) => card.querySelector('.rv-origin') !== null)
            .flatMap((card) => [...card.querySelectorAll('.rv-definition')].map((text) => text.textContent ?? ''));
          return [place.id, { definitions, row: cell?.closest('tr')?.querySelector('.rv-why')?.textContent ?? '' }];
        }),
      );
    });
    for (const [number, figure] of Object.values(sample.figures).entries())
      expect(
        [...(shown[`n${number}`]?.definitions ?? []), shown[`n${number}`]?.row ?? ''].some(
          // A number is kept on one line with its unit.
          (text) => text !== '' && figure.definition.replace(/(\d[\d,]*) yen/g, '¥$1').startsWith(text.replaceAll('\u00a0', ' ')),
        ),
        figure.id,
      ).toBe(true);
    expect(online.problems).toEqual([]);
  });

  // The charting script would be a third of the file: charts come drawn, and only the frame brings them to life.
  it('has its charts drawn, with amounts that follow the currency, and keeps their tables', async () => {
    await open('sample');
    for (const name of ['costs', 'loan', 'cash']) expect(await page.locator(`[data-chart=${name}] svg.rv-drawn`).isVisible()).toBe(true);
    expect(await page.locator('svg.rv-drawn').count()).toBe(10);
    await page.getByRole('button', { name: 'USD' }).click();
    expect(await page.locator('#cash-flow svg [data-jpy]').first().textContent()).toContain('$');
    await page.getByText('Cash flow year by year').click();
    const rows = page.locator('#cash-flow .rv-fold[open] .rv-years tbody tr');
    await rows.first().waitFor();
    expect(await rows.count()).toBe(sample.projection.years.length);
    expect(await rows.first().locator('td').first().textContent()).toMatch(/^−?\$/);
    expect(online.problems).toEqual([]);
  });

  it('prints the tables of years that were never opened', async () => {
    await open('sample');
    expect(await page.locator('.rv-years [data-jpy]').count()).toBe(0);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await page.locator('.rv-years:has([data-jpy])').count()).toBeGreaterThan(6);
    expect(await page.locator('[data-plain]').count()).toBe(0);
  });

  it('never scrolls sideways at 320, 375 and 768 px', async () => {
    await open('sample', { width: 320, height: 800 });
    await page.locator('[data-report][data-live]').waitFor();
    await page.locator('.rv-toggle[aria-expanded=false]').evaluateAll((all) => {
      for (const toggle of all) (toggle as HTMLElement).click();
    });
    expect(await page.locator('#method-body').isVisible()).toBe(true);
    for (const width of [320, 375, 768]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
});

describe.each([
  ['sample', 'titles, sentences, signs and buttons', '[data-report] :is(h1, h2, h3, p, button, summary, .rv-card-value, .rv-mark, .rv-ja)'],
  ['print', 'every Japanese text', '#glance .rv-ja, .rv-where .rv-ja, #evidence tbody .rv-ja'],
])('the fonts of the %s file', (name, texts, selector) => {
  it(`draw ${texts} themselves, so that no machine shows boxes`, async () => {
    await open(name);
    // What is for paper alone is laid out for nothing else.
    await page.emulateMedia({ media: name === 'print' ? 'print' : 'screen' });
    // A table that is opened brings buttons of its own.
    await page.locator('#cash-flow details.rv-fold').evaluateAll((all) => {
      for (const fold of all) (fold as HTMLDetailsElement).open = true;
    });
    if (name === 'sample') await page.locator('#cash-flow .rv-tables button').first().waitFor();
    await page.evaluate(async () => {
      document.body.getBoundingClientRect();
      await document.fonts.ready;
    });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('DOM.enable');
    await devtools.send('CSS.enable');
    const { root } = await devtools.send('DOM.getDocument');
    const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector,
    });
    const fonts = (await Promise.all(nodeIds.map((nodeId) => devtools.send('CSS.getPlatformFontsForNode', { nodeId })))).flatMap(
      (node) => node.fonts,
    );
    expect(fonts.length).toBeGreaterThan(20);
    expect(fonts.filter((font) => !font.isCustomFont)).toEqual([]);
  });
});

describe('without JavaScript', () => {
  it('is open and drawn, with no dead switches, and says what stays closed', async () => {
    await open('sample', screen, unscripted);
    expect(await page.locator('.rv-chapter-body').evaluateAll((all) => all.every((body) => (body as HTMLElement).offsetHeight > 0))).toBe(
      true,
    );
    expect(await page.getByRole('button', { name: 'USD' }).isVisible()).toBe(false);
    expect(await page.locator('[data-chart] svg.rv-drawn').count()).toBe(3);
    expect(await page.getByText('need JavaScript').isVisible()).toBe(true);
  });

  it('opens every table, with the years and amounts of the report, and what each figure means', async () => {
    await open('sample', screen, unscripted);
    const tables = page.locator('.rv-fold:has(> [data-built])');
    expect(await tables.count()).toBeGreaterThan(9);
    for (const fold of await tables.all()) {
      await fold.locator('> summary').click();
      expect(await fold.locator('tbody tr').first().isVisible()).toBe(true);
    }
    const cash = page.locator('.rv-fold:has(> [data-built=cash]) tbody tr');
    const last = sample.projection.years.length - 1;
    const shown = (await cash.nth(last).locator('th, td').allTextContents()).map((text) =>
      Number(text.replace('−', '-').replace(/[¥,]/g, '')),
    );
    expect(shown).toEqual([
      sample.projection.years[last],
      ...sample.projection.columns.map((id) => Math.round(sample.series[id]?.values[last] ?? Number.NaN)),
    ]);
    await page.locator('summary', { hasText: 'Glossary' }).click();
    expect(await page.locator('.rv-glossary').textContent()).toContain(sample.figures['returns.net_yield']?.definition);
  });
});

describe('a hostile listing', () => {
  it('runs nothing, loads nothing and stays inside the page', async () => {
    await open('hostile', { width: 320, height: 800 });
    await page.locator('[data-report][data-live]').waitFor();
    expect(await page.evaluate(() => (window as { __hit?: number }).__hit)).toBeUndefined();
    expect(await page.locator('[data-report] :is(img, script, iframe, style)').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(online.problems).toEqual([]);
  });
});

describe('on paper', () => {
  it.each(sampleKinds)('the Japanese page for a bank is one sheet of A4: %s', async (kind) => {
    await open(kind);
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    expect(sheetsOf(pdf)).toBe(1);
    const [width = 0, height = 0] =
      /\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/.exec(pdf.toString('latin1'))?.slice(1).map(Number) ?? [];
    expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
  });

  it('becomes a PDF with its charts, everything open', async () => {
    await open('print', screen, unscripted);
    expect(await page.locator('details.rv-fold').evaluateAll((all) => all.every((fold) => (fold as HTMLDetailsElement).open))).toBe(true);
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.length).toBeLessThan(2_000_000);
  });
});
