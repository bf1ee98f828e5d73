import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { benchCases } from './bench-cases.ts';
import { caseIndex } from './case-index.ts';
import { firstSightsIn } from './first-sight.ts';
import { ownCases } from './own-cases.ts';

const file = (name: string): Promise<string> => readFile(new URL(`../../cases/${name}`, import.meta.url), 'utf8');

it('lists every case as its truth says', async () => {
  const { truths } = await benchCases(ownCases.inputsDir, ownCases.truthDir);
  expect(caseIndex(truths, firstSightsIn(await file('first-sight.tsv')))).toBe(await file('README.md'));
});

it('gives no two cases one name and names none by its batch', async () => {
  const { truths } = await benchCases(ownCases.inputsDir, ownCases.truthDir);
  const names = truths.map(({ name }) => name.replace(/\.[^.]+$/, ''));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(
    names.filter((name) => /(?:^|-)(?:\w+(?:teenth|tieth)|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\w+)(?:-|$)/.test(name)),
  ).toEqual([]);
});
