import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { sampleReport } from '@rimawari/underwriting/testing';
import type { Browser, BrowserContext, FrameLocator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { scorePartsAddress } from '../score/score-address.ts';
import { scorePartsOf } from '../score/score-parts-of.ts';
import { openBrowser } from '../testing/browser.ts';
import { builtRenderer, distFolder } from '../testing/built-renderer.ts';
import { startHost } from '../testing/host-server.ts';

/** A report that nobody titled, of a property with a name. */
const named = structuredClone(sampleReport('condominium_unit'));
named.analysis.title = 'Property Analysis';
named.inputs.facts.extra.property_name = 'パークハイム錦糸';
/** A browser that shares its machine takes longer than the second that a poll waits by itself. */

let browser: Browser;
/** Of all pages but those of a phone: what one has fetched and compiled is there for the next. */
let context: BrowserContext;
let hosts: Record<'whole' | 'broken', { address: string; server: Server }>;
let page: Page;
let report: FrameLocator;

beforeAll(async () => {
  const { renderFragment, renderPages } = await builtRenderer();
  const manifest = JSON.parse(await readFile(join(distFolder, 'assets', 'manifest.json'), 'utf8'));
  const options = (interactivity: string) => ({
    scripts: { charting: `/assets/report/${manifest.charting}`, interactivity: `/assets/report/${interactivity}` },
    filesBase: '/analysis/7c1e5f0a/files',
    scorePage: '/score',
    idPrefix: '',
  });
  const start = (interactivity: string) =>
    startHost(
      renderFragment(named, options(interactivity)),
      renderPages(named, { ...options(interactivity), only: 'paper.html' })[0]?.html,
    );
  hosts = { whole: await start(manifest.interactivity), broken: await start('broken.js') };
  browser = await openBrowser();
  context = await browser.newContext({ viewport: { width: 1100, height: 800 } });
});
afterAll(async () => {
  await browser?.close();
  for (const { server } of Object.values(hosts ?? {})) server.close();
});

async function open(which: 'whole' | 'broken', hash = ''): Promise<void> {
  page = await context.newPage();
  await page.goto(`${hosts[which].address}/${hash}`);
  report = page.frameLocator('iframe');
  await told(`ready ${which === 'whole' ? 'own' : 'fallback'}`);
}

/** How far below the top of the host's window a place of the report stands. */
async function topOf(place: string): Promise<number> {
  const own = await page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().top);
  // Figures stand in the markup by their numbers.
  const number = Object.keys(named.figures).indexOf(place.replace(/^figure-/, ''));
  return (
    own + (await report.locator(`[id="${number < 0 ? place : `n${number}`}"]`).evaluate((element) => element.getBoundingClientRect().top))
  );
}

/** Waits until the host wrote this line down. */
async function told(line: string): Promise<void> {
  await page.waitForFunction((wanted) => document.getElementById('told')?.textContent?.split('\n').includes(wanted), line);
}

