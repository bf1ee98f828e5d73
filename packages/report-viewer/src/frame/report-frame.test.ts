import type { Server } from 'node:http';
import { sampleReport } from '@rimawari/underwriting/testing';
import type { FrameLocator, Page, ViewportSize } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { scorePartsAddress } from '../score/score-address.ts';
import { scorePartsOf } from '../score/score-parts-of.ts';
import { builtRenderer, builtScripts } from '../testing/built-renderer.ts';
import { startHost } from '../testing/host-server.ts';
import { pageForTests } from '../testing/test-page.ts';

/** A report that nobody titled, of a property with a name. */
const named = structuredClone(sampleReport('condominium_unit'));
named.analysis.title = 'Property Analysis';
named.inputs.facts.extra.property_name = 'パークハイム錦糸';
const namedParts = scorePartsOf(named);
if (namedParts === null) throw new Error('The report has the marks of today’s score.');

let hosts: Record<'whole' | 'broken', { address: string; server: Server }>;

beforeAll(async () => {
  const { renderFragment, renderPages } = await builtRenderer();
  const { charting, interactivity } = await builtScripts();
  const options = (script: string) => ({
    scripts: { charting, interactivity: script },
    filesBase: '/analysis/7c1e5f0a/files',
    scorePage: '/score',
    idPrefix: '',
  });
  const start = (script: string) =>
    startHost(renderFragment(named, options(script)), renderPages(named, { ...options(script), only: 'paper.html' })[0]?.html);
  hosts = { whole: await start(interactivity), broken: await start('/assets/report/broken.js') };
});
afterAll(() => {
  for (const { server } of Object.values(hosts ?? {})) server.close();
});

const wide = pageForTests({ width: 1100, height: 800 });
const phone = pageForTests({ width: 375, height: 700 }, { hasTouch: true, isMobile: true });

let page: Page;
let report: FrameLocator;

/** Opens a host; its tests share it, and each says itself what it needs of currency, chapters and width. */
async function open(which: 'whole' | 'broken', hash = '', on = wide, viewport?: ViewportSize): Promise<void> {
  page = await on.open(`${hosts[which].address}/${hash}`, viewport);
  report = page.frameLocator('#root iframe');
  await told(`ready ${which === 'whole' ? 'own' : 'fallback'}`);
}

/** Waits until the host wrote this line down. */
async function told(line: string): Promise<void> {
  await page.waitForFunction((wanted) => document.getElementById('told')?.textContent?.split('\n').includes(wanted), line);
}

const toldSoFar = async () => ((await page.textContent('#told')) ?? '').split('\n');

/** Follows a link that the host hears of, and waits for that: what was said before has been heard then. */
async function sayOneMore(): Promise<void> {
  const { length } = await toldSoFar();
  await report.getByRole('link', { name: 'Method and glossary' }).click();
  await page.waitForFunction((before) => (document.getElementById('told')?.textContent ?? '').split('\n').length > before, length);
}

async function chooseDollars(): Promise<void> {
  await report.locator('[data-set-currency=USD]').click();
  await page.waitForFunction(() => document.getElementById('currency')?.textContent === 'USD');
}

async function setCosts(expanded: boolean): Promise<void> {
  const costs = report.locator('[data-chapter=costs] .rv-toggle');
  if ((await costs.getAttribute('aria-expanded')) !== String(expanded)) await costs.click();
}

/** How far below the top of the host's window a place of the report stands. */
async function topOf(place: string): Promise<number> {
  const own = await page.locator('#root iframe').evaluate((frame) => frame.getBoundingClientRect().top);
  // Figures stand in the markup by their numbers.
  const number = Object.keys(named.figures).indexOf(place.replace(/^figure-/, ''));
  return (
    own + (await report.locator(`[id="${number < 0 ? place : `n${number}`}"]`).evaluate((element) => element.getBoundingClientRect().top))
  );
}

