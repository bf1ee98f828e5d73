import type { Evidence } from '@rimawari/underwriting';
import { sampleReport } from '@rimawari/underwriting/testing';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createReportView, ReportContext } from '../context/report-context.ts';
import { readingAccuracy } from '../data/reading-accuracy.ts';
import { accuracyTexts } from '../texts/method-texts.ts';
import { HowExactlySourcesAreRead } from './reading-accuracy.tsx';

const report = sampleReport('condominium_unit');
const place: Evidence = {
  source_id: '1',
  source_kind: 'document',
  source_name: 'flyer.pdf',
  label: '価格',
  raw: '',
  steps: [],
  confidence: 1,
};

/** The kinds of sources that a report tells of, whose price was read at this place. */
function toldOf(at: object): string[] {
  const inputs = { ...report.inputs, facts: { ...report.inputs.facts, evidence: { price_jpy: [{ ...place, ...at }] } } };
  const value = createReportView({ ...report, inputs }, 'standalone', (path) => path);
  const html = renderToStaticMarkup(createElement(ReportContext.Provider, { value }, createElement(HowExactlySourcesAreRead)));
  return readingAccuracy
    .filter(({ kind }) => html.toLowerCase().includes(`<li>${accuracyTexts.sources[kind].toLowerCase()}`))
    .map(({ kind }) => kind);
}

describe('how exactly sources are read', () => {
  it.each([
    ['a page of a PDF', { page: 1 }, ['pdf_text']],
    ['a cell', { sheet: 'Rent roll', cell: 'B7' }, ['sheet']],
    ['an element of a page', { source_kind: 'listing', element: '#price' }, ['known_page', 'unseen_page']],
    ['a part of a picture', { page: 1, recognised: 'sure' }, ['picture', 'coarse_picture', 'photo']],
    ['nowhere', {}, []],
  ])('is told of the kind at hand: %s', (_, at, kinds) => {
    expect(toldOf(at)).toEqual(kinds);
  });
});
