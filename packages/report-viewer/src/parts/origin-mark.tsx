import type { Origin } from '@rimawari/underwriting';

export type OriginKind = Origin['kind'];

/** What each mark says, in the order of the legend. */
export const originWords: Record<OriginKind, { short: string; long: string }> = {
  read: { short: 'Stated', long: 'Stated in the listing or in a document' },
  given: { short: 'Entered by you', long: 'Entered by you' },
  dataset: { short: 'Public data', long: 'Public data, with its vintage' },
  rule: { short: 'Set by law', long: 'Set by law: a rate or table of a law or notice' },
  computed: { short: 'Calculated', long: 'Calculated' },
  assumed: { short: 'Assumed', long: 'Assumed: our default, with a reason and a range' },
  not_stated: { short: 'Not stated', long: 'Not stated by any source; never counted as zero' },
};

/** The small sign beside a value that tells what kind of number it is; its word is read aloud. What is computed, as most is, has none. */
export function OriginMark({ kind }: { kind: OriginKind }) {
  if (kind === 'computed') return null;
  return <span className={`rv-mark rv-mark-${kind}`} role="img" aria-label={originWords[kind].short} />;
}
