import { describe, expect, it } from 'vitest';
import type { FormPart, SubmittedForm } from '../http/form.ts';
import { fingerprintOfForm, fingerprintOfJson } from './fingerprint.ts';

const field = (name: string, value: string): FormPart => ({ kind: 'field', name, value });
const file = (name: string, filename: string, contentType: string, ...chunks: string[]): FormPart => ({
  kind: 'file',
  name,
  filename,
  contentType,
  content: (async function* () {
    for (const chunk of chunks) yield Buffer.from(chunk);
  })(),
});

async function* formOf(parts: FormPart[]): SubmittedForm {
  yield* parts;
}

async function printOf(parts: FormPart[], reads: 'all' | 'no file' = 'all'): Promise<string> {
  const { form, fingerprint } = fingerprintOfForm(formOf(parts));
  for await (const part of form) if (part.kind === 'file' && reads === 'all') for await (const _ of part.content);
  return fingerprint();
}

describe('the fingerprint of a form', () => {
  const parts = () => [field('title', 'A'), file('files', 'a.csv', 'text/csv', 'one', 'two')];

  it('is the same however the bytes arrive, and whoever reads them', async () => {
    const print = await printOf(parts());
    expect(print).toMatch(/^[0-9a-f]{64}$/);
    expect(await printOf([field('title', 'A'), file('files', 'a.csv', 'text/csv', 'onetw', '', 'o')])).toBe(print);
    expect(await printOf(parts(), 'no file')).toBe(print);
  });

  it.each<[string, FormPart[]]>([
    ['a value', [field('title', 'B'), file('files', 'a.csv', 'text/csv', 'onetwo')]],
    ['a name', [field('titles', 'A'), file('files', 'a.csv', 'text/csv', 'onetwo')]],
    ['the order', [file('files', 'a.csv', 'text/csv', 'onetwo'), field('title', 'A')]],
    ['the name of a file', [field('title', 'A'), file('files', 'b.csv', 'text/csv', 'onetwo')]],
    ['the type of a file', [field('title', 'A'), file('files', 'a.csv', 'text/plain', 'onetwo')]],
    ['a byte of a file', [field('title', 'A'), file('files', 'a.csv', 'text/csv', 'onetwO')]],
    ['a file that became a field', [field('title', 'A'), field('files', 'onetwo')]],
    ['where one text ends and the next begins', [field('titleA', ''), file('files', 'a.csv', 'text/csv', 'onetwo')]],
    [
      'how many files there are',
      [field('title', 'A'), file('files', 'a.csv', 'text/csv', 'one'), file('files', 'a.csv', 'text/csv', 'two')],
    ],
    ['nothing', []],
  ])('is another with %s', async (_what, changed) => {
    expect(await printOf(changed)).not.toBe(await printOf(parts()));
  });

  it('is not there before the end', async () => {
    const { form, fingerprint } = fingerprintOfForm(formOf(parts()));
    for await (const _ of form) expect(fingerprint).toThrow('not read to its end');
    expect(fingerprint()).toBeTruthy();
  });
});

it('is the same for JSON in another order of members, and another for other values', () => {
  expect(fingerprintOfJson({ a: 1, b: [{ c: 1, d: 2 }] })).toBe(fingerprintOfJson({ b: [{ d: 2, c: 1 }], a: 1 }));
  const prints = [{ a: 1 }, { a: '1' }, { a: [1] }, { a: null }, {}, [], null].map(fingerprintOfJson);
  expect(new Set(prints).size).toBe(prints.length);
});
