import type { ReadingName } from '../../lexicon/reading-names.ts';
import { isPrinted, type PairBlock, type SourceReading } from '../../reading/source-reading.ts';
import { type LabelMeaning, pairMeaning } from '../../vocabulary/labels.ts';
import { incomeOfState } from '../income/state-of-income.ts';
import { withoutAreasOfRooms } from './areas-of-rooms.ts';
import { assessedParts } from './assessed-parts.ts';
import { dropCardPages, partsOfPair, placeCurrentLabels, withSameLabels } from './pair-rules.ts';

/** A label whose meaning is known, with its value. */
export interface TakenPair {
  block: PairBlock;
  meaning: LabelMeaning;
  /** What it is read as, which the labels beside it may have changed. */
  reading: ReadingName;
  value: string;
  group: number;
}

/** Pairs whose labels announce something, each cell of several statements in its parts. */
export function takenPairs(pairs: readonly PairBlock[], medium: SourceReading['medium']): TakenPair[] {
  const taken: TakenPair[] = withSameLabels(pairs)
    .flatMap(incomeOfState)
    .flatMap(assessedParts)
    .flatMap(partsOfPair)
    .flatMap((block) => {
      const meaning = pairMeaning(block.label, block.value);
      return meaning ? [{ block, meaning, reading: meaning.reading, value: block.value, group: block.group }] : [];
    });
  if (isPrinted(medium)) dropCardPages(taken);
  placeCurrentLabels(taken);
  return withoutAreasOfRooms(taken);
}
