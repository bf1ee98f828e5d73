import type { PropertyKind } from '@rimawari/underwriting';
import { withKnownStations } from './books/known-stations.ts';
import { withKnownTowns } from './books/known-towns.ts';
import type { StationBook } from './books/station-book.ts';
import type { TownBook } from './books/town-book.ts';
import type { Candidate } from './candidate.ts';
import type { Gathered } from './gathered.ts';
import { withoutPartsOfStated } from './income/stated-rents.ts';
import { placedFor } from './placed-for-kind.ts';
import { rollLabel } from './rolls/roll-label.ts';
import { firstAddressOnly } from './sources/first-address.ts';
import { withoutFloorOfSpan } from './spanning-floors.ts';

/** What a pass over candidates knows besides them. */
export interface PassContext {
  kind: PropertyKind;
  /** The sources that are offers, as they were gathered. */
  usable: readonly Gathered[];
  isCourtAuction: boolean;
  stations: StationBook | undefined;
  towns: TownBook | undefined;
  /** Year of the analysis. */
  year: number;
}

interface CandidatePass {
  id: string;
  /** Why a candidate that it leaves out is not used. */
  leavesOut: string;
  run: (candidates: readonly Candidate[], context: PassContext) => readonly Candidate[];
}

/** Years ahead in which a building may be completed. */
const longestConstruction = 15;

/** Over the candidates of each source by itself; those of nobody, which were proposed, stay. */
function ofEachSource(
  usable: readonly Gathered[],
  candidates: readonly Candidate[],
  run: (own: readonly Candidate[], source: Gathered) => readonly Candidate[],
): Candidate[] {
  const owned = new Set(usable.flatMap((source) => source.candidates));
  const ofSource = (source: Gathered): readonly Candidate[] => {
    const own = new Set(source.candidates);
    return run(
      candidates.filter((candidate) => own.has(candidate)),
      source,
    );
  };
  return [...usable.flatMap(ofSource), ...candidates.filter((candidate) => !owned.has(candidate))];
}

/** What is done with all candidates before values are chosen, in this order. */
export const candidatePasses = [
  {
    id: 'rooms-of-others',
    leavesOut: 'The page of one unit lists other rooms of its building: they say nothing of this one.',
    run: (candidates, { kind, usable }) =>
      ofEachSource(usable, candidates, (own, { rolls, reading }) =>
        kind === 'condominium_unit' && reading.medium === 'html' && rolls.some(({ roll }) => roll.lines.length > 1)
          ? own.filter(({ evidence }) => evidence.label !== rollLabel)
          : own,
      ),
  },
  {
    id: 'floor-of-span',
    leavesOut: 'The property reaches over several floors: one end of the span is not its floor.',
    run: (candidates, { usable }) => ofEachSource(usable, candidates, withoutFloorOfSpan),
  },
  {
    id: 'known-stations',
    leavesOut: 'No such station is listed.',
    run: (candidates, { stations, usable }) => withKnownStations(candidates, stations, usable),
  },
  { id: 'known-towns', leavesOut: 'No such town is listed.', run: (candidates, { towns }) => withKnownTowns(candidates, towns) },
  {
    id: 'built-in-future',
    leavesOut: `Its year is more than ${longestConstruction} years ahead.`,
    run: (candidates, { year }) =>
      candidates.filter(({ field, value }) => !(field === 'built' && Number(String(value).slice(0, 4)) > year + longestConstruction)),
  },
  {
    id: 'first-address',
    leavesOut: 'A court auction prints an address for each parcel and building: the first one is used.',
    run: (candidates, { isCourtAuction }) => (isCourtAuction ? firstAddressOnly(candidates) : candidates),
  },
  {
    id: 'place-for-kind',
    leavesOut: 'It belongs to another thing for this kind of property.',
    run: (candidates, { kind, isCourtAuction }) => placedFor(kind, candidates, isCourtAuction),
  },
  {
    id: 'parts-of-stated',
    leavesOut: 'A stated total holds it.',
    run: (candidates) => withoutPartsOfStated(candidates),
  },
] as const satisfies readonly CandidatePass[];

export type PassId = (typeof candidatePasses)[number]['id'];
/** The candidates as they were gathered, or as a pass left them. */
export interface PassResult {
  after: 'gathered' | PassId;
  candidates: readonly Candidate[];
}

/** Runs all passes. The last result is what values are chosen from. */
export function runPasses(gathered: readonly Candidate[], context: PassContext): [...PassResult[], PassResult] {
  const results: [...PassResult[], PassResult] = [{ after: 'gathered', candidates: gathered }];
  let candidates = gathered;
  for (const { id, run } of candidatePasses as readonly (CandidatePass & { id: PassId })[]) {
    candidates = run(candidates, context);
    results.push({ after: id, candidates });
  }
  return results;
}
