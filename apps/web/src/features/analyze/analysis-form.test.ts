import { expect, test } from 'vitest';
import { analysisForm, notAnAddress, sourceProblem } from './analysis-form.ts';

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
  expect(['example.com', 'ftp://example.com', 'javascript:alert(1)'].map((url) => messageFor({ title: '', url }))).toEqual([
    notAnAddress,
    notAnAddress,
    notAnAddress,
  ]);
});

test('white space around a URL is dropped', () => {
  expect(analysisForm.parse({ title: ' A ', url: ' https://example.com ' })).toEqual({ title: 'A', url: 'https://example.com' });
});