describe.each(['whole', 'broken'] as const)('the report in its frame, its own script %s', (which) => {
  describe('opened once, and used as one reader does', () => {
    beforeAll(() => open(which));
    afterAll(() => page.close());

    it('is as tall as what it holds', async () => {
      await page.waitForFunction(() => (document.querySelector('iframe')?.clientHeight ?? 0) > 3000);
    });

    it('tells its host which currency the reader chose, and shows it', async () => {
      const amount = report.locator('.rv-section-glance [data-jpy]').first();
      expect(await amount.textContent()).toMatch(/^−?¥/);
      await report.getByRole('button', { name: 'USD' }).click();
      await page.waitForFunction(() => document.getElementById('currency')?.textContent === 'USD');
      expect(await amount.textContent()).toMatch(/^−?\$/);
      // The engine needs the report's own script: its spare offers nothing that it cannot do.
      expect(await report.locator('button[data-open-lab]').isVisible()).toBe(which === 'whole');
    });

    it('opens what a label means and where it comes from', async () => {
      await report.locator('#glance .rv-note[data-card] > summary').first().click();
      const panel = report.locator('#glance .rv-note[open] .rv-note-panel');
      expect(await panel.textContent()).toContain(named.figures['score.scenario']?.definition);
    });

    it('leads to a long table on the page of all tables', async () => {
      await report.locator('#cash-flow .rv-fold > summary').first().click();
      await report.locator('#cash-flow .rv-own-page').first().click();
      await told('navigate years.html');
    });

    it('leads to the notes of all figures', async () => {
      if (which === 'whole') await report.getByRole('link', { name: 'All notes' }).click();
      else {
        await report.locator('#glance .rv-note[data-card] > summary').nth(1).click();
        await report.getByRole('link', { name: 'The whole note' }).last().click();
      }
      await told('navigate notes.html');
    });

    it('hands its pages and outside links to the host', async () => {
      await report.getByRole('link', { name: 'Method and glossary' }).click();
      await told('navigate method.html');
      await report.getByRole('link', { name: 'listing.example' }).first().click();
      await told('open https://listing.example/offer/1');
      await report.getByRole('link', { name: 'Move these parts' }).click();
      await told(`open ${hosts[which].address}/score?${scorePartsAddress(scorePartsOf(named))}`);
      expect(page.url()).toBe(`${hosts[which].address}/`);
    });

    it('takes its theme from the host without losing its place, on paper of that scheme from edge to edge', async () => {
      const paper = () =>
        page.frames()[1]?.evaluate(() => {
          const root = getComputedStyle(document.documentElement);
          const sheet = getComputedStyle(document.querySelector('.rv-root') ?? document.body);
          const wide = document.documentElement.clientWidth === innerWidth && document.body.offsetWidth === innerWidth;
          return { scheme: root.colorScheme, seamless: root.backgroundColor === sheet.backgroundColor, colour: root.backgroundColor, wide };
        });
      const light = await paper();
      expect(light).toMatchObject({ scheme: 'light', seamless: true, wide: true });
      await report.getByRole('button', { name: 'Costs' }).click();
      // By keyboard: the page is still moving, since the folded report has become shorter.
      await page.press('#host-dark', 'Enter');
      await report.locator('[data-report][data-theme=dark]').waitFor();
      expect(await report.getByRole('button', { name: 'Costs' }).getAttribute('aria-expanded')).toBe('false');
      const dark = await paper();
      expect(dark).toMatchObject({ scheme: 'dark', seamless: true, wide: true });
      expect(dark?.colour).not.toBe(light?.colour);
    });
  });

  describe('opened anew', () => {
    afterEach(() => page.close());

    it('prints itself and nothing else of the page, in the currency that the reader sees', async () => {
      await open(which);
      await page.evaluate(() => {
        const note = (printed: Document) => () => Object.assign(globalThis, { printed });
        addEventListener('beforeprint', note(document));
        const watch = ({ target }: Event) => {
          const inside = target instanceof HTMLIFrameElement && target.sandbox.contains('allow-modals') ? target.contentWindow : null;
          inside?.addEventListener('beforeprint', note(inside.document));
        };
        document.addEventListener('load', watch, true);
      });
      await report.getByRole('button', { name: 'USD' }).click();
      await page.waitForFunction(() => document.getElementById('currency')?.textContent === 'USD');
      await report.getByRole('button', { name: 'Print' }).click();
      await page.waitForFunction(() => 'printed' in globalThis);
      const printed = await page.evaluate(() => {
        const { printed: inside } = globalThis as unknown as { printed: Document };
        const amounts = [...inside.querySelectorAll('[data-jpy]')].map((amount) => amount.textContent ?? '');
        return {
          reports: inside.querySelectorAll('[data-report]').length,
          scripts: inside.querySelectorAll('script[src]').length,
          host: inside.querySelector('#told') !== null,
          dollars: amounts.length > 100 && amounts.every((amount) => amount.includes('$')),
          sheets: [...inside.styleSheets].flatMap((sheet) => [...sheet.cssRules]).some((rule) => rule.cssText.startsWith('@page')),
        };
      });
      expect(printed).toEqual({ reports: 1, scripts: 0, host: false, dollars: true, sheets: true });
    });

    it('prints the summary and the contents with it, where its host has the page for paper', async () => {
      await open(which, '#paper');
      await page.evaluate(() => {
        const watch = ({ target }: Event) => {
          const inside = target instanceof HTMLIFrameElement && target.sandbox.contains('allow-modals') ? target.contentWindow : null;
          inside?.addEventListener('beforeprint', () => Object.assign(globalThis, { paper: inside.document }));
        };
        document.addEventListener('load', watch, true);
      });
      await report.getByRole('button', { name: 'USD' }).click();
      await page.waitForFunction(() => document.getElementById('currency')?.textContent === 'USD');
      await report.getByRole('button', { name: 'Print' }).click();
      await page.waitForFunction(() => 'paper' in globalThis);
      const printed = await page.evaluate(() => {
        const { paper } = globalThis as unknown as { paper: Document };
        const amounts = [...paper.querySelectorAll('[data-jpy]')].map((amount) => amount.textContent ?? '');
        return {
          summary: [...paper.querySelectorAll('.rv-summary h3')].map((title) => title.textContent),
          contents: paper.querySelectorAll('.rv-outline a').length > 20,
          dollars: amounts.length > 100 && amounts.every((amount) => amount.includes('$')),
          scripts: paper.querySelectorAll('script[src]').length,
        };
      });
      expect(printed).toEqual({
        summary: ['Price against what supports it', 'What could go wrong', 'The three largest unknowns', 'Next steps'],
        contents: true,
        dollars: true,
        scripts: 0,
      });
    });

    it('prints what the reader closed, and what begins folded', async () => {
      await open(which);
      await page.evaluate(() => {
        const look = (inside: Document) => {
          const shown = (selector: string) => [...inside.querySelectorAll(selector)].map((element) => element.checkVisibility());
          const folds = [...inside.querySelectorAll<HTMLDetailsElement>('details.rv-fold')].map((fold) => fold.open);
          Object.assign(globalThis, { looked: { chapter: shown('.rv-section-costs'), bodies: shown('.rv-fold-body'), folds } });
        };
        const watch = ({ target }: Event) => {
          const inside = target instanceof HTMLIFrameElement && target.sandbox.contains('allow-modals') ? target.contentWindow : null;
          inside?.addEventListener('beforeprint', () => look(inside.document));
        };
        document.addEventListener('load', watch, true);
      });
      await report.getByRole('button', { name: 'Costs' }).click();
      await report.getByRole('button', { name: 'Print' }).click();
      await page.waitForFunction(() => 'looked' in globalThis);
      const looked = await page.evaluate(
        () => (globalThis as unknown as { looked: Record<'chapter' | 'bodies' | 'folds', boolean[]> }).looked,
      );
      expect(looked.chapter).toEqual([true]);
      expect(looked.folds.length).toBeGreaterThan(1);
      expect([...looked.bodies, ...looked.folds].every(Boolean)).toBe(true);
    });
  });
});

