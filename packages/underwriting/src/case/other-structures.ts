import type { AssumptionKey } from '../assumptions/defaults.ts';
import { type AssumptionOverrides, type SettledAssumption, settleAssumptions } from '../assumptions/overrides.ts';
import { type Subject, withStructure } from '../facts/subject.ts';
import { type Settings, settingsFrom } from './settings.ts';

/** The property with another structure that is plausible for it, and the settings that follow. */
export interface OtherStructure {
  subject: Subject;
  settings: Settings;
}

/**
 * The same property with each other structure that is plausible where none is stated; empty where one is. Values that the user gave stay,
 * our defaults follow the structure.
 */
export function otherStructures(
  subject: Subject,
  settings: Settings,
  settled: ReadonlyMap<AssumptionKey, SettledAssumption>,
): OtherStructure[] {
  const given: AssumptionOverrides = { ...settings.choices };
  for (const [key, assumption] of settled) if (assumption.given) given[key] = assumption.given;
  return subject.plausibleStructures
    .filter((structure) => structure !== subject.structureUsed)
    .map((structure) => {
      const other = withStructure(subject, structure);
      const { values, assumed } = settingsFrom(settleAssumptions(other, given), settings.monthlyRent, settings.choices);
      return { subject: other, settings: { ...settings, values, assumed } };
    });
}
