import { type Subject, withStructure } from '../facts/subject.ts';
import { type CaseInputs, resettleFor } from './resettle.ts';
import type { Settings } from './settings.ts';

/** The same property with each structure that is plausible where none is stated, as if it was; empty where one is. */
export function eachStructure(subject: Subject, settings: Settings, plausible = subject.plausibleStructures): CaseInputs[] {
  return plausible.map((structure) => resettleFor(withStructure(subject, structure), settings));
}

/** Those but the one that is used, which comes first. Values that the user gave stay, our defaults follow the structure. */
export const otherStructures = (subject: Subject, settings: Settings): CaseInputs[] =>
  eachStructure(subject, settings, subject.plausibleStructures.slice(1));
