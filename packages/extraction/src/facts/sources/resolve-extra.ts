import { factDefinition } from '@rimawari/underwriting';
import type { Candidate } from '../candidate.ts';
import { bestRoll } from '../income/roll-conflicts.ts';
import { firstInJapanese } from './in-japanese.ts';
import type { SourceDates } from './source-dates.ts';

/** Several parcels, remarks and the like are kept side by side, or the first one stands; they never conflict. */
export function resolveExtra(field: string, candidates: readonly Candidate[], dates: SourceDates): unknown {
  const [first] = candidates;
  const type = factDefinition(field)?.type;
  if (type === 'texts') return [...new Set(candidates.flatMap((candidate) => candidate.value as string[]))].slice(0, 20);
  // A page names the day on which it was registered beside the one of its last change.
  if (field === 'extra.updated_on')
    return candidates
      .map(({ value }) => value as string)
      .toSorted()
      .at(-1);
  if (type === 'rent_roll') return bestRoll(candidates, dates)?.value;
  if (field === 'extra.road') return fullestOf(candidates);
  return type === 'text' ? firstInJapanese(candidates)?.value : first?.value;
}

/** `幅員6.5m` at the edge of a plan beside `南東側公道 幅員6.5m 間口6.1m`: of texts of which one holds the other the longer one. */
function fullestOf(candidates: readonly Candidate[]): unknown {
  const flat = ({ value }: Candidate): string => String(value).replace(/[\s()、,/・]/g, '');
  const [first, ...others] = candidates;
  return first && others.reduce((best, other) => (flat(other).includes(flat(best)) ? other : best), first).value;
}