/** Lays the report out for paper as the reader asks for it, and says what is on it. */
async function printed(): Promise<Printed> {
  await page.evaluate(() => {
    const host = globalThis as unknown as { printed?: Printed };
    delete host.printed;
    const lookAt = (paper: Document) => {
      const amounts = [...paper.querySelectorAll('[data-jpy]')].map((amount) => amount.textContent ?? '');
      const folds = [...paper.querySelectorAll<HTMLDetailsElement>('details.rv-fold')];
      host.printed = {
        reports: paper.querySelectorAll('[data-report]').length,
        scripts: paper.querySelectorAll('script[src]').length,
        host: paper.querySelector('#told') !== null,
        dollars: amounts.length > 100 && amounts.every((amount) => amount.includes('$')),
        sheets: [...paper.styleSheets].flatMap((sheet) => [...sheet.cssRules]).some((rule) => rule.cssText.startsWith('@page')),
        costs: paper.querySelector('.rv-section-costs')?.checkVisibility() === true,
        folds: folds.length > 1 && folds.every((fold) => fold.open && fold.querySelector('.rv-fold-body')?.checkVisibility() !== false),
        summary: [...paper.querySelectorAll('.rv-summary h3')].map((title) => title.textContent ?? ''),
        contents: paper.querySelectorAll('.rv-outline a').length > 20,
      };
    };
    addEventListener('beforeprint', () => lookAt(document), { once: true });
    const watch = ({ target }: Event) => {
      const inside = target instanceof HTMLIFrameElement && target.sandbox.contains('allow-modals') ? target.contentWindow : null;
      if (inside === null) return;
      document.removeEventListener('load', watch, true);
      inside.addEventListener('beforeprint', () => lookAt(inside.document));
    };
    document.addEventListener('load', watch, true);
  });
  await report.getByRole('button', { name: 'Print' }).click();
  const made = await page.waitForFunction(() => (globalThis as unknown as { printed?: Printed }).printed);
  const value = await made.jsonValue();
  if (value === undefined) throw new Error('Nothing was printed.');
  return value;
}

interface Printed {
  reports: number;
  scripts: number;
  host: boolean;
  dollars: boolean;
  sheets: boolean;
  costs: boolean;
  folds: boolean;
  summary: string[];
  contents: boolean;
}

const onPaper = { reports: 1, scripts: 0, host: false, dollars: true, sheets: true, costs: true, folds: true };

