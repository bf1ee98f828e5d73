import { UnderwritingError } from '../errors.ts';
import { isRecord, shown } from '../facts/check-shape.ts';
import type { PropertyFacts } from '../facts/property-facts.ts';
import { type AssumptionOverrides, readOverrides } from './overrides.ts';

/** What a scenario changes of a report's inputs. A rent is the assumption `monthly_rent`. */
export interface ScenarioInputs {
  /** Yen, in place of the stated price. */
  price_jpy?: number;
  assumptions?: AssumptionOverrides;
}

/** Yen. Below the first no property is sold; above the second no price is read. */
const priceLimits = [10_000, 1_000_000_000_000] as const;

/**
 * What a scenario changes, checked, as plain JSON.
 * Throws `invalid_fact` for a price that none can be, and what {@link readOverrides} throws for the rest; an unknown entry is refused.
 */
export function readScenarioInputs(given: unknown): ScenarioInputs {
  if (!isRecord(given))
    throw new UnderwritingError('invalid_assumption', `A scenario must be a record of what it changes, not ${shown(given)}.`);
  const { price_jpy: price, assumptions, ...others } = given;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new UnderwritingError('invalid_assumption', `A scenario has no entry called "${unknown}".`, unknown);
  if (price !== undefined && (typeof price !== 'number' || !Number.isInteger(price) || price < priceLimits[0] || price > priceLimits[1]))
    throw new UnderwritingError(
      'invalid_fact',
      `The price must be a whole number of yen in a plausible range, not ${shown(price)}.`,
      'price_jpy',
    );
  return {
    ...(typeof price === 'number' && { price_jpy: price }),
    ...(assumptions !== undefined && { assumptions: readOverrides(assumptions) }),
  };
}

/**
 * The inputs of a report with a scenario over them. A price takes the place of the stated one and is marked as given; what was worked out from
 * the stated one when the source was read, such as the rent of a printed yield, stays.
 */
export function withScenario<Inputs extends { facts: PropertyFacts; overrides: AssumptionOverrides }>(
  inputs: Inputs,
  { price_jpy: price, assumptions }: ScenarioInputs,
): Inputs {
  return {
    ...inputs,
    ...(price !== undefined && { facts: atPrice(inputs.facts, price) }),
    overrides: { ...inputs.overrides, ...assumptions },
  };
}

function atPrice(facts: PropertyFacts, price: number): PropertyFacts {
  const stated = facts.values.price_jpy;
  const raw = facts.evidence.price_jpy?.[0]?.raw;
  const replaced = facts.given?.price_jpy ?? (raw === undefined ? stated?.toString() : `“${raw}”`) ?? null;
  const others = <Entry extends { field: string }>(entries: Entry[]) => entries.filter(({ field }) => field !== 'price_jpy');
  return {
    ...facts,
    values: { ...facts.values, price_jpy: price },
    given: { ...facts.given, price_jpy: replaced },
    conflicts: others(facts.conflicts),
    ...(facts.to_confirm && { to_confirm: others(facts.to_confirm) }),
  };
}
