import { expect, test } from 'vitest';
import { completedAddress, notAnAddress, sourceProblem } from './analysis-form.ts';
import { analysisForm } from './analysis-rules.ts';

const messageFor = (values: { title: string; url: string }) => analysisForm.safeParse(values).error?.issues[0]?.message;

test('a file or a URL is enough, nothing is not', () => {
  expect(sourceProblem('', 0)).toBe('Please upload at least one file or provide a URL');
  expect(sourceProblem('   ', 0)).toBe('Please upload at least one file or provide a URL');
  expect(sourceProblem('', 1)).toBeNull();
  expect(sourceProblem('https://example.com', 0)).toBeNull();
});

test('title and URL are both optional', () => {
  expect(messageFor({ title: '', url: '' })).toBeUndefined();
});

test('a URL is a web address', () => {
  expect(messageFor({ title: '', url: 'https://example.com/物件/1' })).toBeUndefined();
  expect(['example', 'ftp://example.com', 'javascript:alert(1)', 'a@b.jp'].map((url) => messageFor({ title: '', url }))).toEqual(
    Array.from({ length: 4 }, () => notAnAddress),
  );
});

test('white space around a URL is dropped', () => {
  expect(analysisForm.parse({ title: ' A ', url: ' https://example.com ' })).toEqual({ title: 'A', url: 'https://example.com' });
});

test.each([
  ['suumo.jp/ms/chuko/tokyo/1', 'https://suumo.jp/ms/chuko/tokyo/1'],
  [' www.kenbiya.com ', 'https://www.kenbiya.com'],
  ['例え.jp?id=1', 'https://例え.jp?id=1'],
  ['listing.example:8080/1', 'https://listing.example:8080/1'],
  ['http://suumo.jp/1', 'http://suumo.jp/1'],
  ['mailto:a@b.jp', 'mailto:a@b.jp'],
  ['a@b.jp', 'a@b.jp'],
  ['not an address', 'not an address'],
  ['', ''],
])('%j is completed to %j', (typed, completed) => {
  expect(completedAddress(typed)).toBe(completed);
});

test('an address without its scheme is taken', () => {
  expect(messageFor({ title: '', url: 'suumo.jp/ms/chuko/1' })).toBeUndefined();
});
