import { dateText } from '../calendar/date-text.ts';
import type { OwnDefaultsNote } from '../context/market-context.ts';
import { fieldWords } from '../facts/field-words.ts';
import type { Unit } from '../numbers/unit.ts';
import { type AssumptionKey, assumptionKeys, assumptions } from './defaults.ts';
import type { AssumptionOverrides } from './overrides.ts';

/**
 * Assumptions that say something of one property and nothing of its buyer or of how they calculate: they cannot stand
 * for the next property too.
 */
const ofOneProperty: readonly AssumptionKey[] = [
  'monthly_rent',
  'rent_per_m2',
  'floor_area',
  'building_age',
  'consent_fee',
  'building_share',
  'building_assessed_share',
  'land_assessed_share',
  'market_cap_rate',
  'road_price',
  'ground_rent',
  'land_burden_level',
  'residential_share',
  'repair_guide_total',
  'withheld_rent_share',
  'purchase_works',
];

const isOfOneProperty = (name: string): boolean => (ofOneProperty as readonly string[]).includes(name);

/** Those of a set that can stand for every property of its owner, and the names of those that cannot. */
export function standingDefaults(overrides: AssumptionOverrides): { standing: AssumptionOverrides; left: string[] } {
  const entries = Object.entries(overrides);
  return {
    standing: Object.fromEntries(entries.filter(([name]) => !isOfOneProperty(name))),
    left: entries.map(([name]) => name).filter(isOfOneProperty),
  };
}

/** A value that someone put in place of a default, as it is listed. */
export interface OverrideLine {
  name: string;
  label: string;
  /** A choice is in words. */
  value: number | string;
  /** Null for a choice. */
  unit: Unit | null;
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** What stands in place of our defaults, in the order of the report; choices last. */
export function listOverrides(overrides: AssumptionOverrides): OverrideLine[] {
  const numbers = assumptionKeys.flatMap((name): OverrideLine[] => {
    const entry = overrides[name];
    if (entry === undefined) return [];
    const { label, unit } = assumptions[name];
    return [{ name, label, value: typeof entry === 'number' ? entry : entry.value, unit }];
  });
  const choices = Object.entries(overrides).flatMap(([name, value]): OverrideLine[] =>
    typeof value === 'string' ? [{ name, label: sentence(fieldWords(name)), value: fieldWords(value), unit: null }] : [],
  );
  return [...numbers, ...choices];
}

/** Names the account's own defaults that a report starts from; nothing where it starts from ours. */
export function noteOwnDefaults(own: OwnDefaultsNote | undefined, overrides: AssumptionOverrides): string[] {
  if (own === undefined || own.names.length === 0) return [];
  const lines = listOverrides(overrides).filter(({ name }) => own.names.includes(name));
  const words = lines.map(({ label, value, unit }) => (unit === null ? `${label}: ${value}` : label));
  return words.length === 0 ? [] : [`Your defaults of ${dateText(own.saved_on)} replace the standard defaults: ${words.join('; ')}.`];
}
