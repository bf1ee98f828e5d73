import type { Evidence } from '@rimawari/underwriting';
import { sampleReport } from '@rimawari/underwriting/testing';
import { describe, expect, it } from 'vitest';
import { cropsWithin } from './report-pictures.ts';

const at = (file: string): Evidence => ({
  source_id: 'document-1',
  source_kind: 'document',
  source_name: 'flyer.pdf',
  label: null,
  raw: '',
  steps: [],
  confidence: 1,
  page: 1,
  crop: { file, width: 10, height: 10 },
});
const report = structuredClone(sampleReport('condominium_unit'));
report.inputs.facts.evidence = {
  price_jpy: [at('price.webp'), at('price-again.webp')],
  structure: [at('shared.webp')],
  floors_total: [at('shared.webp')],
};
const crops = { 'price.webp': 'p'.repeat(10), 'price-again.webp': 'a'.repeat(10), 'shared.webp': 's'.repeat(30) };
const within = (budget: number, places?: number) => {
  const { crops: kept, leftOut } = cropsWithin(report, { crops, sheets: [] }, budget, places);
  return { kept: [...kept.keys()], leftOut };
};

describe('the room for pictures of places', () => {
  it('is taken by a crop as often as it is delivered', () => {
    expect(within(80)).toEqual({ kept: ['price.webp', 'shared.webp', 'price-again.webp'], leftOut: 0 });
    // Two facts show the shared one: thirty characters, twice.
    expect(within(60)).toEqual({ kept: ['price.webp', 'price-again.webp'], leftOut: 1 });
  });

  it('is given to the first place of every fact first', () => {
    expect(within(70)).toEqual({ kept: ['price.webp', 'shared.webp'], leftOut: 1 });
  });

  it('is not asked for by places that a medium does not show', () => {
    expect(within(70, 1)).toEqual({ kept: ['price.webp', 'shared.webp'], leftOut: 0 });
  });
});
