import type { Candidate } from '../candidate.ts';

/** Parcels and buildings of a court auction each print an address; the first one speaks. */
export function firstAddressOnly(candidates: readonly Candidate[]): Candidate[] {
  const best = Math.max(...candidates.filter(({ field }) => field === 'address').map(({ rank }) => rank));
  const first = candidates.find((candidate) => candidate.field === 'address' && candidate.rank === best);
  // The land's lot first, then the building on it with its number: `塩焼三丁目` and `塩焼三丁目12番地8`.
  const longer = candidates.find(
    ({ field, value, rank }) =>
      field === 'address' &&
      rank === best &&
      String(value).startsWith(String(first?.value)) &&
      String(value).length > String(first?.value).length,
  );
  return candidates.filter((candidate) => candidate.field !== 'address' || candidate === (longer ?? first));
}
