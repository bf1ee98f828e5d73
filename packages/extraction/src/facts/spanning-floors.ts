import { plainText } from '../normalise/text.ts';
import type { Candidate } from './candidate.ts';
import type { Gathered } from './gathered.ts';

const span = /(B?\d{1,2})階?(?:部分)?\s*~\s*(B?\d{1,2})階(?!建)/;
const ofBuilding = new Set(['construction', 'construction_built', 'storeys', 'floor']);

/**
 * A home that reaches over several floors (`鉄骨造地上3階建 1階~3階`) has no floor of its own: what another label gives as one, of
 * which the end or the beginning of the span alone was read, is none.
 */
export function withoutFloorOfSpan(candidates: readonly Candidate[], { pairs, reading }: Gathered): Candidate[] {
  const ends = pairs.flatMap(({ reading: name, value }) => {
    const [, from = '', to = ''] = ofBuilding.has(name) ? (span.exec(plainText(value)) ?? []) : [];
    return from === to ? [] : [from, to].map(Number);
  });
  if (reading.medium === 'html' || ends.length === 0) return [...candidates];
  return candidates.filter(
    ({ field, value, evidence }) =>
      !(
        (field === 'floor' || field === 'floor_or_storeys') &&
        ends.includes(Number(value)) &&
        /^\D{0,3}\d{1,2}階?\D{0,2}$/.test(plainText(evidence.raw))
      ),
  );
}
