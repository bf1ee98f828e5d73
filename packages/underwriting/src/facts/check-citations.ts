import { isRecord, refuseFact } from './check-shape.ts';
import { derivedFacts, factDefinition, isDerivedName, isFactName } from './fact-list.ts';
import type { PropertyFacts } from './property-facts.ts';
import { isUnusedSource } from './unused-source.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);
const within = (value: unknown, least: number, most: number) => typeof value === 'number' && value >= least && value <= most;
const optional = (value: unknown, fits: (value: unknown) => boolean) => value === undefined || fits(value);

const isBox = (box: unknown) => Array.isArray(box) && box.length === 4 && box.every((side) => Number.isFinite(side));
const isCrop = (crop: unknown) => isRecord(crop) && isText(crop.file) && within(crop.width, 1, 1e4) && within(crop.height, 1, 1e4);
const isSpan = (span: unknown) => Array.isArray(span) && span.length === 2 && span.every((at) => Number.isInteger(at));

function isRunnerUp(entry: unknown): boolean {
  return (
    isRecord(entry) &&
    (entry.label === null || isText(entry.label)) &&
    isText(entry.source_name) &&
    isText(entry.reason) &&
    within(entry.confidence, 0, 1)
  );
}

function isEvidence(entry: unknown): boolean {
  if (!isRecord(entry)) return false;
  return (
    isText(entry.source_id) &&
    (entry.source_kind === 'listing' || entry.source_kind === 'document') &&
    isText(entry.source_name) &&
    (entry.label === null || isText(entry.label)) &&
    isText(entry.raw) &&
    isTexts(entry.steps) &&
    within(entry.confidence, 0, 1) &&
    optional(entry.recognised, (recognised) => recognised === 'sure' || recognised === 'unsure') &&
    optional(entry.page, (page) => Number.isInteger(page) && within(page, 1, 1e6)) &&
    optional(entry.box, isBox) &&
    optional(entry.label_box, isBox) &&
    optional(entry.crop, isCrop) &&
    optional(entry.agreement, (agreement) => within(agreement, 0, 1)) &&
    optional(entry.other_raw, isText) &&
    optional(entry.element, isText) &&
    optional(entry.span, isSpan) &&
    optional(entry.runners_up, (others) => Array.isArray(others) && others.every(isRunnerUp)) &&
    optional(entry.sheet, isText) &&
    optional(entry.cell, isText)
  );
}

const isTextsOrNull = (value: unknown) => Array.isArray(value) && value.every((entry) => entry === null || isText(entry));

function isConflict(entry: unknown): boolean {
  return (
    isRecord(entry) &&
    isText(entry.field) &&
    factDefinition(entry.field) !== null &&
    Array.isArray(entry.values) &&
    isTexts(entry.sources) &&
    optional(entry.places, isTextsOrNull) &&
    optional(entry.dates, isTextsOrNull)
  );
}

function isToConfirm(entry: unknown): boolean {
  return (
    isRecord(entry) &&
    isText(entry.field) &&
    factDefinition(entry.field) !== null &&
    typeof entry.is_used === 'boolean' &&
    optional(entry.other, (other) => isRecord(other) && isText(other.raw)) &&
    isEvidence(entry.evidence)
  );
}

function record(input: Record<string, unknown>, name: string): Record<string, unknown> {
  const value = input[name] ?? {};
  return isRecord(value) ? value : refuseFact(name, value, 'which is not a record by field');
}

type Citations = Pick<PropertyFacts, 'evidence' | 'derived' | 'derivations' | 'conflicts' | 'unused_sources'>;

/** Evidence, derived values, conflicts and unused sources of the facts: empty where they are absent. Throws `invalid_fact` where they are malformed. */
export function checkCitations(input: Record<string, unknown>): Citations {
  const evidence = record(input, 'evidence');
  for (const [field, entries] of Object.entries(evidence))
    if (factDefinition(field) === null) refuseFact(`evidence.${field}`, entries, 'which is evidence of no fact');
    else if (!Array.isArray(entries) || !entries.every(isEvidence))
      refuseFact(`evidence.${field}`, entries, 'which is not a list of evidence');
  const derived = record(input, 'derived');
  for (const [field, value] of Object.entries(derived))
    if (!isDerivedName(field)) refuseFact(`derived.${field}`, value, 'which is nothing that follows from the facts');
    else if (derivedFacts[field].type === 'text' ? !isText(value) : !Number.isFinite(value))
      refuseFact(`derived.${field}`, value, `which is not a ${derivedFacts[field].type}`);
  const derivations = record(input, 'derivations');
  for (const [field, value] of Object.entries(derivations))
    if (!isDerivedName(field) || !isRecord(value) || !isText(value.rule) || !isTexts(value.from))
      refuseFact(`derivations.${field}`, value, 'which names no rule and the fields it was worked out from');
  const conflicts = input.conflicts ?? [];
  if (!Array.isArray(conflicts) || !conflicts.every(isConflict)) refuseFact('conflicts', conflicts, 'which is not a list of conflicts');
  const unused = input.unused_sources ?? [];
  if (!Array.isArray(unused) || !unused.every(isUnusedSource))
    refuseFact('unused_sources', unused, 'which is not a list of sources and reasons');
  const toConfirm = input.to_confirm ?? [];
  if (!Array.isArray(toConfirm) || !toConfirm.every(isToConfirm))
    refuseFact('to_confirm', toConfirm, 'which is not a list of values to confirm');
  const given = record(input, 'given');
  for (const [field, replaces] of Object.entries(given))
    if (!isFactName(field) || (replaces !== null && !isText(replaces)))
      refuseFact(`given.${field}`, replaces, 'which is not a fact with what it replaces in words');
  return { evidence, derived, derivations, conflicts, unused_sources: unused } as Citations;
}
