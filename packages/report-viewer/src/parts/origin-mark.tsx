import type { Origin } from '@rimawari/underwriting';

export type OriginKind = Origin['kind'];

/** What each mark says, in the order of the legend. */
export const originWords: Record<OriginKind, { short: string; long: string }> = {
  read: { short: 'stated', long: 'Stated in the listing or in a document' },
  given: { short: 'yours', long: 'Given by you' },
  dataset: { short: 'public data', long: 'From a public dataset, with its vintage' },
  rule: { short: 'rule', long: 'A rate or table fixed by law or notice' },
  computed: { short: 'computed', long: 'Computed' },
  assumed: { short: 'assumed', long: 'Our assumption, with a reason and a range' },
  not_stated: { short: 'not stated', long: 'Nobody states it; never counted as zero' },
};

/** The small sign beside a value that tells what kind of number it is; its word is read aloud. What is computed, as most is, has none. */
export function OriginMark({ kind }: { kind: OriginKind }) {
  if (kind === 'computed') return null;
  return <span className={`rv-mark rv-mark-${kind}`} role="img" aria-label={originWords[kind].short} />;
}
