import type { Subject } from '../facts/subject.ts';

/** Size of an unplanned repair, yen: half a million in a unit, a quarter of a million for each unit of a building, a million at least. */
export function repairShockOf(subject: Subject): number {
  return subject.isCondominium ? 500_000 : Math.max(1_000_000, 250_000 * subject.unitsUsed);
}
