import type { DatasetReference } from '../context/dataset.ts';
import type { Evidence } from '../facts/evidence.ts';

/** Where a figure comes from. Only `computed` has inputs; all the others are leaves. */
export type Origin =
  /** Read from a document or the listing page. */
  | { kind: 'read'; evidence: Evidence[] }
  /** Given by the user, in place of an assumption or a reading. */
  | { kind: 'given'; replaces: string | null; reason: string | null }
  /** Taken from a public dataset. */
  | { kind: 'dataset'; dataset: DatasetReference; row: string }
  /** A default of ours, or a rule's constant, and why. */
  | { kind: 'assumed'; rule: string; reason: string; source: string | null }
  /** A rate or table fixed by law or notice on the date that triggers it. */
  | { kind: 'rule'; rule: string; title: string; source: string; from: string | null; to: string | null; confirmed: boolean }
  /** Worked out from other figures of the same report. `formula` is in words and symbols. */
  | { kind: 'computed'; formula: string; inputs: string[] }
  /** Nobody states it. The value is null; `ask` names the document that would settle it. */
  | { kind: 'not_stated'; ask: string | null };
