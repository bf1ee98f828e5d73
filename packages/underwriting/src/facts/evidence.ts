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
  /** Sheet and cell of a spreadsheet, for example `Sheet1` and `B7`. */
  sheet?: string;
  cell?: string;
  /** Set where the text was read from a picture: whether two readers saw all of its numbers alike. */
  recognised?: 'sure' | 'unsure';
  /** How sure the reader is that the value is right, 0 to 1. */
  confidence: number;
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
}
