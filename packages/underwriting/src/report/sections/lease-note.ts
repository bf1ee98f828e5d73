import { endingLeases, landLeaseOf } from '../../checks/leasehold-check.ts';
import type { Subject } from '../../facts/subject.ts';
import * as texts from '../../texts/exit-texts.ts';

/** A sale is priced from income as if it went on: untrue for land that has to be given back. */
export function noteLeaseEnd(subject: Subject): string[] {
  if (!subject.isLeasehold || !endingLeases.includes(landLeaseOf(subject).kind)) return [];
  return [texts.landLeaseEnds];
}
