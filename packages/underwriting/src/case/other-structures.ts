import { type Subject, withStructure } from '../facts/subject.ts';
import { type CaseInputs, resettleFor } from './resettle.ts';
import type { Settings } from './settings.ts';

/**
 * The same property with each other structure that is plausible where none is stated; empty where one is. Values that the user gave stay,
 * our defaults follow the structure.
 */
export function otherStructures(subject: Subject, settings: Settings): CaseInputs[] {
  return subject.plausibleStructures
    .filter((structure) => structure !== subject.structureUsed)
    .map((structure) => resettleFor(withStructure(subject, structure), settings));
}
