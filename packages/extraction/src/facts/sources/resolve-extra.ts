import { factDefinition } from '@rimawari/underwriting';
import type { Candidate } from '../candidate.ts';
import { bestRoll } from '../income/roll-conflicts.ts';
import { firstInJapanese } from './in-japanese.ts';
import type { SourceDates } from './source-dates.ts';

/** Several parcels, remarks and the like are kept side by side, or the first one stands; they never conflict. */
export function resolveExtra(
  field: string,
  candidates: readonly Candidate[],
  dates: SourceDates,
  labelled: readonly Candidate[] = [],
): unknown {
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
  if (field === 'extra.transaction') return fullestRole(firstInJapanese(candidates), labelled);
  return type === 'text' ? firstInJapanese(candidates)?.value : first?.value;
}

/** `幅員6.5m` at the edge of a plan beside `南東側公道 幅員6.5m 間口6.1m`: of texts of which one holds the other the longer one. */
function fullestOf(candidates: readonly Candidate[]): unknown {
  const flat = ({ value }: Candidate): string => String(value).replace(/[\s()、,/・]/g, '');
  // `北西側` beside `北西6.2m公道`.
  const bare = (candidate: Candidate): string => flat(candidate).replace(/(?<=[東西南北])側/g, '');
  const isFuller = (other: Candidate, best: Candidate): boolean =>
    bare(other).includes(bare(best)) && flat(other).length >= flat(best).length;
  const [first, ...others] = candidates;
  return first && others.reduce((best, other) => (isFuller(other, best) ? other : best), first).value;
}

/** `媒介` on one page beside `一般媒介` on another: the role in more words, where they say nothing besides. */
function fullestRole(first: Candidate | undefined, labelled: readonly Candidate[]): unknown {
  const role = (candidate: Candidate | undefined): string => (typeof candidate?.value === 'string' ? candidate.value : '');
  const fuller = labelled.filter((other) => /^\p{Script=Han}{3,8}$/u.test(role(other)));
  return fuller.reduce((best, other) => (role(other).includes(role(best)) ? other : best), first)?.value;
}
