import type { Evidence, PropertyFacts, Refusal } from '@rimawari/underwriting';
import type { SourceReading } from '../reading/source-reading.ts';
import type { Candidate, CandidateField } from './candidate.ts';
import { candidatePasses, type PassResult } from './candidate-passes.ts';
import { type Choice, type ExtractionOptions, extractFacts } from './extract-facts.ts';
import type { Resolved } from './resolved.ts';
import { listedRule } from './rule-list.ts';
import { reconcile } from './sources/compatible.ts';
import { surelyRead } from './sources/surely-read.ts';

/** One value that was read for a field, and what became of it. */
export interface ExplainedCandidate {
  /** As the rule named it: the pass that places a field for the kind of property can change it. */
  field: string;
  value: unknown;
  /** Id of the rule, and what it finds in words. */
  rule: string;
  finds: string;
  /** Source, page, box, element, sheet and cell, label and text. */
  evidence: Evidence;
  /** 3 a usual label, 2 a weak label or a position on a flyer, 1 running text or the title. */
  strength: number;
  outcome: 'used' | 'agrees' | 'not used';
  /** Why, in one sentence. */
  reason: string;
}

/** How the value of one fact came about. */
export interface Explanation {
  field: string;
  /** Null where no source states it and nothing gives it. */
  value: unknown;
  /** Confidence of the used value, 0 to 1; null for what is derived. */
  confidence: number | null;
  /** Rule and inputs, where the value follows from other facts. */
  derivation: { rule: string; from: readonly string[] } | null;
  isContradicted: boolean;
  candidates: ExplainedCandidate[];
}

/** A candidate through all passes, which copy what they change. */
function identityOf({ evidence, means }: Candidate): string {
  const { source_id, page, box, element, sheet, cell, label, raw } = evidence;
  return JSON.stringify([source_id, means.rule, page, box, element, sheet, cell, label, raw]);
}

/** Fields under which a fact is read before it is placed. */
const readAs: Readonly<Record<string, readonly string[]>> = {
  monthly_rent_jpy: ['extra.current_monthly_rent_jpy', 'extra.assumed_monthly_rent_jpy'],
  annual_rent_jpy: ['extra.current_annual_rent_jpy', 'extra.assumed_annual_rent_jpy'],
  gross_yield_pct: ['extra.current_gross_yield_pct'],
  floor: ['floor_or_storeys'],
  floors_total: ['floor_or_storeys', 'floor', 'extra.registered_storeys'],
  land_area_m2: ['extra.site_area_m2'],
  'extra.site_area_m2': ['land_area_m2'],
  'extra.parcels_m2': ['land_area_m2'],
  prefecture: ['address'],
  municipality: ['address'],
};

function reasonOf(candidate: Candidate, field: CandidateField, resolved: Resolved, last: readonly Candidate[]): string {
  const all = last.filter((other) => other.field === field);
  const sure = surelyRead(all);
  if (sure.length === 0 && field !== 'price_jpy') return 'The two readers of the picture saw different figures: it waits to be confirmed.';
  if (sure.length > 0 && !sure.includes(candidate)) return 'Only one of the two readers of the picture saw it so.';
  const own = all.filter(({ evidence }) => evidence.source_id === candidate.evidence.source_id);
  const strongest = Math.max(...own.map(({ rank }) => rank));
  if (candidate.rank < strongest) return `Its source states it with strength ${strongest} elsewhere; this place has ${candidate.rank}.`;
  const [used] = resolved.used.get(field) ?? [];
  if (used === undefined) return 'No value was chosen.';
  if (candidate.rank < used.rank) return `A place of strength ${used.rank} states it; this one has ${candidate.rank}.`;
  const { evidence } = candidate;
  if (evidence.source_kind !== used.evidence.source_kind && used.evidence.source_kind === 'document')
    return 'A document states it otherwise: documents stand before pages.';
  if (evidence.source_id !== used.evidence.source_id) return 'Another source states it otherwise, newer or more surely.';
  return 'Its source states it otherwise in another place, more surely or more often.';
}

