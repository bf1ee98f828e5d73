import type { ReadingName } from '../lexicon/reading-names.ts';
import type { SourceReading } from '../reading/source-reading.ts';
import type { Candidate } from './candidate.ts';
import type { RentRoll } from './rolls/roll-shape.ts';

/** A labelled value of the property, cleaned. */
interface MeantPair {
  reading: ReadingName;
  label: string;
  value: string;
  group: number;
  page: number | null;
}

/** Everything one source says, before sources are weighed against each other. */
export interface Gathered {
  reading: SourceReading;
  pairs: MeantPair[];
  candidates: Candidate[];
  rolls: { roll: RentRoll; sheet: string | null }[];
  propertyRows: number;
  propertyColumns: number;
  /** Title and headings of the first level. */
  heading: string;
  /** Running text of the main part, one line each. */
  lines: string[];
  /** What reading its rolls left open, in sentences. */
  notes: string[];
}
