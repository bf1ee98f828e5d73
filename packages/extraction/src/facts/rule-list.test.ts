import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { listedRule, rules } from './rule-list.ts';

const folder = fileURLToPath(new URL('../../cases/goldens', import.meta.url));
/** Kind and name of each kept case with the rules that decide its values. */
const decided = readdirSync(folder).flatMap((file) =>
  readFileSync(`${folder}/${file}`, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .flatMap(([name = '', , , , rule = '']) => (rule === '' ? [] : [{ example: `${file.replace('.tsv', '')}/${name}`, rule }])),
);

describe('the list of rules', () => {
  it('names every rule that decides a value of a kept case', () => {
    expect(decided.length).toBeGreaterThan(10_000);
    expect([...new Set(decided.map(({ rule }) => rule))].filter((rule) => listedRule(rule) === null)).toEqual([]);
  });

  it.each(rules.map(({ id, example }) => [id, example] as const))('shows %s by %s', (id, example) => {
    if (example.endsWith('.test.ts')) expect(existsSync(fileURLToPath(new URL(example, import.meta.url)))).toBe(true);
    else expect(decided.filter((one) => one.example === example && listedRule(one.rule)?.id === id)).not.toEqual([]);
  });

  it('says each thing once', () => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    expect(new Set(rules.map(({ finds }) => finds)).size).toBe(rules.length);
  });
});
