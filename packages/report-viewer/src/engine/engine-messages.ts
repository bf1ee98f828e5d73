import type { ReportInputs } from '@rimawari/underwriting';
import type { PackedCards } from '../data/packed.ts';

/** What the engine in its worker is asked: to work a report out from its inputs. `id` comes back with the answer. */
export interface EngineRequest {
  id: number;
  inputs: ReportInputs;
  /** Ids of figures, where their values alone are wanted. */
  only?: readonly string[];
}

/** What it answers: the numbers as a page of the report carries them, or the values that were asked for, or why there are none. */
export type EngineAnswer =
  | { id: number; done: true; engine: string; rules: string; cards: PackedCards }
  | { id: number; done: true; values: Record<string, number | null> }
  | { id: number; done: false; message: string };
