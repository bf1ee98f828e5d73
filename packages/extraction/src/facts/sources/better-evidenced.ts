import type { Group } from './candidate-groups.ts';
import type { SourceDates } from './source-dates.ts';

/** The reading to use: a document over a page, newer over older, the surer one; of two prices that nothing tells apart the higher. */
export function betterEvidenced(field: string, groups: readonly Group[], dates: SourceDates): Group {
  const weight = ({ candidates }: Group): readonly [number, string, number] => [
    candidates.some(({ evidence }) => evidence.source_kind === 'document') ? 1 : 0,
    candidates
      .map(({ evidence }) => dates.get(evidence.source_id) ?? '')
      .toSorted()
      .at(-1) ?? '',
    Math.max(...candidates.map(({ rank, evidence }) => (field === 'price_jpy' ? rank : rank + evidence.confidence))),
  ];
  return groups.reduce((best, group) => {
    const [a, b] = [weight(best), weight(group)];
    for (const [index, part] of a.entries()) {
      const other = b[index] ?? part;
      if (part !== other) return other > part ? group : best;
    }
    return field === 'price_jpy' && Number(group.value) > Number(best.value) ? group : best;
  });
}
