import type { InsightReport, Unit } from '@rimawari/underwriting';
import type { Currency } from '../format/money.ts';
import type { Word } from '../format/prose-words.ts';

/** What the charts read of a report. */
export type ChartedReport = Pick<
  InsightReport,
  | 'exchange_rate'
  | 'cost_groups'
  | 'loan_schedule'
  | 'projection'
  | 'tax'
  | 'long_term'
  | 'repair_plan'
  | 'exit_ladder'
  | 'simulation'
  | 'sensitivity'
  | 'valuation'
  | 'market'
  | 'figures'
  | 'series'
>;

/** One chart as data: all that its drawing says, and nothing about how. */
export interface Chart {
  /** The sentence above it, which it lets the reader say. */
  title: Word[];
  legend?: KeyEntry[];
  /** Whether the charting script takes the plot over. */
  live?: boolean;
  /** Whether the drawing names its ends itself where there is room, so that the key is only for narrow frames. */
  namesEnds?: boolean;
  plot: Plot;
}

export type Plot =
  | { kind: 'costs'; bars: CostBar[] }
  | { kind: 'columns'; columns: Columns }
  | { kind: 'lines'; lines: Lines }
  | { kind: 'levels'; levels: Level[]; price: number }
  | { kind: 'tornado'; bars: TornadoBar[]; base: number };

/** What a drawing has to know about where it stands. */
export interface Canvas {
  printed: boolean;
  currency: Currency;
  /** Yen for one dollar. */
  rate: number;
  idPrefix: string;
}

/** One entry of the key above a plot. Lines are told apart by their dashes as well as by colour. */
export interface KeyEntry {
  label: string;
  fill: string;
  shape?: 'area' | 'line';
}

export interface CostBar {
  id: string;
  title: string;
  /** Yen: once for acquisition, otherwise a year. */
  yen: number;
  once: boolean;
  parts: { label: string; yen: number }[];
}

export interface Columns {
  years: number[];
  layers: { id: string; label: string; values: number[] }[];
}

export interface Line {
  id: string;
  values: (number | null)[];
}

export interface Lines {
  years: number[];
  /** In the order of the legend; the band comes last there. */
  lines: Line[];
  /** Between these two the plot is shaded. */
  band?: [Line, Line];
  /** Years that a dropped line marks, each with a word. */
  marks: { year: number; word: string }[];
  unit: 'JPY' | 'ratio' | 'percent';
}

export interface Level {
  id: string;
  label: string;
  yen: number;
  range: [number, number] | null;
}

export interface TornadoBar {
  id: string;
  label: string;
  unit: Unit;
  inputs: [number, number];
  /** Yen at the low and at the high end of the input. */
  low: number;
  high: number;
}
