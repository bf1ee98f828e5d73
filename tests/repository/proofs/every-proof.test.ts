import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { proofFiles } from '../../../bin/scripts/proofs.ts';
import { isIn, parts } from './parts.ts';

it('runs a small part of every proof', () => {
  expect(proofFiles().filter((file) => !parts.some((part) => isIn(file, part)))).toEqual([]);
  expect(parts.filter((part) => !proofFiles().some((file) => isIn(file, part)))).toEqual([]);
});

it('has one file of tests for each folder of proofs', () => {
  const tests = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.test.ts'));
  const called = tests.flatMap((name) =>
    [...readFileSync(join(import.meta.dirname, name), 'utf8').matchAll(/^await provePart\('([^']+)'\);$/gm)].map(([, part]) => part ?? ''),
  );
  expect(new Set(called)).toEqual(new Set(parts));
  expect(called).toHaveLength(parts.length);
});