describe.each(['whole', 'broken'] as const)('the report in its frame, its own script %s', (which) => {
  beforeAll(() => open(which));

  it('tells its host of a script that failed', async () => {
    expect((await toldSoFar()).filter((line) => line.startsWith('failed'))).toEqual(which === 'broken' ? ['failed interactivity'] : []);
  });

  it('is as tall as what it holds', async () => {
    await page.waitForFunction(() => (document.querySelector('#root iframe')?.clientHeight ?? 0) > 3000);
  });

  it('tells its host which currency the reader chose, and shows it', async () => {
    const amount = report.locator('.rv-section-glance [data-jpy]').first();
    const short = report.locator('.rv-glance-effect [data-short]').first();
    const printed = await short.textContent();
    expect(printed).toMatch(/^−?¥[\d.]+[KM]$/);
    await report.locator('[data-set-currency=USD]').click();
    await expect.poll(() => short.textContent()).toMatch(/^−?\$[\d.]+[KM]?$/);
    await report.locator('[data-set-currency=JPY]').click();
    await expect.poll(() => short.textContent()).toBe(printed);
    await report.locator('[data-set-currency=JPY]').click();
    await page.waitForFunction(() => document.getElementById('currency')?.textContent === 'JPY');
    expect(await amount.textContent()).toMatch(/^−?¥/);
    await chooseDollars();
    expect(await amount.textContent()).toMatch(/^−?\$/);
    // The engine needs the report's own script: its spare offers nothing that it cannot do.
    expect(await report.locator('button[data-open-lab]').isVisible()).toBe(which === 'whole');
  });

  it('opens what a label means and where it comes from', async () => {
    const note = report.locator('#glance .rv-note:has(> summary)').first();
    await note.locator('> summary').click();
    expect(await note.locator('.rv-note-panel').textContent()).toContain(named.figures['returns.atcf']?.definition);
    await note.locator('> summary').click();
  });

  it('leads to a long table on the page of all tables', async () => {
    await report
      .locator('#cash-flow .rv-fold')
      .first()
      .evaluate((fold: HTMLDetailsElement) => {
        fold.open = true;
      });
    await report.locator('#cash-flow .rv-own-page').first().click();
    await told('navigate years.html');
  });

  it('leads to the notes of all figures', async () => {
    if (which === 'whole') await report.getByRole('link', { name: 'All notes' }).click();
    else {
      const note = report.locator('#glance .rv-note:has(> summary)').nth(1);
      await note.locator('> summary').click();
      await note.getByRole('link', { name: 'Full note' }).click();
      await note.locator('> summary').click();
    }
    await told('navigate notes.html');
  });

  it('hands its pages and outside links to the host', async () => {
    await report.getByRole('link', { name: 'Method and glossary' }).click();
    await told('navigate method.html');
    await report.getByRole('link', { name: 'listing.example' }).first().click();
    await told('open https://listing.example/offer/1');
    await report.getByRole('link', { name: 'Change these marks' }).click();
    await told(`open ${hosts[which].address}/score?${scorePartsAddress(namedParts)}`);
    expect(page.url().replace(/#.*/, '')).toBe(`${hosts[which].address}/`);
  });

  it('takes its theme from the host without losing its place, on paper of that scheme from edge to edge', async () => {
    const paper = () =>
      page.frames()[1]?.evaluate(() => {
        const root = getComputedStyle(document.documentElement);
        const sheet = getComputedStyle(document.querySelector('.rv-root') ?? document.body);
        const full = document.documentElement.clientWidth === innerWidth && document.body.offsetWidth === innerWidth;
        return { scheme: root.colorScheme, seamless: root.backgroundColor === sheet.backgroundColor, colour: root.backgroundColor, full };
      });
    const light = await paper();
    expect(light).toMatchObject({ scheme: 'light', seamless: true, full: true });
    await setCosts(false);
    // By keyboard: the page is still moving, since the folded report has become shorter.
    await page.press('#host-dark', 'Enter');
    await report.locator('[data-report][data-theme=dark]').waitFor();
    expect(await report.locator('[data-chapter=costs] .rv-toggle').getAttribute('aria-expanded')).toBe('false');
    const dark = await paper();
    expect(dark).toMatchObject({ scheme: 'dark', seamless: true, full: true });
    expect(dark?.colour).not.toBe(light?.colour);
  });

  it('prints itself and nothing else of the page, in the currency that is shown, with what is closed and what begins folded', async () => {
    await chooseDollars();
    await setCosts(false);
    expect(await printed()).toMatchObject({ ...onPaper, summary: [] });
  });
});

describe('the frame', () => {
  beforeAll(() => open('whole'));
  beforeEach(() => page.setViewportSize({ width: 1100, height: 800 }));

  it('has no origin: it reaches neither storage nor its host', async () => {
    expect(await page.locator('#root iframe').getAttribute('sandbox')).toBe('allow-scripts');
    const inside = page.frames()[1];
    // What a hostile fragment would try, from within.
    const reached = await inside?.evaluate(() => {
      const tries: Record<string, () => unknown> = {
        localStorage: () => localStorage.length,
        sessionStorage: () => sessionStorage.length,
        cookie: () => document.cookie,
        indexedDB: () => indexedDB.open('any'),
        parent: () => parent.document.title,
        'address of parent': () => parent.location.href,
        top: () => top?.document.title,
        'storage of top': () => top?.localStorage.length,
        'frame around': () => (window.frameElement === null ? Promise.reject(new DOMException('', 'SecurityError')) : 'reached'),
        'another page of top': () => {
          if (top !== null) top.location.href = 'https://elsewhere.invalid/';
        },
      };
      return Promise.all(
        Object.entries(tries).map(async ([name, reach]) => {
          try {
            await reach();
            return `${name}: reached`;
          } catch (error) {
            return `${name}: ${(error as Error).name}`;
          }
        }),
      );
    });
    expect(reached?.length).toBe(10);
    expect(reached?.filter((line) => !line.endsWith('SecurityError'))).toEqual([]);
    expect(new URL(page.url()).origin).toBe(hosts.whole.address);
  });

  it.each(['costs', 'cash', 'loan'])(
    'brings a chart to life that comes near, with the lines of its scale as they were drawn: %s',
    async (name) => {
      const plot = report.locator(`[data-chart=${name}]`);
      const drawn = await plot.locator('.rv-drawn line:is(.rv-grid, .rv-zero)').count();
      await plot.scrollIntoViewIfNeeded();
      await report.locator(`[data-chart=${name}][data-mounted] .recharts-surface`).first().waitFor();
      const live = plot.locator('.rv-live line:is(.rv-grid, .rv-zero)');
      // A line has no height: to the browser's driver it is hidden.
      await live.first().waitFor({ state: 'attached' });
      const long = await live.evaluateAll((all) => all.filter((line) => line.getBoundingClientRect().width > 40).length);
      expect(drawn).toBeGreaterThan(2);
      expect(await live.count()).toBe(drawn);
      // The cost chart has one more between its two axes, which stands.
      expect(long).toBe(name === 'costs' ? drawn - 1 : drawn);
    },
  );

  it('names the layers of a live chart at their ends, beside the chart and not on it', async () => {
    await report.locator('[data-chart=loan]').scrollIntoViewIfNeeded();
    const chart = report.locator('[data-chart=loan][data-mounted] .recharts-surface');
    await chart.waitFor();
    const names = report.locator('[data-chart=loan] .rv-end-text');
    expect(await names.allTextContents()).toEqual(['Interest', 'Principal']);
    const [plot, first] = [await chart.boundingBox(), await names.first().boundingBox()];
    expect(first?.x).toBeGreaterThan((plot?.x ?? 0) + (plot?.width ?? Number.POSITIVE_INFINITY));
    expect(await report.locator('.rv-section-financing .rv-key').isVisible()).toBe(false);
  });

  it('cuts no label of a chart at 320 and 375 px, in yen and in dollars', async () => {
    for (const currency of ['JPY', 'USD']) {
      await report.locator(`[data-set-currency=${currency}]`).click();
      for (const width of [375, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => page.locator('#root iframe').evaluate((frame) => frame.clientWidth)).toBeLessThanOrEqual(width);
        const cut = await report.locator('.rv-plot text').evaluateAll((all) =>
          all.flatMap((label) => {
            const [box, edge] = [label.getBoundingClientRect(), document.documentElement.clientWidth];
            const name = `${label.closest('figure')?.dataset.drawn}: ${label.textContent}`;
            return box.width > 0 && (box.left < 0 || box.right > edge) ? [`${name}, ${Math.max(-box.left, box.right - edge)} px`] : [];
          }),
        );
        expect(cut, `${width} px, ${currency}`).toEqual([]);
      }
    }
    const gaps = await report
      .locator('[data-drawn=simulation] svg > .rv-tick-text')
      .evaluateAll((years) =>
        years.slice(1).map((year, index) => year.getBoundingClientRect().left - (years[index]?.getBoundingClientRect().right ?? 0)),
      );
    expect(gaps.length).toBe(9);
    expect(Math.min(...gaps)).toBeGreaterThan(8);
  });

  it('leads to the same place again once it was left', async () => {
    const place = 'figure-threshold.cash.price';
    for (const _ of ['first', 'again']) {
      await page.locator('#host-place').evaluate((button: HTMLButtonElement) => button.click());
      await expect.poll(() => topOf(place)).toBeLessThan(120);
      await page.evaluate(() => scrollTo(0, 0));
      await page.locator('#host-place').evaluate((button: HTMLButtonElement) => button.click());
    }
  });

  it('believes nobody but its own frame', async () => {
    await page.evaluate(() => postMessage({ channel: 'rimawari-report/1', type: 'navigate', path: 'evil.html' }, '*'));
    await sayOneMore();
    expect(await page.textContent('#told')).not.toContain('evil');
  });

  it('gives a table of the report away when the reader asks for it, and not while the reader pressed nothing', async () => {
    const saved: string[] = [];
    const save = () => report.getByRole('button', { name: 'Cash flow by year, CSV' }).click();
    page.on('download', (download) => saved.push(download.suggestedFilename()));
    await report.locator('details[data-tables] > summary').click();
    // What a test evaluates counts as a press: the host is told that there was none.
    await page.evaluate(() => Object.defineProperty(navigator, 'userActivation', { value: { isActive: false }, configurable: true }));
    await save();
    await sayOneMore();
    await page.evaluate(() => Reflect.deleteProperty(navigator, 'userActivation'));
    expect(saved).toEqual([]);
    await Promise.all([page.waitForEvent('download'), save()]);
    expect(saved).toEqual(['cash-flow-by-year.csv']);
  });

  it('prints the summary and the contents with the report, where its host has the page for paper', async () => {
    await page.evaluate(() => {
      location.hash = '#paper';
    });
    await chooseDollars();
    expect(await printed()).toMatchObject({
      ...onPaper,
      summary: ['Summary', 'Price and references', 'Risks'],
      contents: true,
    });
    await page.evaluate(() => {
      location.hash = '';
    });
  });
});

it('shows no title under that of its page, only the name that the page leaves out', async () => {
  const shown = () =>
    report
      .locator('.rv-eyebrow, .rv-title > *')
      .evaluateAll((all) => all.filter((part) => part.getBoundingClientRect().width > 1).map((part) => part.textContent));
  await open('whole');
  expect(await shown()).toEqual([expect.stringMatching(/^Insight report, /), 'パークハイム錦糸']);
  await open('whole', '#titled');
  expect(await shown()).toEqual(['パークハイム錦糸']);
  expect(await report.getByRole('heading', { level: 1 }).textContent()).toBe('パークハイム錦糸');
  await chooseDollars();
  expect(await report.locator('.rv-header [data-controls]').isVisible()).toBe(true);
});

describe('on a phone, whose chapters begin closed', () => {
  it.each([
    ['below much of the report', 'figure-threshold.cash.price'],
    ['in its last chapter, which the frame is not yet high enough for', 'sources'],
  ])('leads to a place %s', async (_, place) => {
    await open('whole', `#place=${place}`, wide, { width: 375, height: 700 });
    await expect.poll(() => topOf(place)).toBeLessThan(120);
    expect(await topOf(place)).toBeGreaterThan(-5);
  });

  it('gives the values of a live chart at a tap', async () => {
    await open('whole', '', phone);
    await setCosts(true);
    await report.locator('[data-chart=costs]').scrollIntoViewIfNeeded();
    await report.locator('[data-chart=costs][data-mounted]').waitFor();
    const surface = report.locator('[data-chart=costs] .rv-live .recharts-surface').first();
    const box = await surface.boundingBox();
    if (box === null) throw new Error('The chart is not drawn.');
    await page.touchscreen.tap(box.x + box.width * 0.4, box.y + box.height * 0.5);
    const tip = report.locator('[data-chart=costs] .rv-live .rv-tooltip');
    await tip.waitFor();
    expect(await tip.textContent()).toMatch(/^Monthly expenses, a year: ¥[\d,]+/);
  });
});
