import { type SampleKind, sampleKinds } from '@rimawari/underwriting/testing';
import type { Download } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TableData } from '../tables/read-table.ts';
import { keptRenderer, keptSample } from '../testing/kept-reports.ts';
import { filesForTests } from '../testing/test-files.ts';
import { pageForTests } from '../testing/test-page.ts';
import type { Renderer, ReportTable } from './renderer.ts';

const write = filesForTests();
const tab = pageForTests({ width: 1000, height: 900 }, { offline: true });
let renderer: Renderer;
beforeAll(async () => {
  renderer = await keptRenderer();
});

/** A cell as the page shows it: its amount in yen where it is one, else its letters and digits without spaces. */
interface ShownCell {
  yen: number | null;
  letters: string;
}

/** What the tables of the page show, walked in the browser. */
function shownTables(): { title: string; rows: ShownCell[][] }[] {
  const plain = (cell: Element): ShownCell => {
    const copy = cell.cloneNode(true) as Element;
    for (const other of copy.querySelectorAll('svg, .rv-mark, .rv-note-panel, .rv-chart, .rv-sr')) other.remove();
    const amounts = [cell, ...cell.querySelectorAll('[data-jpy]')].flatMap((one) => one.getAttribute('data-jpy') ?? []);
    const letters = (copy.textContent ?? '').replace(/\s+/g, '');
    const isAmount = amounts.length === 1 && /^−?[¥$][\d,.]+[KMB]?$/.test(letters);
    return { yen: isAmount ? Number(amounts[0]) : null, letters };
  };
  return [...document.querySelectorAll('table')].map((table) => ({
    title: table.caption?.textContent ?? '',
    rows: [...table.querySelectorAll('tbody tr')].map((row) => [...row.children].map(plain)),
  }));
}

async function textOf(download: Download): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

const letters = (value: unknown) => String(value ?? '').replace(/\s+/g, '');

describe.each<SampleKind>(sampleKinds)('the tables of a %s as data', (kind) => {
  const report = keptSample(kind);
  let tables: ReportTable[];
  let saved: TableData[];
  /** What the buttons below one table save. */
  let beside: { name: string; content: string };
  let shown: ReturnType<typeof shownTables>;
  beforeAll(async () => {
    tables = renderer.renderTables(report);
    const page = await tab.open(await write(`${kind}.html`, await renderer.renderStandalone(report)));
    await page.locator('.rv-fold:has(> [data-built=cash]) > summary').click();
    const [below] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('#cash-flow').getByRole('button', { name: 'Cash flow by year, CSV' }).click(),
    ]);
    beside = { name: below.suggestedFilename(), content: await textOf(below) };
    await page.locator('details[data-tables] > summary').click();
    // Amounts are yen also where dollars are shown.
    await page.locator('[data-set-currency=USD]').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('details[data-tables]').getByRole('button', { name: 'All tables here, JSON' }).click(),
    ]);
    saved = JSON.parse(await textOf(download));
    await page.locator('[data-set-currency=JPY]').click();
    shown = await page.evaluate(shownTables);
  });

  it('are offered below a table in a fold that is opened, as the list has them', () => {
    expect(beside.name).toBe('cash-flow-by-year.csv');
    expect(beside.content).toBe(tables.find(({ name }) => name === 'cash-flow-by-year')?.csv);
  });

  it('are every table that the page shows, cell by cell', () => {
    expect(shown.length).toBeGreaterThan(30);
    expect(saved.map(({ title }) => title)).toEqual(shown.map(({ title }) => title));
    for (const [index, table] of shown.entries()) {
      const data = saved[index];
      for (const [at, row] of table.rows.entries()) {
        const values = data?.rows[at] ?? [];
        // A row of a group begins with the name of the group, which its own cells do not repeat.
        const cells = values.slice(values.length - row.length);
        for (const [place, { yen, letters: text }] of row.entries()) {
          const value = cells[place] ?? null;
          const where = `${table.title}, row ${at + 1}, cell ${place + 1}`;
          if (yen !== null) expect([where, value]).toEqual([where, yen]);
          else if (value === null) expect([where, /\d/.test(text)]).toEqual([where, false]);
          else if (typeof value === 'number')
            expect([where, value]).toEqual([where, Number(text.replace('−', '-').replace(/[,+%×]/g, ''))]);
          // A percent or a multiple names its unit where the row has a cell for it.
          else if (text === '' && /^[%×]$/.test(value))
            expect(
              row.some(({ letters: other }) => other.endsWith(value)),
              where,
            ).toBe(true);
          // Amounts beside other words are told in full, and say what they are in.
          else if (!/[¥$]/.test(text)) expect([where, letters(value).replace(/^JPY|\(JPY\)$/g, '')]).toEqual([where, text]);
        }
      }
    }
  });

  it('are the same from the server as from the file', () => {
    const served = new Map(tables.map(({ title, columns, rows }) => [title, { title, columns, rows }]));
    for (const table of saved) expect(served.get(table.title)).toEqual(table);
    expect(new Set(tables.map(({ name }) => name)).size).toBe(tables.length);
  });

  it('hold the series of the report to the yen', () => {
    const cash = tables.find(({ name }) => name === 'cash-flow-by-year');
    const columns = report.projection.columns.map((id) => report.series[id]?.values ?? []);
    expect(cash?.rows).toEqual(report.projection.years.map((year, index) => [year, ...columns.map((values) => values[index] ?? null)]));
    expect(cash?.columns.slice(1).every(({ unit }) => unit === 'JPY')).toBe(true);
  });

  it('are CSV that opens everywhere: marked UTF-8, every line as wide as its header, no formula', () => {
    for (const { csv, columns } of tables) {
      expect(csv.startsWith('\ufeff')).toBe(true);
      const lines = parsed(csv.slice(1));
      expect(new Set(lines.map((line) => line.length))).toEqual(new Set([columns.length]));
      for (const field of lines.flat()) expect(/^[=+@\t\r]|^-(?!\d)/.test(field)).toBe(false);
    }
  });
});

/** A reader of RFC 4180 of its own. */
function parsed(csv: string): string[][] {
  const lines: string[][] = [[]];
  for (const [, quoted, bare = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end === '\r\n') lines.push([]);
  }
  return lines.slice(0, -1);
}
