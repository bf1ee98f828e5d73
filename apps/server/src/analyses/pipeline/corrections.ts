import type { components } from '@rimawari/api/types';
import { deriveFacts } from '@rimawari/extraction';
import { municipalityBook } from '@rimawari/market-data';
import type { FactName, FactValues, PropertyFacts } from '@rimawari/underwriting';

/** What the owner says in place of what was read, as the contract has it. */
export type Corrections = components['schemas']['Corrections'];

/** The values by the names of facts. */
export function valuesOf({ station, ...plain }: Corrections): Partial<FactValues> {
  return { ...plain, ...(station && { stations: [{ line: null, station: station.name, walk_min: station.walk_min }] }) };
}

/** The facts with the owner's values in place of what was read, marked as given, and what follows from them worked out again. */
export function corrected(facts: PropertyFacts, corrections: Corrections | null): PropertyFacts {
  if (corrections === null) return facts;
  const given = valuesOf(corrections);
  const fields = Object.keys(given) as FactName[];
  const values: FactValues = { ...facts.values, ...given };
  // The other form of the same rent, and the names of the old place, would contradict the new value.
  if (given.monthly_rent_jpy !== undefined) values.annual_rent_jpy = null;
  if (given.address !== undefined) Object.assign(values, { prefecture: null, municipality: null });
  const { municipality_code: _, ...known } = facts.derived;
  // A printed yield was turned into a rent with the price of its own source: another price leaves that rent alone.
  const derived = deriveFacts({ ...values, price_jpy: facts.values.price_jpy ?? values.price_jpy }, facts.extra, municipalityBook);
  return {
    ...facts,
    values,
    derived: { ...(given.address === undefined ? known : {}), ...derived.derived },
    derivations: { ...(given.address === undefined ? facts.derivations : {}), ...derived.derivations },
    conflicts: facts.conflicts.filter(({ field }) => !fields.some((name) => name === field)),
    ...(facts.to_confirm && { to_confirm: facts.to_confirm.filter(({ field }) => !fields.some((name) => name === field)) }),
    given: Object.fromEntries(fields.map((field) => [field, printedValue(facts, field)])),
  };
}

/** What stood there before, as a source prints it or as it was read. */
function printedValue({ values, evidence }: PropertyFacts, field: FactName): string | null {
  const value = values[field];
  if (value === null) return null;
  const raw = evidence[field]?.[0]?.raw;
  return raw === undefined ? (typeof value === 'object' ? JSON.stringify(value) : String(value)) : `“${raw}”`;
}
