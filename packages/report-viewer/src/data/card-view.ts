import type { Evidence, Figure, Series } from '@rimawari/underwriting';
import { assumedInputs } from '../figures/assumed-inputs.ts';
import type { ShownCrop } from '../pictures/shown-crop.ts';

/** The part of a page that stands beside a place in a card; null where there is none. */
export type CardPlace = readonly [evidence: Evidence, crop: ShownCrop | null];

/** Years or months in rows and series in columns, with what is said about the table. */
export interface YearTable {
  years: readonly number[];
  /** Ids of series. */
  columns: readonly string[];
  caption: string;
  /** Stands above the first column. */
  yearWord?: string;
  /** A word beside some years, such as where a tax rate changes. */
  marks?: readonly (readonly [year: number, word: string])[];
}

/** The name of the list of figures that no section shows, among the tables of years. */
export const workingFigures = 'working';
/** The name of the table of inputs at both ends of their ranges. */
export const endsTable = 'ends';

/** An input at the ends of its range: the figures of the input and of what the base case becomes. */
export interface EndsOfInput {
  id: string;
  label: string;
  low: EndOfInput;
  high: EndOfInput;
}
interface EndOfInput {
  /** Figure ids. */
  input: string;
  /** Net yield, cash after debt, net present value. */
  outcomes: string[];
}

/** What cards and tables are built from: the same on the server, for paper and for pages that are read as they are, and in the reader's browser. */
export interface CardSource {
  figures: Record<string, Figure>;
  series: Record<string, Series>;
  /** Places from which each fact was read, by its name. */
  places: Record<string, CardPlace[]>;
  tables: Record<string, YearTable>;
  /** Ids of figures that no section shows. */
  working: readonly string[];
  ends: readonly EndsOfInput[];
  idPrefix: string;
  /** Whether figures stand on this page, so that a card may lead to them. */
  linked: boolean;
}

export interface CardView extends CardSource {
  /** The short name of a card in the markup: `12` for a figure, `s3` for a series, `f4` for a fact's places. */
  cardOf: (kind: 'figure' | 'series' | 'fact', id: string) => string;
  /** The element id of a figure: short, since hundreds stand in a page. */
  anchorOf: (id: string) => string;
  /** For each figure, the assumed figures that it rests on. */
  assumedInputs: (id: string) => string[];
}

/** Numbers what can be opened, in the order of the source: both sides count alike. */
export function cardView(source: CardSource): CardView {
  const numbered = (names: string[]) => new Map(names.map((name, index) => [name, index]));
  const numbers = {
    figure: numbered(Object.keys(source.figures)),
    series: numbered(Object.keys(source.series)),
    fact: numbered(Object.keys(source.places)),
  };
  return {
    ...source,
    cardOf: (kind, id) => `${{ figure: '', series: 's', fact: 'f' }[kind]}${numbers[kind].get(id) ?? ''}`,
    anchorOf: (id) => `${source.idPrefix}n${numbers.figure.get(id) ?? ''}`,
    assumedInputs: assumedInputs(source.figures),
  };
}
