import type { Conflict, Evidence, ValueToConfirm } from './evidence.ts';
import type { ExtraFacts, RentRollLine } from './extra-facts.ts';
import type { FactField } from './fact-list.ts';
import type { DerivedFacts, DerivedName, FactName, FactValues, Occupancy, Station } from './fact-values.ts';
import type { RefusalReason, UnusedSource } from './unused-source.ts';

export type { DerivedFacts, DerivedName, ExtraFacts, FactName, FactValues, Occupancy, RentRollLine, Station };

/** What is offered. A building sold whole is an apartment building however many units it has. */
export type PropertyKind = 'condominium_unit' | 'apartment_building' | 'detached_house' | 'other_building';

/** How a property is priced: a condominium unit, a block of wood or light steel, a solid block, or a house. */
export type PropertyClass = 'unit' | 'light_block' | 'solid_block' | 'house';

/** What extraction hands to the engine, and what `facts.json` holds. */
export interface PropertyFacts {
  kind: PropertyKind;
  values: FactValues;
  /** What follows from the values but is not stated: same names, plain values. */
  derived: DerivedFacts;
  /** How each derived value follows: a rule id and the fields it was worked out from. */
  derivations: Partial<Record<DerivedName, { rule: string; from: FactField[] }>>;
  extra: ExtraFacts;
  /** By field name; facts of `extra` as `extra.<name>`. A stated value has at least one entry. */
  evidence: Partial<Record<FactField, Evidence[]>>;
  conflicts: Conflict[];
  /** Sources that were given and that no fact comes from. */
  unused_sources: UnusedSource[];
  /** Values that the user gave in place of what was read, with what they replace as it was shown; null where nothing was read. */
  given?: Partial<Record<FactName, string | null>>;
  /** What pictures say and nothing proves; not among the values, but for a price. */
  to_confirm?: ValueToConfirm[];
}

/** What was sent is not an offer of one property for sale. `message` says what it is and what to send instead. */
export interface Refusal {
  kind: 'refuse';
  reason: RefusalReason;
  message: string;
  /** The source it was read from. */
  source_name: string;
}
