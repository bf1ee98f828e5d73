import type { Candidate } from '../candidate.ts';

const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Of statements that sources in two languages make of one thing the first in Japanese, as documents have it; otherwise the first. */
export function firstInJapanese(candidates: readonly Candidate[]): Candidate | undefined {
  const [first] = candidates;
  if (typeof first?.value !== 'string' || japanese.test(first.value)) return first;
  return (
    candidates.find(
      ({ value, evidence }) => typeof value === 'string' && japanese.test(value) && evidence.source_id !== first.evidence.source_id,
    ) ?? first
  );
}
