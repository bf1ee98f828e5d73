import type { Server } from 'node:http';
import { AxeBuilder } from '@axe-core/playwright';
import type { InsightReport } from '@rimawari/underwriting';
import { sampleReport } from '@rimawari/underwriting/testing';
import type { CDPSession, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtRenderer, builtScripts, renderOptions } from '../testing/built-renderer.ts';
import { startPage } from '../testing/host-server.ts';
import type { ReportsOfPage } from '../testing/page-host.ts';
import { pageForTests } from '../testing/test-page.ts';

declare const window: Window & { reports: ReportsOfPage };

const flat = withId(sampleReport('condominium_unit'), '7c1e5f0a-0000-4000-8000-000000000001');
const block = withId(sampleReport('apartment_building'), '0b52d9c4-0000-4000-8000-000000000002');
const [inPage, inShadow] = ['r7c1e5f0a-', 'r0b52d9c4-'];

/** What a page may do to everything in it. */
const hostileSheet = `html{font-size:7px}*{letter-spacing:3px;stroke-width:9px}body{line-height:3;font-family:monospace;text-align:right;direction:rtl;color:red}
button{background:lime!important;border:4px solid red!important}h1,h2,p,td,th{border:2px solid red;padding:9px;font-style:italic}a{color:lime!important}summary{display:flex}svg{opacity:.2}`;

const tab = pageForTests({ width: 1100, height: 800 });
let page: Page;
let servers: Server[] = [];
let addresses: Record<'kind' | 'hostile' | 'served', string>;

beforeAll(async () => {
  const { renderFragment } = await builtRenderer();
  const { idPrefix: _, ...options } = renderOptions;
  const [first, second] = [renderFragment(flat, options), renderFragment(block, options)];
  const host = '<main><h1 id="own">Two homes</h1><p id="words">Words of the host. <button type="button" id="press">Its button</button></p>';
  const holders = '<div id="light"></div><div id="dark"></div></main>';
  const templates = `<template data-into="light">${first}</template><template data-into="dark" data-shadow>${second}</template>`;
  const whole = (style: string) =>
    `<!doctype html><html lang="en" data-theme="dark"><meta charset="utf-8"><title>Host</title><style>${style}</style>${host}${holders}${templates}<script src="/host.js"></script>`;
  const served = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title><div id="light">${first}</div><div id="dark">${second}</div>`;
  const started = await Promise.all([startPage(whole('')), startPage(whole(hostileSheet)), startPage(served)]);
  servers = started.map(({ server }) => server);
  const [kind = '', hostile = '', inMarkup = ''] = started.map(({ address }) => address);
  addresses = { kind, hostile, served: inMarkup };
});
afterAll(() => {
  for (const server of servers) server.close();
});

async function open(which: keyof typeof addresses = 'kind', hash = '', query = ''): Promise<{ light: Locator; dark: Locator }> {
  page = await tab.open(`${addresses[which]}/${query}${hash}`);
  await page.evaluate((holders) => holders.forEach(window.reports.attach), query === '' ? ['light', 'dark'] : [query.replace(/.*=/, '')]);
  return { light: page.locator('#light [data-report]'), dark: page.locator('#dark [data-report]') };
}

const top = (place: Locator) => place.evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Opens one of the two without the other. */
const openOnly = async (holder: 'light' | 'dark', which: 'kind' | 'hostile' = 'kind') => (await open(which, '', `?only=${holder}`))[holder];

/** One tab among the blocks below: each opens what its tests share, and they read other parts of it or set back what they changed. */
describe('two reports in one page, one of them in a shadow root', () => {
  let reports: { light: Locator; dark: Locator };
  beforeAll(async () => {
    reports = await open();
  });

  it('share no id', async () => {
    const ids = (holder: string) => page.locator(`#${holder} [id]`).evaluateAll((all) => all.map((element) => element.id));
    const [first, second] = [await ids('light'), await ids('dark')];
    expect(first.length).toBeGreaterThan(300);
    expect(first.every((id) => id.startsWith(inPage))).toBe(true);
    expect(second.every((id) => id.startsWith(inShadow))).toBe(true);
    expect(new Set(first).size).toBe(first.length);
  });

  it('bring their charts to life, each with its own figures', async () => {
    for (const report of [reports.light, reports.dark]) {
      await report.locator('[data-chart=costs]').scrollIntoViewIfNeeded();
      await report.locator('[data-chart=costs][data-mounted] .recharts-surface').waitFor();
    }
    const amounts = (report: Locator) => report.locator('[data-chart=costs] .recharts-surface .rv-tick-text').allTextContents();
    expect(await amounts(reports.light)).not.toEqual(await amounts(reports.dark));
  });

  it('are clean for assistive tools', async () => {
    // Contrast and the size of targets are measured in the stories and on a phone, part by part: here they would take most of a minute for the same parts twice.
    const rules = new AxeBuilder({ page })
      // Without it, what passed is carried out of the page too; there is no other frame to look into.
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .disableRules(['color-contrast', 'target-size']);
    const found = await rules.analyze();
    expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });

  it('open what hides a place when the address changes, in that report alone', async () => {
    const evidence = (report: Locator) => report.locator('[data-chapter=evidence] .rv-toggle');
    for (const report of [reports.light, reports.dark]) await evidence(report).click();
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `#${inShadow}assumptions`);
    await reports.dark.locator('.rv-chapter-evidence .rv-chapter-body').waitFor();
    expect(await reports.light.locator('.rv-chapter-evidence .rv-chapter-body').isVisible()).toBe(false);
    expect(Math.abs(await top(reports.dark.locator('.rv-section-assumptions')))).toBeLessThan(70);
    await evidence(reports.light).click();
  });

  it('lead to no place that none of them has', async () => {
    const places = ['costs', 'own', '', '"]'];
    expect(await page.evaluate((ids) => ids.map((id) => window.reports.goTo('light', id)), places)).toEqual([false, false, false, false]);
  });

  it('cannot be attached twice, nor where there is none', async () => {
    const refused = (holder: string) =>
      page.evaluate((name) => {
        try {
          window.reports.attach(name);
          return '';
        } catch (error) {
          return String(error);
        }
      }, holder);
    expect(await refused('dark')).toMatch(/attached already/);
    expect(await refused('words')).toMatch(/no report in this root/);
  });

  it('have style sheets that change nothing of the page around them', async () => {
    const own = () =>
      page.evaluate(() =>
        ['html', 'body', '#own', '#words', '#press'].map((part) => {
          const style = getComputedStyle(document.querySelector(part) ?? document.body);
          return [...style]
            .filter((name) => !/size|width|height|origin/.test(name))
            .map((name) => `${name}: ${style.getPropertyValue(name)}`);
        }),
      );
    const before = await own();
    const kept = await page.evaluateHandle(() => [...(document.querySelector('#light')?.childNodes ?? [])]);
    await page.evaluate(() => document.querySelector('#light')?.replaceChildren());
    const without = await own();
    await kept.evaluate((nodes) => document.querySelector('#light')?.replaceChildren(...nodes));
    expect(without).toEqual(before);
    const rules = await page.evaluate(() =>
      [...(document.querySelector('#dark')?.shadowRoot?.styleSheets ?? [])].flatMap((sheet) =>
        [...sheet.cssRules].map((rule) => rule.cssText),
      ),
    );
    expect(rules.length).toBeGreaterThan(200);
    expect(rules.filter((rule) => /^(@page|@layer|html|body|:root|\*)/.test(rule))).toEqual([]);
  });
});

