import { insightReportSchema } from '@rimawari/underwriting';
import { sampleCondominium, sampleContext, sampleReport } from '@rimawari/underwriting/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ArtefactMalformed } from './artefact-problems.ts';
import type { Artefacts } from './artefacts.ts';
import { parseArtefact } from './parse-artefact.ts';
import { type StepName, stepNames } from './step.ts';

const source = {
  id: 'listing',
  kind: 'listing',
  name: '物件',
  content_type: 'text/html',
  size: 3,
  sha256: 'x',
  kept_in: 'session',
} as const;
const wellFormed: { [S in StepName]: Artefacts[S] } = {
  pdf_generation: {
    sources: [{ ...source, key: 'sources/listing.html' }],
    listing: null,
    unused: [{ source_name: 'x', reason: 'blocked' }],
  },
  data_extraction: { facts: sampleCondominium, readings: [] },
  enrichments: { context: sampleContext(sampleCondominium, 'A unit'), datasets: [] },
  final_analysis: sampleReport('condominium_unit'),
  html_report: { build: 'b1', pages: ['method.html'], headline: { scenario_score: 5, net_rental_yield: null, risk_level: 'low' } },
};
const parse = (step: StepName, value: unknown) => parseArtefact(step, JSON.stringify(value), 's1');

describe('parseArtefact', () => {
  it.each(stepNames)('gives back what %s wrote', (step) => {
    expect(parse(step, wellFormed[step])).toEqual(JSON.parse(JSON.stringify(wellFormed[step])));
  });

  it.each(stepNames)('refuses an artefact of %s that was cut off at any place', (step) => {
    const text = JSON.stringify(wellFormed[step]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: text.length - 1 }), (at) => {
        expect(() => parseArtefact(step, text.slice(0, at), 's1')).toThrow(ArtefactMalformed);
      }),
      { numRuns: 25 },
    );
  });

  it.each(stepNames)('refuses an artefact of %s that lacks a part, or has another kind of thing in its place', (step) => {
    const whole = wellFormed[step] as unknown as Record<string, unknown>;
    const parts = step === 'final_analysis' ? (insightReportSchema.required ?? []) : Object.keys(whole);
    const other = fc.constantFrom<unknown>(undefined, 7, 'text', false);
    fc.assert(
      fc.property(fc.constantFrom(...parts), other, (part, value) => {
        const kept = JSON.parse(JSON.stringify(whole)) as Record<string, unknown>;
        fc.pre(typeof kept[part] !== typeof value);
        const broken = { ...kept, [part]: value };
        expect(() => parse(step, broken)).toThrow(ArtefactMalformed);
      }),
      { numRuns: 60 },
    );
  });

  it.each(stepNames)('refuses any other JSON in place of an artefact of %s', (step) => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(() => parse(step, value)).toThrow(ArtefactMalformed);
      }),
      { numRuns: 60 },
    );
  });

  it('says which artefact of which run, and what is wrong with it', () => {
    const broken = { sources: [{ ...source, key: 3 }], listing: null, unused: [] };
    expect(() => parseArtefact('pdf_generation', JSON.stringify(broken), '20261120T000000000Z-aaaa')).toThrow(
      /pdf_generation in the run 20261120T000000000Z-aaaa cannot be read: sources\.0\.key/,
    );
    expect(() => parseArtefact('final_analysis', JSON.stringify({ schema: 'rimawari/insight-report', schema_version: 99 }), 's1')).toThrow(
      /Use a newer program/,
    );
  });

  it('opens the manifest of the first version, which proved nothing', () => {
    const first = {
      fragment: 'fragment.html',
      standalone: 'report.html',
      pages: { 'method.html': 'pages/method.html' },
      pdf: null,
      pdf_missing_because: 'no browser',
    };
    expect(parse('html_report', first)).toEqual({ build: null, pages: ['method.html'], headline: null });
  });
});
