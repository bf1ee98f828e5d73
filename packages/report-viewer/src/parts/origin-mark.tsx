import type { Origin } from '@rimawari/underwriting';
import * as texts from '../texts/parts-texts.ts';

export type OriginKind = Origin['kind'];

/** The small sign beside a value that tells what kind of number it is; its word is read aloud. What is computed, as most is, has none. */
export function OriginMark({ kind }: { kind: OriginKind }) {
  if (kind === 'computed') return null;
  return <span className={`rv-mark rv-mark-${kind}`} role="img" aria-label={texts.originTexts[kind].short} />;
}
