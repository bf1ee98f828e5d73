import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSource } from '../readers/read-source.ts';
import type { ReaderSettings } from './source-reading.ts';

const sample = (name: string) => new Uint8Array(readFileSync(new URL(`../../../../samples/${name}`, import.meta.url)));
const read = (name: string, contentType: string, settings?: ReaderSettings) =>
  readSource({
    sourceId: 's',
    sourceKind: 'listing',
    sourceName: name,
    contentType,
    bytes: sample(name),
    ...(settings === undefined ? {} : { settings }),
  });
const page = (settings?: ReaderSettings) => read('condominium-listing.html', 'text/html', settings);
const pairs = ({ blocks }: Awaited<ReturnType<typeof page>>) => blocks.flatMap((block) => (block.type === 'pair' ? [block] : []));

describe('the settings of the readers', () => {
  it('change nothing when there are none', async () => {
    expect(await page({})).toEqual(await page());
  });

  it('keep labelled values of the named forms alone', async () => {
    const forms = new Set(pairs(await page()).map(({ form }) => form));
    const [kept = 'table'] = forms;
    const read = pairs(await page({ forms: [kept] }));
    expect(read.length).toBeGreaterThan(0);
    expect(new Set(read.map(({ form }) => form))).toEqual(new Set([kept]));
    expect(pairs(await page({ forms: [] }))).toEqual([]);
  });

  it('leave out running text, and tables', async () => {
    const whole = await page();
    expect(whole.blocks.some(({ type }) => type === 'line')).toBe(true);
    expect((await page({ lines: false })).blocks).toEqual(whole.blocks.filter(({ type }) => type !== 'line'));
    const roll = await read('apartment-building-rent-roll.csv', 'text/csv');
    expect(roll.blocks.some(({ type }) => type === 'grid')).toBe(true);
    expect((await read('apartment-building-rent-roll.csv', 'text/csv', { grids: false })).blocks.some(({ type }) => type === 'grid')).toBe(
      false,
    );
  });

  it('read the first sheets of a workbook, and never more than the limits allow', async () => {
    const workbook = 'apartment-building-rent-roll.xlsx';
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    const whole = await read(workbook, type);
    expect(await read(workbook, type, { sheets: 10_000 })).toEqual(whole);
    const flyer = await read('condominium-flyer.pdf', 'application/pdf', { pdf_pages: 1 });
    expect(flyer.blocks.length).toBeGreaterThan(0);
  });
});
