import { floorTo, timesRate, type Yen } from '../money/yen.ts';
import { type DatedRule, type RuleReading, readRule } from '../rules/dated-rule.ts';

export interface RegistrationTax {
  base: Yen;
  tax: Yen;
  rate: number;
  underExpiredRelief: Yen | null;
  reading: RuleReading<number>;
}

function taxAt(base: Yen, rate: number): Yen {
  return Math.max(1_000, floorTo(timesRate(base, rate), 100));
}

/** Base and tax at a rate: base cut to 1,000 (at least 1,000), tax cut to 100 (at least 1,000). 国税通則法118条・119条. */
export function registrationTaxAt(value: Yen, rate: number): { base: Yen; tax: Yen } {
  const base = Math.max(1_000, floorTo(value, 1_000));
  return { base, tax: taxAt(base, rate) };
}

/**
 * Registration and licence tax of one registration.
 * @param value yen: the assessed value, or the debt for a mortgage; never the price
 * @param registeredOn `YYYY-MM-DD`
 */
export function registrationTax(rule: DatedRule<number>, value: Yen, registeredOn: string): RegistrationTax {
  const reading = readRule(rule, registeredOn);
  const { base, tax } = registrationTaxAt(value, reading.version.value);
  return {
    base,
    tax,
    rate: reading.version.value,
    underExpiredRelief: reading.expired ? taxAt(base, reading.expired.value) : null,
    reading,
  };
}
