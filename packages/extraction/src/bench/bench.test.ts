import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSource } from '../readers/read-source.ts';
import { smallBook } from '../testing/small-book.ts';
import { agrees } from './compare.ts';
import { benchTable, runExtractionBench } from './index.ts';
import { ablationLine, ablations, isIdle } from './rules/ablation.ts';
import { ruleUses } from './rules/rule-use.ts';

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
        extra: { property_name: 'A', key_money_months: 1 },
      }),
    );
    await writeFile(path.join(folder, 'b.csv'), '物件名,所在地,価格\nA,東京都練馬区1,1000万円\nB,東京都練馬区2,2000万円\n');
    await writeFile(path.join(folder, 'b.json'), JSON.stringify({ source_file: 'b.csv', kind: 'refuse', reason: 'list' }));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('counts what each rule decides, and what is lost and gained without it', async () => {
    const options = { inputsDir: folder, truthDir: folder, municipalities: smallBook, asOf: '2026-07-01', readSource };
    const lines: string[] = [];
    const { result, measured } = await ablations(options, null, (one) => lines.push(ablationLine(one)));
    const tableRule = ruleUses(result).find(({ rule }) => rule === 'label.table');
    // Price, age and address are right; the area is not, and of prefecture and municipality the truth says nothing.
    expect(tableRule).toMatchObject({ cases: 1, values: 6, wrong: 3 });
    const table = measured.find(({ rule }) => rule === 'label.table');
    expect(table).toMatchObject({ lost: 3, casesLost: 1, gained: 2 });
    expect(lines).toContain('without label.table                  3 values of 1 cases lost, 2 values of 1 cases gained');
    expect(measured.find(({ rule }) => rule === 'sentence.spoken')).toMatchObject({ values: 0, lost: 0, gained: 0 });
    expect(measured.filter(isIdle).map(({ rule }) => rule)).not.toContain('label.table');
  });

  it('takes a folder as one case, compares rolls cell by cell and finds the conflicts', async () => {
    const inputs = await mkdtemp(path.join(tmpdir(), 'extraction-bench-'));
    await mkdir(path.join(inputs, 'pair'));
    await writeFile(path.join(inputs, 'pair', 'sheet.csv'), '所在地,東京都練馬区風見台2-8\n価格,1億円\n構造,木造\n築年月,1990年6月\n');
    await writeFile(
      path.join(inputs, 'pair', 'roll.csv'),
      '所在地,東京都練馬区風見台2-8\n価格,1.1億円\n\n号室,間取り,賃料\n101,1K,50000\n102,1K,60000\n103,1K,60000\n',
    );
    const line = { layout: '1K', area_m2: null, common_fee_jpy: null, occupied: null, lease_start: null };
    await writeFile(
      path.join(inputs, 'pair.json'),
      JSON.stringify({
        source_files: ['sheet.csv', 'roll.csv'],
        kind: 'sale',
        conflicts: [{ field: 'price_jpy' }],
        extra: {
          rent_roll: [
            { ...line, unit: '101', rent_jpy: 50_000 },
            { ...line, unit: '102', rent_jpy: 61_000 },
          ],
        },
      }),
    );
    const result = await runExtractionBench({
      inputsDir: inputs,
      truthDir: inputs,
      municipalities: smallBook,
      asOf: '2026-07-01',
      readSource,
    });
    expect(result.kinds.several).toMatchObject({ files: 1, rooms: 2, phantomRooms: 1, conflicts: { expected: 1, shown: 1, false: 0 } });
    expect(result.fields['roll.rent_jpy']).toMatchObject({ stated: 2, correct: 1, wrong: 1 });
    await rm(inputs, { recursive: true });
  });

  it('never takes a picture that cannot be read for a right refusal', async () => {
    const inputs = await mkdtemp(path.join(tmpdir(), 'extraction-bench-'));
    await writeFile(path.join(inputs, 'p.png'), new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
    await writeFile(path.join(inputs, 'p.json'), JSON.stringify({ source_file: 'p.png', kind: 'refuse', reason: 'lease' }));
    const result = await runExtractionBench({
      inputsDir: inputs,
      truthDir: inputs,
      municipalities: smallBook,
      asOf: '2026-07-01',
      readSource,
    });
    expect(result.overall).toMatchObject({ files: 1, decided: 0 });
    await rm(inputs, { recursive: true });
  });

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
    expect(result.notScored).toEqual({ 'extra.key_money_months': 1, parking: 1 });
    expect(benchTable(result)).toContain('not scored, no fact has the name: extra.key_money_months, parking');
    expect(benchTable(result)).toContain('floor_area_m2 wrong: truth 21, read 20');
  });
});
