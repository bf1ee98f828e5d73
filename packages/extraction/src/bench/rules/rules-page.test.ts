import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listedRule, rules } from '../../facts/rule-list.ts';
import { isIdle } from './ablation.ts';
import { ablationsIn, ablationText, rulesPage } from './rules-page.ts';

const stored = readFileSync(new URL('../../../cases/ablation.tsv', import.meta.url), 'utf8');
const measured = ablationsIn(stored);

it('is the page that is stored, of every listed rule and of no other', () => {
  expect(readFileSync(new URL('../../../../../docs/extraction-rules.md', import.meta.url), 'utf8')).toBe(rulesPage(measured));
  expect(new Set(measured.map(({ rule }) => listedRule(rule)?.id))).toEqual(new Set(rules.map(({ id }) => id)));
});

it('reads what it stores, and refuses other columns', () => {
  expect(ablationText(measured)).toBe(stored);
  expect(() => ablationsIn('rule\tcases\n')).toThrow(SyntaxError);
});

it('lists no rule of texts that changes nothing', () => {
  // Names of pictures are read by the recogniser, whose cases are measured apart.
  expect(measured.filter((one) => isIdle(one) && one.rule !== 'name.in-picture').map(({ rule }) => rule)).toEqual([]);
});
