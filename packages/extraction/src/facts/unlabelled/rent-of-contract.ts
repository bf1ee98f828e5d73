import { plainText } from '../../normalise/text.ts';
import type { Candidate } from '../candidate.ts';

/** `第3条 賃料は月額金62,000円とし`: in a contract of lease a sentence states the rent as firmly as a label does. */
export function withRentOfContract(candidates: readonly Candidate[], lines: readonly string[]): Candidate[] {
  const isContract = lines.slice(0, 6).some((line) => /(?:賃貸借|貸室)契約(?:書|証書)/.test(plainText(line).replace(/\s/g, '')));
  if (!isContract) return [...candidates];
  return candidates.map((candidate) =>
    candidate.field === 'monthly_rent_jpy' &&
    candidate.rank < 3 &&
    /賃料は、?(?:月額|1か月)/.test(plainText(String(candidate.evidence.raw)))
      ? { ...candidate, rank: 3 }
      : candidate,
  );
}
