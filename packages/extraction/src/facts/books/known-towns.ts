import { type Candidate, doubted } from '../candidate.ts';
import { isAgreedLatin } from './known-stations.ts';
import type { TownBook } from './town-book.ts';

/** Addresses that were read from a picture, as the register of towns has them. */
export function withKnownTowns(candidates: readonly Candidate[], book: TownBook | undefined): readonly Candidate[] {
  if (!book) return candidates;
  return candidates.map((candidate) => {
    if (candidate.field !== 'address' || candidate.evidence.recognised === undefined || isAgreedLatin(candidate)) return candidate;
    const { address, doubtful } = book.nearest(String(candidate.value));
    return doubtful ? doubted(candidate) : { ...candidate, value: address };
  });
}
