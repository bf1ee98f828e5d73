import type { AssumptionOverrides } from '../assumptions/overrides.ts';
import type { PropertyFacts } from '../facts/property-facts.ts';
import type { ComputedReport } from '../report/document/insight-report.ts';
import { underwrite } from '../report/underwrite.ts';
import { sampleApartment, sampleCondominium, sampleContext, sampleHouse } from './sample-facts.ts';

export type SampleKind = 'condominium_unit' | 'apartment_building' | 'detached_house';

const samples: Record<SampleKind, { facts: PropertyFacts; title: string }> = {
  condominium_unit: { facts: sampleCondominium, title: 'Sample unit in Kinshi' },
  apartment_building: { facts: sampleApartment, title: 'Sample block in Yanasaki' },
  detached_house: { facts: sampleHouse, title: 'Sample house in Hachioji' },
};

export const sampleKinds = Object.keys(samples) as SampleKind[];
export const sampleDate = '2026-11-20';

/** A whole report made from invented facts, for tests and stories. */
export function sampleReport(kind: SampleKind, overrides: AssumptionOverrides = {}): ComputedReport {
  const { facts, title } = samples[kind];
  return underwrite(facts, sampleContext(facts, title), overrides, sampleDate);
}
