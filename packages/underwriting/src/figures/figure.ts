import type { Unit } from '../numbers/unit.ts';
import type { Origin } from './origin.ts';

/** One number with its label, unit, meaning and origin. `value` is null only when it is not stated or cannot be worked out. */
export interface Figure {
  id: string;
  label: string;
  /** Japanese term, where the field has one. */
  label_ja: string | null;
  unit: Unit;
  value: number | null;
  /** Lowest and highest plausible value, where the figure is a range. */
  range: [number, number] | null;
  /** What it means, in one or two plain sentences, competing meanings named. */
  definition: string;
  origin: Origin;
  /** Why there is no value, when `value` is null. */
  because: string | null;
}

/** Figures of one row over years (or months), all with one origin. */
export interface Series {
  id: string;
  label: string;
  label_ja: string | null;
  unit: Unit;
  values: (number | null)[];
  definition: string;
  origin: Origin;
}
