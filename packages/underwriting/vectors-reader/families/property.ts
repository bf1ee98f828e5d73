import * as engine from '../engine.ts';
import { names, type ValuesOf } from '../kinds.ts';

/** Facts of a property under the engine's own names; what is left out is not stated. */
const values = names(`yen: price_jpy monthly_rent_jpy? annual_rent_jpy? management_fee_jpy_month? repair_reserve_jpy_month?; month: built?;
  text: prefecture? municipality? layout? land_rights? zoning?; sqm: floor_area_m2? land_area_m2?; count: floors_total? units?;
  W|S|LGS|RC|SRC|CB: structure?; percent: building_coverage_pct? floor_area_ratio_pct?`);
/** Those of `extra`. */
const extra = names(`yen: building_price_jpy? land_price_jpy? consumption_tax_jpy? land_assessed_jpy? building_assessed_jpy?;
  text: road? transaction?; text[]: remarks?`);
const offer = names(`date: as_of; count: walk_minutes?;
  apartment_building|condominium_unit|detached_house|other_building: kind=apartment_building`);

export const propertyKinds = { ...offer, ...values, ...extra };
export const choiceKinds = names('resident|non_resident|company: owner=resident; level_payment|level_principal: repayment=level_payment');

const part = (inputs: Readonly<Record<string, unknown>>, names: object) =>
  Object.fromEntries(Object.entries(inputs).filter(([name]) => name in names));

/** Facts with one piece of evidence for each. */
export function factsOf(inputs: ValuesOf<typeof propertyKinds>): engine.PropertyFacts {
  const walk = inputs.walk_minutes;
  const stations = walk === undefined ? null : [{ line: null, station: '例', walk_min: walk }];
  const [stated, further] = [{ stations, ...part(inputs, values) }, part(inputs, extra)];
  const cited = [...Object.entries(stated), ...Object.entries(further).map(([name, value]) => [`extra.${name}`, value] as const)];
  const source = { source_id: 'listing', source_kind: 'listing', source_name: 'vector', label: null, steps: [], confidence: 1 } as const;
  const evidence = cited.filter(([, value]) => value !== null).map(([name, value]) => [name, [{ ...source, raw: JSON.stringify(value) }]]);
  const facts = { kind: inputs.kind, values: { ...engine.nothingStated, ...stated }, extra: further };
  return { ...facts, evidence: Object.fromEntries(evidence), derived: {}, derivations: {}, conflicts: [], unused_sources: [] };
}
