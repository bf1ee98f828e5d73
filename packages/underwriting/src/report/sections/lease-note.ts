import { endingLeases, landLeaseOf } from '../../checks/leasehold-check.ts';
import type { Subject } from '../../facts/subject.ts';

/** A sale is priced from income as if it went on: untrue for land that has to be given back. */
export function noteLeaseEnd(subject: Subject): string[] {
  if (!subject.isLeasehold || !endingLeases.includes(landLeaseOf(subject).kind)) return [];
  return [
    'The land lease ends without renewal. Sale prices, exit ladder and reference values capitalise the income as if it went on: the nearer the end, the less a buyer pays, and nothing is left at the end.',
  ];
}
