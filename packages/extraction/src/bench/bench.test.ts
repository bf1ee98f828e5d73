import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSource } from '../readers/read-source.ts';
import { smallBook } from '../testing/small-book.ts';
import { agrees } from './compare.ts';
import { benchTable, runExtractionBench } from './index.ts';

describe('agrees', () => {
  it('folds width and hyphens and compares numbers by value', () => {
    expect(agrees('address', '練馬区風見台2−8－14', '練馬区風見台２-８-14')).toBe(true);
    expect(agrees('price_jpy', 1000, 1000.0)).toBe(true);
    expect(agrees('structure', ['RC', 'W'], ['W', 'RC'])).toBe(true);
    expect(agrees('structure', 'S', 'LGS')).toBe(false);
    expect(agrees('layout', null, '1K')).toBe(false);
  });

  it('compares stations as a set', () => {
    const a = [{ line: 'JR山手線', station: '目黒', walk_min: 12 }];
    expect(agrees('stations', a, [{ line: '山手線', station: '目黒', walk_min: 12 }])).toBe(true);
    expect(agrees('stations', a, [{ line: '山手線', station: '目黒', walk_min: 13 }])).toBe(false);
  });
});

describe('runExtractionBench', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'extraction-bench-'));
    await writeFile(path.join(folder, 'a.csv'), '所在地,東京都練馬区風見台2-8\n価格,"1,000万円"\n専有面積,20㎡\n築年月,1990年6月\n');
    await writeFile(
      path.join(folder, 'a.json'),
      JSON.stringify({
        source_file: 'x/a.csv',
        kind: 'sale',
        price_jpy: 10_000_000,
        floor_area_m2: 21,
        built: '1990-06',
        layout: '1K',
        address: '東京都練馬区風見台2-8',
        parking: '無',
        extra: { property_name: 'A', move_in: '即時' },
      }),
    );
    await writeFile(path.join(folder, 'b.csv'), '物件名,所在地,価格\nA,東京都練馬区1,1000万円\nB,東京都練馬区2,2000万円\n');
    await writeFile(path.join(folder, 'b.json'), JSON.stringify({ source_file: 'b.csv', kind: 'refuse', reason: 'list' }));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('counts right, wrong, missed and surely wrong values, and right refusals', async () => {
    const result = await runExtractionBench({
      inputsDir: folder,
      truthDir: folder,
      municipalities: smallBook,
      asOf: '2026-07-01',
      readSource,
    });
    expect(result.fields.price_jpy).toMatchObject({ stated: 1, correct: 1, precision: 1, recall: 1 });
    expect(result.fields.floor_area_m2).toMatchObject({ wrong: 1, confident: 1, precision: 0 });
    expect(result.fields.layout).toMatchObject({ missed: 1, recall: 0 });
    expect(result.overall).toMatchObject({ files: 2, decided: 2 });
    expect(result.notScored).toEqual({ 'extra.move_in': 1, parking: 1 });
    expect(benchTable(result)).toContain('not scored, no fact has the name: extra.move_in, parking');
    expect(benchTable(result)).toContain('floor_area_m2 wrong: truth 21, read 20');
  });
});
