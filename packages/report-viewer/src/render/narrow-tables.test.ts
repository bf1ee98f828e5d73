import { sampleKinds } from '@rimawari/underwriting/testing';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keptRenderer, keptSample } from '../testing/kept-reports.ts';
import { filesForTests } from '../testing/test-files.ts';
import { pageForTests } from '../testing/test-page.ts';

const write = filesForTests();
const tab = pageForTests({ width: 1000, height: 800 }, { offline: true });
const files = new Map<string, string>();
let page: Page;

beforeAll(async () => {
  const { renderStandalone } = await keptRenderer();
  for (const kind of sampleKinds) {
    const report = structuredClone(keptSample(kind));
    report.inputs.facts.extra.rent_roll = [
      { unit: '101', layout: '1LDK', area_m2: 42.15, rent_jpy: 128_000, common_fee_jpy: 5000, occupied: true, lease_start: '2024-04-01' },
    ];
    files.set(kind, await write(`${kind}.html`, await renderStandalone(report)));
  }
});

/** The kind that the page shows, with everything open. */
let shown: string | null = null;

async function open(kind: string, width: number): Promise<void> {
  if (shown === kind) {
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width, height: 800 });
    return;
  }
  page = await tab.open(files.get(kind) ?? '', { width, height: 800 });
  shown = kind;
  await page.evaluate(async () => {
    for (const closed of document.querySelectorAll<HTMLElement>('.rv-toggle[aria-expanded=false]')) closed.click();
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('details.rv-fold')) fold.open = true;
    await document.fonts.ready;
  });
}

/** Tables that are wider than their frame, by name. */
const wide = () =>
  page.locator('.rv-table-frame').evaluateAll((frames) =>
    frames
      .filter((frame) => frame.scrollWidth > frame.clientWidth)
      .filter((frame) => frame.querySelector('.rv-years') === null)
      .map((frame) => frame.getAttribute('aria-label')),
  );

/** Amounts of the first year that the right edge of their frame, or the year that stays in sight, cuts in two. */
const cut = () =>
  page.locator('.rv-table-frame:has(.rv-years)').evaluateAll((frames) =>
    frames.flatMap((frame) => {
      const { left, right } = frame.getBoundingClientRect();
      const start = left + (frame.querySelector('tbody th')?.getBoundingClientRect().width ?? 0);
      return [...frame.querySelectorAll('tbody tr:first-child td')]
        .map((cell) => {
          const text = document.createRange();
          text.selectNodeContents(cell);
          return text.getBoundingClientRect();
        })
        .filter((text) => [start, right].some((edge) => text.left < edge - 1 && text.right > edge + 1))
        .map((text) => `${frame.getAttribute('aria-label')} ${Math.round(text.left - left)} to ${Math.round(text.right - left)}`);
    }),
  );

// Each kind at the narrowest width, where tables are the first to be too wide; each of the others with one kind. The last is the one that all
// other tests look at.
describe.each([
  ['apartment_building', [320, 560, 768]],
  ['detached_house', [320, 375]],
  ['condominium_unit', [320, 600]],
] as const)('the tables of a %s', (kind, widths) => {
  it('stand whole in narrow frames, those of years by whole columns, before and after they are scrolled', async () => {
    await open(kind, 560);
    expect(await page.locator('.rv-rent-roll td').count()).toBe(5);
    expect(await page.locator('.rv-table-frame').count()).toBeGreaterThan(20);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await wide(), `${width} px`).toEqual([]);
      expect(await cut(), `${width} px`).toEqual([]);
      await page.locator('.rv-table-frame').evaluateAll((frames) => {
        for (const frame of frames) frame.scrollLeft = 130;
      });
      await expect.poll(cut, { message: `${width} px, scrolled` }).toEqual([]);
    }
  });
});

