import type { Evidence, ValueToConfirm } from '@rimawari/underwriting';
import type { Block, SourceReading } from '../../reading/source-reading.ts';
import type { Candidate } from '../candidate.ts';
import { gather } from '../gather.ts';
import type { Gathered } from '../gathered.ts';

function asOtherSaw(block: Block): Block {
  if (block.type === 'grid' || block.at.other_raw === undefined) return block;
  const text = block.at.other_raw;
  return block.type === 'pair' ? { ...block, value: text } : { ...block, text };
}

const hasOther = ({ blocks }: SourceReading): boolean => blocks.some((block) => block.type !== 'grid' && block.at.other_raw !== undefined);
const placeOf = ({ source_id, page, box }: Evidence): string => JSON.stringify([source_id, page, box]);

/**
 * What the second reader of pictures saw where the two differ, as values: its words are read by the same readers of
 * values. `place` names fields as for the kind of property. Entries on which the readers do not differ come back as they are.
 */
export function withOtherReadings(
  waiting: readonly ValueToConfirm[],
  sources: readonly Gathered[],
  place: (candidates: readonly Candidate[]) => Candidate[],
): ValueToConfirm[] {
  if (!waiting.some(({ evidence }) => evidence.other_raw !== undefined)) return [...waiting];
  const others = place(
    sources
      .map(({ reading }) => reading)
      .filter(hasOther)
      .flatMap((reading) => gather({ ...reading, blocks: reading.blocks.map(asOtherSaw) }).candidates),
  );
  return waiting.map((entry) => {
    const { field, value, evidence } = entry;
    if (evidence.other_raw === undefined) return entry;
    const other = others.find((candidate) => candidate.field === field && placeOf(candidate.evidence) === placeOf(evidence));
    if (other === undefined || JSON.stringify(other.value) === JSON.stringify(value)) return entry;
    return { ...entry, other: { value: other.value, raw: evidence.other_raw } };
  });
}