it('fold, switch currency and theme and open meanings each for itself: two reports whose page opened at a place in the second', async () => {
  const reports = await open('kind', `#${inShadow}costs`);
  expect(Math.abs(await top(reports.dark.locator('.rv-chapter-costs')))).toBeLessThan(70);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('dark');
  for (const [own, other] of [
    [reports.light, reports.dark],
    [reports.dark, reports.light],
  ] as const) {
    await own.locator('[data-chapter=costs] .rv-toggle').click();
    expect(await own.locator('.rv-chapter-costs .rv-chapter-body').isVisible()).toBe(false);
    await own.locator('[data-set-currency=USD]').click();
    await own.getByRole('button', { name: 'Dark' }).click();
    await own.locator('.rv-section-glance summary').first().click();
    expect(await own.locator('.rv-note[open]').count()).toBe(1);
    expect(await other.locator('.rv-note[open]').count()).toBe(0);
    const shown = (report: Locator) => report.evaluate(({ dataset }) => [dataset.currency, dataset.theme]);
    expect(await shown(own)).toEqual(['USD', 'dark']);
    expect(await other.locator('.rv-chapter-costs .rv-chapter-body').isVisible()).toBe(own === reports.light);
    expect(await own.evaluate((report) => getComputedStyle(report).colorScheme)).toBe('dark');
    if (own === reports.light) {
      expect(await shown(other)).toEqual(['JPY', 'light']);
      expect(await other.evaluate((report) => getComputedStyle(report).colorScheme)).toBe('light');
    }
  }
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
});