describe('scenarios and presets', () => {
  beforeAll(() => open('condominium_unit', 375));
  beforeEach(async () => {
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 375, height: 800 });
  });

  it('stand one under the other on a phone, each name above its own figures', async () => {
    for (const id of ['scenarios', 'stress']) {
      const tops = await page.locator(`.rv-section-${id} table`).evaluate((table) => {
        const cells = [...table.querySelectorAll<HTMLTableCellElement>('td[data-label="DSCR"]')];
        const names = [...table.querySelectorAll(table.matches('.rv-scenarios') ? 'thead th' : 'tbody th')];
        return names.flatMap((name, index) => [name, cells[index]].map((cell) => cell?.getBoundingClientRect().top ?? Number.NaN));
      });
      expect(tops.length).toBeGreaterThan(5);
      expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    }
  });

  it('name every figure beside it on a phone, and stay tables of rows, headers and cells for screen readers', async () => {
    const devtools = await page.context().newCDPSession(page);
    const { nodes } = await devtools.send('Accessibility.getFullAXTree');
    await devtools.detach();
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const under = (id: string): string[] => {
      const node = byId.get(id);
      return [String(node?.ignored === true ? '' : node?.role?.value), ...(node?.childIds ?? []).flatMap(under)];
    };
    for (const [name, headers, cells] of [
      ['Scenarios', 3, 20],
      ['Stress tests', 6, 30],
    ] as const) {
      const table = nodes.find((node) => node.role?.value === 'table' && node.name?.value === name);
      const roles = under(table?.nodeId ?? '');
      expect(roles.filter((role) => role === 'row')).toHaveLength(name === 'Stress tests' ? 7 : 8);
      expect(roles.filter((role) => role === 'columnheader')).toHaveLength(headers);
      expect(roles.filter((role) => role === 'rowheader').length).toBeGreaterThan(5);
      expect(roles.filter((role) => role === 'cell' || role === 'gridcell').length).toBeGreaterThanOrEqual(cells);
    }
    const label = (cell: Element) => getComputedStyle(cell, '::before').content;
    expect(await page.locator('.rv-section-stress td').first().evaluate(label)).toContain('Net yield');
  });

  it('open the meaning of their figures by keyboard', async () => {
    for (const id of ['scenarios', 'stress']) {
      const summary = page.locator(`.rv-section-${id} summary`, { hasText: 'DSCR' }).first();
      await summary.focus();
      await page.keyboard.press('Enter');
      expect(await page.locator(`.rv-section-${id} .rv-note[open] .rv-definition`).isVisible()).toBe(true);
      await page.keyboard.press('Escape');
    }
  });

  it('stand side by side where there is room, and on paper', async () => {
    await page.setViewportSize({ width: 1000, height: 800 });
    const lefts = () =>
      page
        .locator('.rv-section-scenarios thead th')
        .evaluateAll((names) => names.map((name) => Math.round(name.getBoundingClientRect().left)));
    expect(new Set(await lefts()).size).toBe(3);
    await page.setViewportSize({ width: 375, height: 800 });
    expect(new Set(await lefts()).size).toBe(1);
    await page.emulateMedia({ media: 'print' });
    expect(new Set(await lefts()).size).toBe(3);
  });
});

describe('the names of lines', () => {
  const visible = (selector: string) => page.locator(selector).evaluateAll((all) => all.map((element) => element.checkVisibility()));
  beforeAll(() => open('condominium_unit', 1000));
  beforeEach(async () => {
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 1000, height: 800 });
  });

  it('stand at their ends where there is room, in a key above the plot where there is not, and at their ends on paper', async () => {
    expect(await visible('.rv-names-ends .rv-ends-gutter')).toEqual([true, true, true, true, true]);
    expect(new Set(await visible('.rv-names-ends .rv-key'))).toEqual(new Set([false]));
    await page.setViewportSize({ width: 375, height: 800 });
    expect(new Set(await visible('.rv-names-ends .rv-ends-gutter'))).toEqual(new Set([false]));
    expect(new Set(await visible('.rv-names-ends .rv-key'))).toEqual(new Set([true]));
    await page.setViewportSize({ width: 900, height: 800 });
    await page.emulateMedia({ media: 'print' });
    expect(new Set(await visible('.rv-names-ends .rv-ends-gutter'))).toEqual(new Set([true]));
  });

  it('stand beside the end of their line, carry its dashes, overlap nothing and stay inside the report', async () => {
    const [before, after] = await page
      .locator('#long-term .rv-end-text')
      .evaluateAll((names) =>
        names.map((name) => {
          const [sign] = name.parentElement?.getElementsByTagName('line') ?? [];
          return {
            text: name.textContent,
            box: name.getBoundingClientRect().toJSON(),
            dashes: sign && getComputedStyle(sign).strokeDasharray,
          };
        }),
      )
      .then((names) => names.toSorted((a, b) => a.box.top - b.box.top));
    expect(before).toMatchObject({ text: 'Before tax', dashes: '6px, 4px' });
    expect(after).toMatchObject({ text: 'After tax', dashes: 'none' });
    expect(after?.box.top).toBeGreaterThanOrEqual((before?.box.bottom ?? 0) - 3);
    const rights = await page.locator('.rv-end-text').evaluateAll((names) => names.map((name) => name.getBoundingClientRect().right));
    expect(Math.max(...rights)).toBeLessThan(1160);
  });
});
