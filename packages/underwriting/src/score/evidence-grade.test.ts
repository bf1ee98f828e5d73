import { expect, it } from 'vitest';
import type { PropertyFacts } from '../facts/property-facts.ts';
import { underwrite } from '../report/underwrite.ts';
import { sampleApartment, sampleCondominium, sampleContext } from '../testing/index.ts';

/** The grade with some facts not stated. */
const gradeWithout = (facts: PropertyFacts, ...names: (keyof PropertyFacts['values'])[]): string => {
  const values = { ...facts.values, ...Object.fromEntries(names.map((name) => [name, null])) };
  return underwrite({ ...facts, values }, sampleContext(facts, 'x'), {}, '2026-11-20').headline.evidence_grade;
};

it('is D where more than two key facts of a condominium are missing, or more than three of a building with its land', () => {
  const fees = ['management_fee_jpy_month', 'repair_reserve_jpy_month'] as const;
  expect(gradeWithout(sampleCondominium, ...fees)).toBe('C');
  expect(gradeWithout(sampleCondominium, ...fees, 'structure')).toBe('D');
  const building = { ...sampleApartment, extra: { ...sampleApartment.extra, road: '南側 公道 4.0m' } };
  expect(gradeWithout(building, 'land_area_m2', 'land_rights', 'structure')).toBe('C');
  expect(gradeWithout(building, 'land_area_m2', 'land_rights', 'structure', 'built')).toBe('D');
});