describe('a report in a shadow root', () => {
  let dark: Locator;
  beforeAll(async () => {
    dark = await openOnly('dark');
  });

  it('builds the card of a figure from its own data when it is opened', async () => {
    const number = Object.keys(block.figures).indexOf('returns.net_yield');
    const named = dark.locator(`.rv-section-ladder .rv-note[data-card="${number}"]`);
    expect(await named.locator('.rv-note-panel').count()).toBe(0);
    await named.locator('summary').click();
    expect(await dark.locator('.rv-section-ladder .rv-note[open] .rv-definition').textContent()).toBe(
      block.figures['returns.net_yield']?.definition,
    );
    await page.keyboard.press('Escape');
  });

  it('works by keyboard: Enter folds, Escape closes a card and gives the focus back', async () => {
    const costs = dark.locator('[data-chapter=costs] .rv-toggle');
    await costs.focus();
    await page.keyboard.press('Enter');
    expect(await costs.getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('Enter');
    expect(await costs.getAttribute('aria-expanded')).toBe('true');
    const summary = dark.locator('.rv-section-glance summary').first();
    await summary.focus();
    await page.keyboard.press('Enter');
    await dark.locator('.rv-note[open]').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    expect(await dark.locator('.rv-note[open]').count()).toBe(0);
    expect(await summary.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element)).toBe(true);
  });

  it('closes its cards when the page beside it is pressed', async () => {
    await dark.locator('.rv-section-glance summary').first().click();
    await dark.locator('.rv-note[open] .rv-definition').click();
    expect(await dark.locator('.rv-note[open]').count()).toBe(1);
    await page.evaluate(() =>
      document.getElementById('press')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true })),
    );
    expect(await dark.locator('.rv-note[open]').count()).toBe(0);
  });

  it('stands open on paper, also where it was folded', async () => {
    const costs = dark.locator('[data-chapter=costs] .rv-toggle');
    await costs.click();
    await page.emulateMedia({ media: 'print' });
    expect(await dark.locator('.rv-chapter-costs .rv-chapter-body').isVisible()).toBe(true);
    expect(await dark.locator('.rv-controls:visible').count()).toBe(0);
    const shown = (selector: string) => dark.locator(selector).evaluateAll((all) => all.map((element) => element.checkVisibility()));
    expect((await shown('.rv-chapter-costs .rv-section')).every(Boolean)).toBe(true);
    const folds = await shown('.rv-fold:not([open]) > .rv-fold-body');
    expect(folds.length).toBeGreaterThan(1);
    expect(folds.every(Boolean)).toBe(true);
    await page.emulateMedia({ media: null });
    await costs.click();
  });
});

describe('a report in the document of its page', () => {
  let light: Locator;
  // What a test opens, another one asks to be closed.
  beforeEach(async () => {
    light = await openOnly('light');
  });

  it('builds a table of years when it is opened, in the currency that the reader chose', async () => {
    await light.locator('[data-set-currency=USD]').click();
    const table = light.locator('.rv-section-long-term .rv-years tbody tr');
    expect(await table.count()).toBe(0);
    await light.getByText(`All ${flat.long_term.years.length} years`).click();
    await table.first().waitFor();
    expect(await table.count()).toBe(flat.long_term.years.length);
    const amounts = await light.locator('.rv-section-long-term td[data-jpy]').allTextContents();
    expect(amounts.length).toBeGreaterThan(100);
    expect(amounts.filter((amount) => !/^−?\$[\d,]+$/.test(amount))).toEqual([]);
  });

  it('leads to a figure by its name, also in a list that was not opened yet', async () => {
    const working = '.rv-section-working .rv-figures tbody tr';
    expect(await page.locator('#light').locator(working).count()).toBe(0);
    const found = await page.evaluate(
      (names) => names.map((name) => window.reports.goTo('light', name)),
      [`${inPage}figure-financial_analysis.acquisition_costs.brokerage`, `${inPage}figure-no.such`],
    );
    expect(found).toEqual([true, false]);
    const last = await page.locator('#light').evaluate((holder) => {
      const data = JSON.parse(holder.querySelector('script[type="application/json"]')?.textContent ?? '{}');
      return data.cards.figures.id[data.cards.working.at(-1)] as string;
    });
    expect(await page.evaluate((id) => window.reports.goTo('light', id), `${inPage}figure-${last}`)).toBe(true);
    expect(await page.locator('#light').locator(working).last().isVisible()).toBe(true);
  });

  it('writes the address when a link inside of it is followed, and Back leads back', async () => {
    await light.getByRole('link', { name: 'Market', exact: true }).click();
    expect(await page.evaluate(() => location.hash)).toBe(`#${inPage}market`);
    expect(Math.abs(await top(light.locator('.rv-chapter-market')))).toBeLessThan(70);
    await light.getByRole('link', { name: 'Costs', exact: true }).press('Enter');
    expect(await page.evaluate(() => location.hash)).toBe(`#${inPage}costs`);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => location.hash)).toBe(`#${inPage}market`);
    await expect.poll(async () => Math.abs(await top(light.locator('.rv-chapter-market')))).toBeLessThan(70);
  });
});

