import type { Subject } from '../facts/subject.ts';
import type { Unit } from '../numbers/unit.ts';

export interface DefaultValue {
  value: number;
  low: number;
  high: number;
  /** Why this value, in a sentence a reader can argue with. */
  reason: string;
  /** Reference behind it, if there is one. */
  source: string | null;
}

export type Owner = 'resident' | 'non_resident' | 'company';

/** One default of the model. `defaultFor` gives null where the assumption does not arise for the property. */
export interface Assumption {
  label: string;
  label_ja: string | null;
  unit: Unit;
  definition: string;
  /** Values outside are refused as an override. */
  limits: readonly [number, number];
  defaultFor: (subject: Subject, owner: Owner) => DefaultValue | null;
  /** Arises only for these kinds of owner. */
  owners?: readonly Owner[];
  /** Whole numbers alone are taken, so that none is rounded unsaid. */
  whole?: boolean;
}

export interface GivenValue {
  value: number;
  reason?: string | null;
}
