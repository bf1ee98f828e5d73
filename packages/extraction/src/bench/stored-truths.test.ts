import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { benchCases } from './bench-cases.ts';
import { ownCases } from './own-cases.ts';
import { collectTruths, storedTruths, truthLines, truthsInLines } from './stored-truths.ts';

let folder = '';
const at = (...names: string[]): string => path.join(folder, ...names);
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stored-truths-'));
  await mkdir(at('flyers'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('truths in lines', () => {
  it('are read as they were written, in the order of their names', () => {
    const truths = [
      { name: 'two', raw: { kind: 'sale', price_jpy: 2, notes: 'a\nline\t"and" more' } },
      { name: 'one', raw: { extra: { rent_roll: [{ unit: '101' }] } } },
    ];
    expect(truthLines(truths).split('\n')).toEqual([
      '{"name":"one","extra":{"rent_roll":[{"unit":"101"}]}}',
      '{"name":"two","kind":"sale","price_jpy":2,"notes":"a\\nline\\t\\"and\\" more"}',
      '',
    ]);
    expect(truthsInLines(truthLines(truths))).toEqual(truths.toReversed());
  });

  it.each(['{"price_jpy":1}', '{"name":1}', '{"name":"a"', 'null'])('say which line is none: %s', (line) => {
    expect(() => truthsInLines(`{"name":"first"}\n${line}\n`)).toThrow('Line 2 is not a truth with a name');
  });
});

describe('stored truths', () => {
  it('are one file a case, or one line a case, by the folder of their inputs', async () => {
    await writeFile(at('alone.json'), '{"price_jpy":1}');
    await writeFile(at('flyers', 'in-a-file.json'), '{"price_jpy":2}');
    await writeFile(at('pages.jsonl'), '{"name":"in-a-line","price_jpy":3}\n');
    expect(await storedTruths(folder)).toEqual(
      new Map([
        ['', [{ name: 'alone', raw: { price_jpy: 1 } }]],
        ['flyers', [{ name: 'in-a-file', raw: { price_jpy: 2 } }]],
        ['pages', [{ name: 'in-a-line', raw: { price_jpy: 3 } }]],
      ]),
    );
    expect(await storedTruths(at('pages.jsonl'))).toEqual(new Map([['', [{ name: 'in-a-line', raw: { price_jpy: 3 } }]]]));
  });

  it('are paired with the inputs of their folder', async () => {
    await mkdir(at('inputs', 'flyers'), { recursive: true });
    await writeFile(at('inputs', 'flyers', 'here.csv'), '価格,1円\n');
    await writeFile(at('inputs', 'flyers', 'unjudged.csv'), '価格,1円\n');
    await mkdir(at('truth'));
    await writeFile(at('truth', 'flyers.jsonl'), '{"name":"gone","price_jpy":1}\n{"name":"here","price_jpy":1}\n');
    const { truths, missing, unjudged } = await benchCases(at('inputs'), at('truth'));
    expect(truths.map(({ name, files, values, unknown }) => ({ name, files, values, unknown }))).toEqual([
      { name: 'here.csv', files: [path.join('flyers', 'here.csv')], values: { price_jpy: 1 }, unknown: [] },
    ]);
    expect(missing).toEqual([path.join('flyers', 'gone')]);
    expect(unjudged).toEqual([{ name: 'unjudged.csv', files: [path.join('flyers', 'unjudged.csv')] }]);
  });

  it('in files of their own replace their lines, and move into them', async () => {
    await writeFile(at('flyers.jsonl'), '{"name":"b","price_jpy":1}\n{"name":"c","price_jpy":1}\n');
    await writeFile(at('flyers', 'a.json'), '{"price_jpy":2}');
    await writeFile(at('flyers', 'c.json'), '{\n  "price_jpy": 3\n}\n');
    const replaced = [
      { name: 'a', raw: { price_jpy: 2 } },
      { name: 'b', raw: { price_jpy: 1 } },
      { name: 'c', raw: { price_jpy: 3 } },
    ];
    const read = (await storedTruths(folder)).get('flyers') ?? [];
    expect(read.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual(replaced);
    await collectTruths(folder);
    expect(await readFile(at('flyers.jsonl'), 'utf8')).toBe(truthLines(replaced));
    expect(await readdir(at('flyers'))).toEqual([]);
    expect((await storedTruths(folder)).get('flyers')).toEqual(replaced);
  });
});

it('keeps our own truths one a line, each once, in the order of their names', async () => {
  const files = await readdir(ownCases.truthDir);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const text = await readFile(path.join(ownCases.truthDir, file), 'utf8');
    const truths = truthsInLines(text);
    expect(text, file).toBe(truthLines(truths));
    expect(new Set(truths.map(({ name }) => name)).size, file).toBe(truths.length);
  }
});
