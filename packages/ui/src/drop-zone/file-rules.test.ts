import { expect, it } from 'vitest';
import { outlook, sortFiles } from './file-rules.ts';

const rules = { accept: { 'application/pdf': ['.pdf'], 'text/csv': ['.csv'] }, maxFiles: 2, maxBytes: 5 };
const file = (name: string, type = '', text = '1') => new File([text], name, { type });
const sorted = (...files: File[]) => {
  const { kept, refused } = sortFiles(files, rules);
  return [...kept.map(({ name }) => name), ...refused.map(({ file: { name }, why }) => `${name}: ${why}`)];
};

it('takes a file by its media type or by the end of its name, whichever the system knows', () => {
  expect(sorted(file('scan', 'application/pdf'), file('ROLL.CSV'))).toEqual(['scan', 'ROLL.CSV']);
  expect(sorted(file('plan.dwg', 'image/vnd.dwg'), file('pdf'))).toEqual([
    'plan.dwg: File type must be .pdf, .csv',
    'pdf: File type must be .pdf, .csv',
  ]);
});

it('says everything that is wrong with a file', () => {
  expect(sorted(file('a.txt', 'text/plain', '123456'), file('b.pdf', '', ''))).toEqual([
    'a.txt: File type must be .pdf, .csv, File is larger than 5 bytes',
    'b.pdf: File is empty',
  ]);
});

it('keeps the first of too many, not counting those it cannot take', () => {
  expect(sorted(file('a.pdf'), file('b.exe'), file('c.pdf'), file('d.pdf'))).toEqual([
    'a.pdf',
    'c.pdf',
    'b.exe: File type must be .pdf, .csv',
    'd.pdf: Too many files: 4 were chosen, and 2 is the most',
  ]);
});

it('foretells during a drag only what can be known then', () => {
  const dragged = (...types: string[]) =>
    outlook([{ kind: 'string', type: 'text/plain' }, ...types.map((type) => ({ kind: 'file', type }))], rules);
  expect([dragged('application/pdf'), dragged(''), dragged('image/png'), dragged('text/csv', 'text/csv', '')]).toEqual([
    'accept',
    'accept',
    'reject',
    'reject',
  ]);
});
