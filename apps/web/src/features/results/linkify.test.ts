import { expect, test } from 'vitest';
import { linkify } from './linkify.ts';

test('an address inside a sentence becomes a link and its full stop does not', () => {
  expect(linkify('See https://example.com/a?b=1. Then retry.')).toEqual([
    { text: 'See ', href: null },
    { text: 'https://example.com/a?b=1', href: 'https://example.com/a?b=1' },
    { text: '. Then retry.', href: null },
  ]);
});

test('a line without an address is one plain piece', () => {
  expect(linkify('No address here')).toEqual([{ text: 'No address here', href: null }]);
});

test('brackets around an address stay outside, brackets within it stay inside', () => {
  expect(linkify('(https://example.com/a)').map((piece) => piece.href)).toEqual([null, 'https://example.com/a', null]);
  expect(linkify('https://example.com/a_(b)').map((piece) => piece.href)).toEqual(['https://example.com/a_(b)']);
});

test('Japanese punctuation ends an address', () => {
  expect(linkify('「https://example.com/物件」を確認').map((piece) => piece.text)).toEqual(['「', 'https://example.com/物件', '」を確認']);
});

test('only http and https addresses become links', () => {
  expect(linkify('javascript:alert(1) ftp://example.com')).toEqual([{ text: 'javascript:alert(1) ftp://example.com', href: null }]);
});

test('the pieces put together are the line', () => {
  const line = 'a https://x.test, b http://y.test/(z)) c';
  expect(
    linkify(line)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(line);
});
