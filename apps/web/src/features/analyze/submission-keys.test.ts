import { expect, it } from 'vitest';
import { nothingSaid } from './buyer.ts';
import { createSubmissionKeys } from './submission-keys.ts';

const flyer = new File(['a'], 'flyer.pdf');
const draft = { title: 'Nakano', url: 'https://listings.example.com/1', files: [flyer], buyer: nothingSaid, reused: null };

it('names the same content alike, also when it is sent from a copy', () => {
  const keys = createSubmissionKeys();
  expect(keys.keyOf(draft)).toMatch(/^[0-9a-f]{32}$/);
  expect(keys.keyOf({ ...draft, files: [flyer] })).toBe(keys.keyOf(draft));
});

it.each([
  ['title', { ...draft, title: 'Nakano 2' }],
  ['address', { ...draft, url: '' }],
  ['file of the same name', { ...draft, files: [new File(['b'], 'flyer.pdf')] }],
  ['buyer', { ...draft, buyer: { ...nothingSaid, financing: 'cash' as const } }],
  ['choice of stored documents', { ...draft, reused: { analysisId: 'a1', documents: [] } }],
  ['number of files', { ...draft, files: [flyer, flyer] }],
])('gives another %s another name', (_what, changed) => {
  const keys = createSubmissionKeys();
  expect(keys.keyOf(changed)).not.toBe(keys.keyOf(draft));
});

it('sees a list of files that was changed in place', () => {
  const keys = createSubmissionKeys();
  const files = [flyer];
  const before = keys.keyOf({ ...draft, files });
  files.push(new File(['b'], 'b.pdf'));
  expect(keys.keyOf({ ...draft, files })).not.toBe(before);
});

it('begins anew after an analysis has begun', () => {
  const keys = createSubmissionKeys();
  const before = keys.keyOf(draft);
  keys.forget();
  expect(keys.keyOf(draft)).not.toBe(before);
});