describe('the style sheet', () => {
  /** What is computed for every part of a report, sizes left out: they follow the width. */
  const looks = async (report: Locator) => {
    // Drawn when the page has nothing else to do.
    await report.locator('.rv-milestones [role=slider]').waitFor();
    return report.evaluate((root) =>
      [root, ...root.querySelectorAll('*')]
        .filter((element) => element.closest('.rv-live') === null)
        .map((element) => {
          const style = getComputedStyle(element);
          const named = [
            'color',
            'backgroundColor',
            'fontFamily',
            'fontSize',
            'fontStyle',
            'lineHeight',
            'letterSpacing',
            'textAlign',
          ] as const;
          const more = ['direction', 'strokeWidth', 'opacity', 'display', 'borderTopWidth', 'borderTopColor', 'paddingLeft'] as const;
          return [element.tagName, ...[...named, ...more].map((name) => style[name])].join(' ');
        }),
    );
  };

  it('of a hostile page do not reach into a shadow root, which reads no size of the page: its own are in px and em', async () => {
    const kind = await looks(await openOnly('dark'));
    const dark = await openOnly('dark', 'hostile');
    const hostile = await looks(dark);
    expect(kind.length).toBeGreaterThan(3000);
    expect(hostile).toEqual(kind);
    expect(await dark.evaluate((report) => getComputedStyle(report).fontSize)).toBe('16px');
    expect(await dark.locator('.rv-title').evaluate((title) => getComputedStyle(title).fontSize)).toBe('34px');
  });
});

describe('a report that is detached', () => {
  /** What the script of the page hears on the page itself and on the report; whoever drives the browser hears things too. */
  async function listenersOf(script: string, devtools: CDPSession): Promise<string[]> {
    const all: string[] = [];
    for (const expression of [
      'window',
      'document',
      'document.body',
      'document.querySelector("#dark").shadowRoot.querySelector("[data-report]")',
    ]) {
      const { result } = await devtools.send('Runtime.evaluate', { expression });
      const { listeners } = await devtools.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
      all.push(...listeners.filter(({ scriptId }) => scriptId === script).map(({ type }) => `${expression} ${type}`));
    }
    // React hears of selections for the whole page from its first root on, and keeps doing so.
    return all.filter((listener) => listener !== 'document selectionchange');
  }

  it('leaves no listener behind, hides its switches, and can be attached again', async () => {
    page = await tab.open('about:blank');
    const devtools = await page.context().newCDPSession(page);
    let script = '';
    devtools.on('Debugger.scriptParsed', (parsed) => {
      if (parsed.url.endsWith('/host.js')) script = parsed.scriptId;
    });
    await devtools.send('Debugger.enable');
    await tab.open(`${addresses.kind}/?only=dark`);
    expect(await listenersOf(script, devtools)).toEqual([]);
    await page.evaluate(() => window.reports.attach('dark'));
    const dark = page.locator('#dark [data-report]');
    await dark.locator('[data-chart=costs]').scrollIntoViewIfNeeded();
    await dark.locator('[data-chart=costs][data-mounted]').waitFor();
    const heard = await listenersOf(script, devtools);
    for (const listener of ['document pointerdown', 'document keydown', 'window hashchange']) expect(heard).toContain(listener);
    await page.evaluate(() => window.reports.detach('dark'));
    expect(await listenersOf(script, devtools)).toEqual([]);
    expect(await dark.locator('[data-set-currency=USD]').isVisible()).toBe(false);
    expect(await dark.locator('.rv-live').count()).toBe(0);
    expect(await dark.locator('[data-chart=costs] svg.rv-drawn').isVisible()).toBe(true);
    await page.evaluate(() => window.reports.attach('dark'));
    await dark.locator('[data-set-currency=USD]').click();
    expect(await dark.getAttribute('data-currency')).toBe('USD');
    await devtools.detach();
  });
});

describe('two fragments in the markup of one page', () => {
  it('are brought to life by the scripts that they name', async () => {
    const { renderFragment } = await builtRenderer();
    expect(renderFragment(flat, renderOptions)).toContain('data-report=""');
    const { interactivity } = await builtScripts();
    page = await tab.open(addresses.served);
    await page.addScriptTag({ url: interactivity });
    await page.addScriptTag({ url: interactivity });
    await page.locator('#dark [data-set-currency=USD]').click();
    const currencies = await page
      .locator('[data-report]')
      .evaluateAll((all) => all.map((report) => (report as HTMLElement).dataset.currency));
    expect(currencies).toEqual(['JPY', 'USD']);
  });
});

function withId(report: InsightReport, id: string): InsightReport {
  return { ...report, analysis: { ...report.analysis, id } };
}
