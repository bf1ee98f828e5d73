import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { labelKey } from '../vocabulary/label-key.ts';
import { labelsIn, listedLabels } from './labels.ts';
import { readingNames } from './reading-names.ts';

const goldens = fileURLToPath(new URL('../../cases/goldens/', import.meta.url));
const kept = new Set(
  globSync('*.tsv', { cwd: goldens }).flatMap((kind) =>
    readFileSync(goldens + kind, 'utf8')
      .split('\n')
      .map((line) => line.split('\t')[0]),
  ),
);
/** The commit that holds every case. */
const allCases = '1a0835b4';
const labels = listedLabels();

it('has at least one label for every meaning', () => {
  expect([...new Set(labels.map(({ meaning }) => meaning))].sort()).toEqual([...readingNames].sort());
});

it('lists each label once, in the form in which labels are compared', () => {
  const keys = labels.map(({ label }) => labelKey(label));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

it('says of each label the language of its letters', () => {
  expect(labels.filter(({ label, language }) => language !== (/[\u3040-\u9fff]/.test(label) ? 'ja' : 'en'))).toEqual([]);
});

it('names kept cases that exist', () => {
  const named = labels.flatMap(({ seen }) => (seen === null || seen === allCases ? [] : [seen]));
  expect(named.length).toBeGreaterThan(400);
  expect(named.filter((name) => !kept.has(name))).toEqual([]);
});

it('refuses a line of another form', () => {
  const head = 'meaning\tlabel\tstrength\tlanguage\tseen\n';
  expect(labelsIn(`${head}price\t価格\t\tja\t-\n`)).toEqual([
    { meaning: 'price', label: '価格', strength: 'strong', language: 'ja', seen: null },
  ]);
  expect(() => labelsIn(`${head}prise\t価格\t\tja\t-\n`)).toThrow('prise');
  expect(() => labelsIn(`${head}price\t価 格\t\tja\t-\n`)).toThrow('価 格');
  expect(() => labelsIn(`${head}price\t価格\t\tja\n`)).toThrow('価格');
  expect(() => labelsIn('price\t価格\t\tja\t-\n')).toThrow('begins');
});