describe('the frame', () => {
  afterEach(() => page.close());

  it('has no origin: it reaches neither storage nor its host', async () => {
    await open('whole');
    expect(await page.locator('iframe').getAttribute('sandbox')).toBe('allow-scripts');
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
    expect(page.url()).toBe(`${hosts.whole.address}/`);
  });

  it('draws its charts with recharts once they come near', async () => {
    await open('whole');
    await report.locator('[data-chart=costs]').scrollIntoViewIfNeeded();
    await report.locator('[data-chart=costs][data-mounted] .recharts-surface').waitFor();
  });

  it.each(['costs', 'cash', 'loan'])('has the lines of its scale in the live chart as in the drawn one: %s', async (name) => {
    await open('whole');
    const plot = report.locator(`[data-chart=${name}]`);
    const drawn = await plot.locator('.rv-drawn line:is(.rv-grid, .rv-zero)').count();
    await plot.scrollIntoViewIfNeeded();
    await report.locator(`[data-chart=${name}][data-mounted]`).waitFor();
    const live = plot.locator('.rv-live line:is(.rv-grid, .rv-zero)');
    // A line has no height: to the browser's driver it is hidden.
    await live.first().waitFor({ state: 'attached' });
    const wide = await live.evaluateAll((all) => all.filter((line) => line.getBoundingClientRect().width > 40).length);
    expect(drawn).toBeGreaterThan(2);
    expect(await live.count()).toBe(drawn);
    // The cost chart has one more between its two axes, which stands.
    expect(wide).toBe(name === 'costs' ? drawn - 1 : drawn);
  });

  it('gives the values of a live chart at a tap', async () => {
    const phone = await browser.newContext({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true });
    page = await phone.newPage();
    await page.goto(`${hosts.whole.address}/`);
    report = page.frameLocator('iframe');
    await told('ready own');
    const closed = report.locator('.rv-chapter-costs .rv-toggle[aria-expanded=false]');
    if ((await closed.count()) > 0) await closed.click();
    await report.locator('[data-chart=costs]').scrollIntoViewIfNeeded();
    await report.locator('[data-chart=costs][data-mounted]').waitFor();
    const surface = report.locator('[data-chart=costs] .rv-live .recharts-surface').first();
    const box = await surface.boundingBox();
    if (box === null) throw new Error('The chart is not drawn.');
    await page.touchscreen.tap(box.x + box.width * 0.4, box.y + box.height * 0.5);
    const tip = report.locator('[data-chart=costs] .rv-live .rv-tooltip');
    await tip.waitFor();
    expect(await tip.textContent()).toMatch(/^Monthly expenses, a year: ¥[\d,]+/);
    await phone.close();
  });

  it('shows no title under that of its page, only the name that the page leaves out', async () => {
    const { title } = named.analysis;
    const shown = () =>
      report
        .locator('.rv-eyebrow, .rv-title > *')
        .evaluateAll((all) => all.filter((part) => part.getBoundingClientRect().width > 1).map((part) => part.textContent));
    await open('whole');
    expect(await shown()).toEqual(['Insight report', title, 'パークハイム錦糸']);
    await page.close();
    await open('whole', '#titled');
    expect(await shown()).toEqual(['パークハイム錦糸']);
    expect(await report.getByRole('heading', { level: 1 }).textContent()).toBe(`${title} パークハイム錦糸`);
    await report.getByRole('button', { name: 'USD' }).click();
    expect(await report.locator('.rv-header [data-controls]').isVisible()).toBe(true);
  });

  it.each([320, 375])('cuts no label of a chart at %d px', async (width) => {
    await open('whole');
    await page.setViewportSize({ width, height: 800 });
    const labels = report.locator('.rv-plot text');
    await expect.poll(() => page.locator('iframe').evaluate((frame) => frame.clientWidth)).toBeLessThanOrEqual(width);
    for (const currency of ['USD', 'JPY']) {
      await report.locator(`[data-set-currency=${currency}]`).click();
      const cut = await labels.evaluateAll((all) =>
        all.flatMap((label) => {
          const [box, edge] = [label.getBoundingClientRect(), document.documentElement.clientWidth];
          const name = `${label.closest('figure')?.dataset.drawn}: ${label.textContent}`;
          return box.width > 0 && (box.left < 0 || box.right > edge) ? [`${name}, ${Math.max(-box.left, box.right - edge)} px`] : [];
        }),
      );
      expect(cut, currency).toEqual([]);
    }
    const gaps = await report
      .locator('[data-drawn=simulation] svg > .rv-tick-text')
      .evaluateAll((years) =>
        years.slice(1).map((year, index) => year.getBoundingClientRect().left - (years[index]?.getBoundingClientRect().right ?? 0)),
      );
    expect(gaps.length).toBe(9);
    expect(Math.min(...gaps)).toBeGreaterThan(8);
  });

  it('names the layers of a live chart at their ends, beside the chart and not on it', async () => {
    await open('whole');
    await report.locator('[data-chart=loan]').scrollIntoViewIfNeeded();
    const chart = report.locator('[data-chart=loan][data-mounted] .recharts-surface');
    await chart.waitFor();
    const names = report.locator('[data-chart=loan] .rv-end-text');
    expect(await names.allTextContents()).toEqual(['Interest', 'Principal']);
    const [plot, first] = [await chart.boundingBox(), await names.first().boundingBox()];
    expect(first?.x).toBeGreaterThan((plot?.x ?? 0) + (plot?.width ?? Number.POSITIVE_INFINITY));
    expect(await report.locator('.rv-section-financing .rv-key').isVisible()).toBe(false);
  });

  it.each([
    ['below much of the report', 'figure-threshold.cash.price'],
    ['in its last chapter, which the frame is not yet high enough for', 'sources'],
  ])('leads to a place %s, on a phone whose chapters begin closed', async (_, place) => {
    page = await browser.newPage({ viewport: { width: 375, height: 700 } });
    await page.goto(`${hosts.whole.address}/#place=${place}`);
    report = page.frameLocator('iframe');
    await told('ready own');
    await expect.poll(() => topOf(place)).toBeLessThan(120);
    expect(await topOf(place)).toBeGreaterThan(-5);
  });

  it('leads to the same place again once it was left', async () => {
    await open('whole');
    const place = 'figure-threshold.cash.price';
    for (const _ of ['first', 'again']) {
      await page.locator('#host-place').evaluate((button: HTMLButtonElement) => button.click());
      await expect.poll(() => topOf(place)).toBeLessThan(120);
      await page.evaluate(() => scrollTo(0, 0));
      await page.locator('#host-place').evaluate((button: HTMLButtonElement) => button.click());
    }
  });

  it('reports the script that failed', async () => {
    await open('broken');
    await told('failed interactivity');
  });

  it('believes nobody but its own frame', async () => {
    await open('whole');
    await page.evaluate(() => postMessage({ channel: 'rimawari-report/1', type: 'navigate', path: 'evil.html' }, '*'));
    await report.getByRole('button', { name: 'USD' }).click();
    await page.waitForFunction(() => document.getElementById('currency')?.textContent === 'USD');
    expect(await page.textContent('#told')).not.toContain('evil');
  });
});

describe('a table of the report in its frame', () => {
  afterEach(() => page.close());

  it('is saved by the host when the reader asks for it', async () => {
    await open('whole');
    await report.locator('details[data-tables] > summary').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      report.getByRole('button', { name: 'Cash flow by year, CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('cash-flow-by-year.csv');
  });

  it('is not saved while the reader pressed nothing', async () => {
    await open('whole');
    let saved = 0;
    page.on('download', () => {
      saved += 1;
    });
    // What a test evaluates counts as a press: the host is told that there was none.
    await page.evaluate(() => Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } }));
    await report.locator('details[data-tables] > summary').click();
    await report.getByRole('button', { name: 'Cash flow by year, CSV' }).click();
    await report.locator('.rv-chapter-method a[href$="method.html"]').first().click();
    await told('navigate method.html');
    expect(saved).toBe(0);
  });
});
