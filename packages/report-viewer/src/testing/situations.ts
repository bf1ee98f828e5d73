import { type AssumptionOverrides, type ComputedReport, type PropertyFacts, underwrite } from '@rimawari/underwriting';
import { sampleApartment, sampleCondominium, sampleContext, sampleDate, sampleFacts, sampleHouse } from '@rimawari/underwriting/testing';

const reportOn = (facts: PropertyFacts, overrides: AssumptionOverrides = {}): ComputedReport =>
  underwrite(facts, sampleContext(facts, 'Sample'), overrides, sampleDate);
const withValues = (facts: PropertyFacts, values: Partial<PropertyFacts['values']>, extra: PropertyFacts['extra'] = {}): PropertyFacts => ({
  ...facts,
  values: { ...facts.values, ...values },
  extra: { ...facts.extra, ...extra },
});
const { price_jpy, address, prefecture, municipality } = sampleCondominium.values;
const roll = ['101', '102', '201', '202'].map((unit, index) => ({
  unit,
  layout: '1K',
  area_m2: 23.3,
  rent_jpy: index === 3 ? null : 52_000 + 1000 * index,
  common_fee_jpy: 3000,
  occupied: index !== 3,
  lease_start: index === 3 ? null : '2022-04-01',
}));

/** What a report can be about and say, each as a whole report of invented facts. */
const situations = {
  full: () => reportOn(sampleCondominium),
  sparse: () => reportOn(sampleFacts('condominium_unit', { price_jpy, address, prefecture, municipality })),
  conflicts: () =>
    reportOn({
      ...sampleCondominium,
      conflicts: [{ field: 'floor_area_m2', values: [25.4, 27.1], sources: ['flyer.pdf', 'https://listing.example/offer/1'] }],
    }),
  lossMaking: () => reportOn(withValues(sampleCondominium, { monthly_rent_jpy: 52_000 })),
  cash: () => reportOn(sampleCondominium, { loan_to_price: 0 }),
  leasehold: () => reportOn(withValues(sampleHouse, { land_rights: '普通借地権' })),
  auction: () => reportOn(withValues(sampleCondominium, {}, { price_label: '売却基準価額', sale_kind: 'court_auction' })),
  wholeBuildingWithRoll: () => reportOn(withValues(sampleApartment, { units: 4 }, { rent_roll: roll })),
  refusedFigures: () => reportOn(withValues(sampleHouse, { built: null, structure: null, land_area_m2: null, monthly_rent_jpy: null })),
  notRebuildable: () => reportOn(withValues(sampleHouse, {}, { remarks: ['再建築不可'] })),
  company: () => reportOn(sampleApartment, { owner: 'company' }),
  nonResident: () => reportOn(sampleCondominium, { owner: 'non_resident' }),
  estimatedRent: () => reportOn(sampleHouse),
  coveredLoan: () => reportOn(sampleApartment),
  oldWood: () => reportOn(withValues(sampleHouse, { built: '1974-05' })),
} satisfies Record<string, () => ComputedReport>;

/** Those whose first screen differs: each has its story. */
export const frontSituations = [
  'full',
  'coveredLoan',
  'estimatedRent',
  'sparse',
  'refusedFigures',
  'lossMaking',
  'cash',
  'company',
  'nonResident',
  'leasehold',
  'notRebuildable',
  'auction',
  'oldWood',
] as const satisfies readonly (keyof typeof situations)[];

export type Situation = keyof typeof situations;

/** The report of a situation. */
export function situation(name: Situation): ComputedReport {
  return situations[name]();
}
