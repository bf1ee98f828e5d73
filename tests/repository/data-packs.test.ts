import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { smallPacks } from '../../packages/market-data/build/all-packs.ts';
import { fileBytes, openSetFolder, plainText } from '../../packages/market-data/build/pack.ts';
import { root } from './source-files.ts';

const data = join(root, 'packages/market-data/data');
const files = readdirSync(data, { recursive: true, encoding: 'utf8' }).filter(
  (name) => !name.startsWith('raw') && statSync(join(data, name)).isFile(),
);
const partOf = /^(towns|postal)\//;
const stated = ['title', 'vintage', 'licence', 'source', 'attribution', 'url', 'key', 'columns', 'input_sha256'];

/** What a pack does not state of itself. */
function notStated(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.startsWith('# '));
  return stated.filter((key) => !lines.some((line) => line.startsWith(`# ${key}: `) && line.length > `# ${key}: `.length));
}

describe('the data packs', () => {
  it('each state their source, licence and vintage, whom to name, what a row is found by, and what they were made of', () => {
    const packs = files.filter((name) => !partOf.test(name));
    expect(packs.length).toBeGreaterThan(20);
    expect(
      packs.map((name) => [name, notStated(plainText(name, readFileSync(join(data, name))))]).filter(([, missing]) => missing?.length),
    ).toEqual([]);
  });

  it('are refused where one of these is missing or empty', () => {
    const good = stated.map((key) => `# ${key}: x\n`).join('');
    expect(notStated(good)).toEqual([]);
    expect(notStated(good.replace('# licence: x\n', ''))).toEqual(['licence']);
    expect(notStated(good.replace('# vintage: x', '# vintage: '))).toEqual(['vintage']);
  });

  it('come as parts only where a pack lists them', () => {
    const listed = new Set(plainText('towns.tsv', readFileSync(join(data, 'towns.tsv'))).match(/towns\/\d\d\.tsv\.gz/g));
    expect(files.filter((name) => name.startsWith('towns/') && !listed.has(name))).toEqual([]);
    expect(listed.size).toBe(47);
  });

  it('weigh eight megabytes at most', () => {
    const bytes = files.reduce((sum, name) => sum + statSync(join(data, name)).size, 0);
    expect(bytes).toBeLessThanOrEqual(8_000_000);
  });

  it('are made again to the byte from the files that are kept', () => {
    const sets = openSetFolder(join(data, 'raw'));
    const made = smallPacks.flatMap((build) => build(sets));
    expect(made.length).toBeGreaterThan(10);
    expect(made.filter((file) => !fileBytes(file).equals(readFileSync(join(data, file.name)))).map(({ name }) => name)).toEqual([]);
  });
});
