import type { ReportInputs, ScenarioInputs } from '@rimawari/underwriting';
import type { PackedCards } from '../data/packed.ts';
import type { ChapterHtml, Standing } from '../follow/report-parts.tsx';

/** What the engine in its worker is asked. `id` comes back with the answer. */
export type EngineRequest = { id: number } & (
  | { ask: 'proof'; inputs: ReportInputs }
  /** The report that the following requests are about, and where it stands. */
  | { ask: 'open'; inputs: ReportInputs; standing: Standing }
  /** The values of some figures under a scenario. */
  | { ask: 'values'; scenario: ScenarioInputs; only: readonly string[] }
  /** The whole report under a scenario, beside the one it is compared with. */
  | { ask: 'draw'; scenario: ScenarioInputs; against: ScenarioInputs }
);

/** The report as the page shall show it. Chapters come where they are other ones than those that were sent before. */
export interface DrawnReport {
  /** Every chapter that there is. */
  ids: string[];
  chapters: ChapterHtml[];
  /** The chapters of the report that it is compared with. */
  against: ChapterHtml[];
  /** `PackedCards` as JSON, which is read when a card is opened. */
  cards: string;
  /** `ChartParts` as JSON. */
  charts: string;
}

/** What it answers: the numbers as a page of the report carries them, what was asked for, or why there is nothing. */
export type EngineAnswer = { id: number } & (
  | { done: true; engine: string; rules: string; cards: PackedCards }
  /** `draws`: the report itself can be asked for. */
  | { done: true; opened: true; draws: boolean }
  | { done: true; values: Record<string, number | null> }
  | { done: true; drawn: DrawnReport }
  | { done: false; message: string }
);
