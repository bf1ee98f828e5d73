import type { FactField } from './fact-list.ts';

/** Where in a source a value was read. Lengths are in the unit named; all parts are optional but the raw text is not. */
export interface Evidence {
  /** Id of the source inside the analysis: `listing` for the page, otherwise the document's id. */
  source_id: string;
  source_kind: 'listing' | 'document';
  /** What a person would call the source: the page's address or the document's file name. */
  source_name: string;
  /** The label that stood beside the value, as printed, for example `価格`. */
  label: string | null;
  /** The text the value was read from, as printed (at most 300 characters). */
  raw: string;
  /** What was done to the text, in order, for example `1億2,800万円 → 128,000,000`. */
  steps: string[];
  /** One-based page of a PDF or picture. */
  page?: number;
  /** Left, top, width and height on the page, each from 0 to 1. */
  box?: [number, number, number, number];
  /** The same of the label, where it stands apart from the value. */
  label_box?: [number, number, number, number];
  /** A picture of the place and some of the page around it, where one was kept. */
  crop?: Crop;
  /** Path of the element of a page that holds the value, such as `#detail > table > tr:nth-of-type(3) > td`. */
  element?: string;
  /** First character of the value in the element's text, and the one behind its last. */
  span?: [number, number];
  /** Sheet and cell of a spreadsheet, for example `Sheet1` and `B7`. */
  sheet?: string;
  cell?: string;
  /** Set where the text was read from a picture: whether two readers saw all of its numbers alike. */
  recognised?: 'sure' | 'unsure';
  /** 0 to 1, where the text was read from a picture: on how many of its letters two readers agree. */
  agreement?: number;
  /** The same text as the second reader saw it, where it saw other numbers. */
  other_raw?: string;
  /** How sure the reader is that the value is right, 0 to 1. */
  confidence: number;
  /** Id of the rule that read the value, for example `label.table.price/price_jpy`. Facts of earlier readers have none. */
  rule?: string;
  /** Other values that the sources offer for the fact, with why they were not used. Beside the first place of a fact alone. */
  runners_up?: RunnerUp[];
}

/** A small picture that an analysis keeps beside its data. */
export interface Crop {
  /** Path of the picture among the files of the run that read the sources. */
  file: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** A value that was read for a fact and not used. */
export interface RunnerUp {
  value: unknown;
  label: string | null;
  source_name: string;
  confidence: number;
  /** Why another one was preferred, as a sentence. */
  reason: string;
}

/** Two sources, or two places of one source, that state different values for one field. */
export interface Conflict {
  field: FactField;
  values: unknown[];
  /** One name per value, in the same order. */
  sources: string[];
  /** Where in its source each value stands, in words: `page 2 価格`, `Sheet1 B7`; null where nothing more is known. */
  places?: (string | null)[];
  /** Day that each source gives for itself, where it does. */
  dates?: (string | null)[];
  /** Which of the values the report uses; absent in earlier facts, which used none. */
  used?: number;
}

/** A value that was read from a picture and that only one of two readers saw so: a person is asked before it counts. */
export interface ValueToConfirm {
  field: FactField;
  value: unknown;
  /** Counted until it is confirmed, because without it there is no report: a price that nothing else states. */
  is_used: boolean;
  evidence: Evidence;
  /** What the second reader saw there, where it saw another value. */
  other?: { value: unknown; raw: string };
}
