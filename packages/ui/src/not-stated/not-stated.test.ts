import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { DateTime } from '../date-time/index.ts';
import { FileSize } from '../file-size/index.ts';
import { Money } from '../money/index.ts';
import { Percent } from '../percent/index.ts';

describe.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])('%s is drawn as not stated', (value) => {
  test.each([
    ['Money', createElement(Money, { amount: value, currency: 'JPY', title: 'From the roll' })],
    ['Percent', createElement(Percent, { value, title: 'From the roll' })],
    ['FileSize', createElement(FileSize, { bytes: value, title: 'From the roll' })],
  ])('by %s', (_, figure) => {
    const html = renderToStaticMarkup(figure);
    expect(html).toContain('>Not stated<');
    expect(html).toContain('title="From the roll"');
  });
});

test('a size below zero is not stated', () =>
  expect(renderToStaticMarkup(createElement(FileSize, { bytes: -1 }))).toContain('>Not stated<'));

test.each([null, 'Item 7', '2026-02-31'])('%j is not a date, and keeps the attributes it was given', (value) => {
  const html = renderToStaticMarkup(createElement(DateTime, { value, id: 'built', title: 'From the roll', fallback: 'N/A' }));
  expect(html).toContain('>N/A<');
  expect(html).toContain('id="built"');
  expect(html).toContain('title="From the roll"');
});

test('a zone nobody knows does not break the page', () =>
  expect(renderToStaticMarkup(createElement(DateTime, { value: '2026-11-20T08:52:00Z', timeZone: 'Mars/Olympus' }))).toContain(
    'Nov 20, 2026',
  ));