function fateOf(candidate: Candidate, { passes, resolved }: Choice): Pick<ExplainedCandidate, 'outcome' | 'reason'> & { as: string } {
  const identity = identityOf(candidate);
  const through = passes.map(({ candidates }: PassResult) => candidates.filter((other) => identityOf(other) === identity));
  const lost = through.findIndex((found) => found.length === 0);
  if (lost !== -1) {
    const pass = candidatePasses.find(({ id }) => id === passes[lost]?.after);
    return { as: candidate.field, outcome: 'not used', reason: pass?.leavesOut ?? '' };
  }
  const last = passes.at(-1)?.candidates ?? [];
  const reached = through.at(-1) ?? [];
  for (const final of reached) {
    const [first, ...rest] = resolved.used.get(final.field) ?? [];
    if (first === final) return { as: final.field, outcome: 'used', reason: 'It is the strongest statement of the value.' };
    if (rest.includes(final)) return { as: final.field, outcome: 'agrees', reason: 'It states the value that is used.' };
  }
  const [final = candidate] = reached;
  const value = resolved.values.get(final.field);
  if (value !== undefined && reconcile(final.field, value, final.value) !== undefined)
    return { as: final.field, outcome: 'agrees', reason: 'It states the value that is used, more weakly.' };
  return { as: final.field, outcome: 'not used', reason: reasonOf(final, final.field, resolved, last) };
}

function statedOrDerived(facts: PropertyFacts, field: string): unknown {
  const of = (values: object, name: string): unknown => Object.entries(values).find(([key]) => key === name)?.[1] ?? null;
  return field.startsWith('extra.') ? of(facts.extra, field.slice('extra.'.length)) : (of(facts.values, field) ?? of(facts.derived, field));
}

/** A candidate as it is told, and the field that it was placed under in the end. */
function explained(candidate: Candidate, choice: Choice): { told: ExplainedCandidate; as: string } {
  const { as, ...fate } = fateOf(candidate, choice);
  const { field, value, means, evidence, rank } = candidate;
  const finds = listedRule(means.rule)?.finds ?? '';
  return { told: { field, value, rule: means.rule, finds, evidence, strength: rank, ...fate }, as };
}

const order = { used: 0, agrees: 1, 'not used': 2 } as const;

function explanationOf(facts: PropertyFacts, choice: Choice, field: string): Explanation {
  const { passes } = choice;
  const fields = [field, ...(readAs[field] ?? [])];
  const candidates = (passes[0]?.candidates ?? [])
    .map((candidate) => explained(candidate, choice))
    .filter(({ told, as }) => fields.includes(as) || told.field === field)
    .map(({ told }) => told)
    .toSorted((a, b) => order[a.outcome] - order[b.outcome] || b.strength - a.strength || b.evidence.confidence - a.evidence.confidence);
  const derivation = Object.entries(facts.derivations).find(([name]) => name === field)?.[1] ?? null;
  const places = Object.entries(facts.evidence).find(([name]) => name === field)?.[1] ?? [];
  return {
    field,
    value: statedOrDerived(facts, field),
    confidence: places[0]?.confidence ?? null,
    derivation,
    isContradicted: facts.conflicts.some((conflict) => conflict.field === field),
    candidates,
  };
}

/**
 * Every value that was read for each of the `fields`, with the rule that read it and why it is used or not; a field is a name of facts such
 * as `price_jpy` or `extra.seller`. Without fields, of all that were read. A refusal comes back as it is: nothing is chosen then.
 */
export function explainFields(
  readings: readonly SourceReading[],
  options: Omit<ExtractionOptions, 'observe'>,
  fields: readonly string[] | null,
): Explanation[] | Refusal {
  const choices: Choice[] = [];
  const facts = extractFacts(readings, { ...options, observe: (made) => choices.push(made) });
  const choice = choices.at(-1);
  if (facts.kind === 'refuse' || choice === undefined) return facts.kind === 'refuse' ? facts : [];
  // Storeys are placed before values are chosen: that name is not a fact.
  const read = new Set(choice.passes.flatMap(({ candidates }) => candidates.map(({ field }) => field)));
  read.delete('floor_or_storeys');
  return (fields ?? [...read]).map((field) => explanationOf(facts, choice, field));
}
