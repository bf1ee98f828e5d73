/** Where a block stands in its source. Boxes are left, top, width, height on the page, each from 0 to 1. */
export interface Locator {
  page?: number;
  box?: [number, number, number, number];
  label_box?: [number, number, number, number];
  /** Path of the element of a page, and the span of the text in the element's. */
  element?: string;
  span?: [number, number];
  sheet?: string;
  cell?: string;
  /** Set where the text was read from a picture: whether all of its numbers were seen alike by two readers. */
  recognised?: 'sure' | 'unsure';
  /** 0 to 1, where the text was read from a picture: on how many of its letters two readers agree. */
  agreement?: number;
  /** The same text as the second reader saw it, where it saw other numbers. */
  other_raw?: string;
}

/** How a label was found beside its value; `nested` is a label inside the value of another one, `structured` what a page says for search engines. */
export type PairForm = 'structured' | 'table' | 'definition' | 'siblings' | 'inline' | 'row' | 'below' | 'nested';

interface InPlace {
  /** Blocks of one container (a table, a definition list, a page column) share a group. */
  group: number;
  /** Headings above the block, outermost first, joined with ` > `. */
  section: string | null;
  /** Why the block is not about the property itself (a recommendation, an agent's box), or null. */
  aside: string | null;
}

export interface PairBlock extends InPlace {
  type: 'pair';
  label: string;
  value: string;
  form: PairForm;
  /** The unit that the sheet gives for all of its amounts, such as 千円. */
  unit?: string;
  at: Locator;
}

/** A table with rows and columns as printed. Row 0 is the sheet's row `first_row` (one-based), column 0 is column A. */
export interface GridBlock extends InPlace {
  type: 'grid';
  rows: string[][];
  sheet: string | null;
  first_row: number;
  /** Where each row stands, in sources whose cells have no names. */
  places?: Locator[];
}

export interface LineBlock extends InPlace {
  type: 'line';
  text: string;
  /** Height of the type in points, where the source has a layout. */
  size: number | null;
  heading: boolean;
  at: Locator;
}

export type Block = PairBlock | GridBlock | LineBlock;
type Medium = 'html' | 'pdf' | 'csv' | 'workbook' | 'picture';

/** Whether a medium is printed pages, on which the place and the size of words say what belongs together. */
export function isPrinted(medium: Medium): boolean {
  return medium === 'pdf' || medium === 'picture';
}

/** How a source is read, where it differs from the readers as they ship. Plain JSON. */
export interface ReaderSettings {
  /** Only labelled values that were found in these forms are kept. */
  forms?: PairForm[];
  /** False: tables of rows and columns are left out. */
  grids?: boolean;
  /** False: running text and headings are left out. */
  lines?: boolean;
  /** Pages of a PDF that are read, at most as many as without the setting. */
  pdf_pages?: number;
  /** False: pictures, and pages that are pictures, are not read. */
  pictures?: boolean;
  /** False: no language model is asked, also where there is one. */
  fact_reader?: boolean;
  /** The longer side to which pictures are scaled before their lines are looked for; without it 2368, and 1600 on small machines. */
  picture_side?: 2368 | 1600;
  /** Sheets of a workbook that are read, at most as many as without the setting. */
  sheets?: number;
}

export interface SourceInput {
  sourceId: string;
  sourceKind: 'listing' | 'document';
  /** What a person would call the source: the page's address or the file's name. */
  sourceName: string;
  contentType: string;
  bytes: Uint8Array;
  settings?: ReaderSettings;
}

/** What a reader saw in one source, without saying what it means. Plain JSON, so that it can cross a process wall. */
export interface SourceReading {
  source_id: string;
  source_kind: 'listing' | 'document';
  source_name: string;
  medium: Medium;
  title: string | null;
  /** The address the page gives for itself. */
  canonical_url: string | null;
  /** Addresses of the scripts a page loads: bot checks are known by them. */
  scripts: string[];
  blocks: Block[];
  /** What was not read, in sentences: scanned pages of a PDF with text. */
  notes: string[];
  /** One-based pages that are pictures and were not read, though they could be by who reads pictures. */
  pictured_pages?: number[];
  /** A sentence naming the document, when nothing in it can be read yet. */
  unreadable: string | null;
  /** Rule that reads nothing here, to see what it is worth: `label-likely`, `label.table` or `sentence.spoken/occupancy`. */
  without_rule?: string;
}
