import { endingLeases, landLeaseOf } from '../../checks/leasehold-check.ts';
import type { Subject } from '../../facts/subject.ts';

/** A sale is priced from income as if it went on: untrue for land that has to be given back. */
export function noteLeaseEnd(subject: Subject): string[] {
  if (!subject.isLeasehold || !endingLeases.includes(landLeaseOf(subject).kind)) return [];
  return [
    'The land lease ends without renewal. Exit prices and reference values capitalize income as if it continued; a buyer pays less the nearer the end, and nothing at the end.',
  ];
}
