import {
  type Conflict,
  type Evidence,
  type FactName,
  factDefinition,
  factNames,
  type PropertyFacts,
  type Refusal,
  widerReason,
} from '@rimawari/underwriting';
import type { UsedMeans } from '../facts/resolved.ts';
import { agrees } from './compare.ts';
import { agreesFurther } from './compare-further.ts';
import { addVerdict, type FieldScore, type Verdict } from './field-score.ts';
import { scoreRoll } from './score-roll.ts';
import type { Truth } from './truth.ts';

/** One value that was read: how sure the reader was, and whether it was right. */
export interface Sureness {
  field: string;
  confidence: number;
  right: boolean;
  /** How it was found; null for what follows from other values. */
  means: UsedMeans | null;
  /** Id of the rule that found it; null for what follows from other values. */
  rule: string | null;
  /** Places that are named for it. */
  places: number;
}

/** What extraction said of a case: its facts, its refusal or its failure, and how each used value was found. */
export interface CaseOutcome {
  facts: PropertyFacts | Refusal | Error;
  means: ReadonlyMap<Evidence, UsedMeans>;
}

export interface FileScore {
  file: string;
  kind: string;
  outcome: 'offer' | 'refused' | 'failed';
  /** Whether the decision between offer and refusal, and its reason, is right. */
  decided: boolean;
  message: string;
  differences: { field: string; truth: unknown; read: unknown; verdict: Verdict; confidence?: number }[];
  rooms: number;
  phantomRooms: number;
  conflicts: { expected: number; shown: number; false: number };
  sureness: Sureness[];
  milliseconds: number;
}

function derivedValue({ derived }: PropertyFacts, field: FactName): unknown {
  return Object.entries(derived).find(([name]) => name === field)?.[1] ?? null;
}

function verdictOf(field: FactName, truth: Truth, facts: PropertyFacts): { verdict: Verdict; read: unknown } {
  const expected = truth.values[field] ?? null;
  const read = facts.values[field];
  if (expected === null) {
    if (read === null) return { verdict: 'silent', read };
    return { verdict: agrees(field, truth.derived[field] ?? null, read) ? 'silent' : 'invented', read };
  }
  if (read === null) return { verdict: agrees(field, expected, derivedValue(facts, field)) ? 'correct' : 'missed', read };
  return { verdict: agrees(field, expected, read) ? 'correct' : 'wrong', read };
}

function scoreConflicts(expected: readonly string[], shown: readonly Conflict[]): FileScore['conflicts'] {
  const fields = [...new Set(shown.map(({ field }) => field as string))];
  const names = expected.map((field) => (factDefinition(field) === null ? `extra.${field}` : field));
  return {
    expected: names.length,
    shown: names.filter((field) => fields.includes(field)).length,
    false: fields.filter((field) => !names.includes(field)).length,
  };
}

type Totals = (field: string, kind: string) => FieldScore[];

/** Scores one case; adds its fields to `totals`. A truth that asks for a refusal is met by a refusal with that reason, and never by `unreadable`. */
export function scoreFile(
  truth: Truth,
  { facts: outcome, means }: Pick<CaseOutcome, 'facts' | 'means'>,
  milliseconds: number,
  totals: Totals,
): FileScore {
  const base: Omit<FileScore, 'outcome' | 'decided' | 'message'> = {
    file: truth.name,
    kind: truth.kind,
    milliseconds,
    differences: [],
    rooms: 0,
    phantomRooms: 0,
    conflicts: { expected: truth.conflicts.length, shown: 0, false: 0 },
    sureness: [],
  };
  const missAll = (): void => {
    if (truth.refusal !== null) return;
    for (const field of factNames)
      if ((truth.values[field] ?? null) !== null) for (const score of totals(field, truth.kind)) addVerdict(score, 'missed', 0);
    scoreRoll(
      truth.roll ?? [],
      [],
      0,
      (cell) => totals(cell, truth.kind),
      () => undefined,
    );
  };
  if (outcome instanceof Error) {
    missAll();
    return { ...base, outcome: 'failed', decided: truth.refusal === 'fails', message: outcome.message };
  }
  if (outcome.kind === 'refuse') {
    missAll();
    const right = truth.refusal !== null && [outcome.reason, widerReason(outcome.reason), 'any'].includes(truth.refusal);
    const note = outcome.reason === 'unreadable' ? 'not readable' : outcome.message;
    return {
      ...base,
      outcome: 'refused',
      decided: right && (outcome.reason !== 'unreadable' || truth.refusal === 'unreadable'),
      message: `${outcome.reason}: ${note}`,
    };
  }
  if (truth.refusal !== null)
    return { ...base, outcome: 'offer', decided: false, message: `read as an offer, should be refused (${truth.refusal})` };
  const evidenceOf = (field: string): Evidence[] => Object.entries(outcome.evidence).find(([name]) => name === field)?.[1] ?? [];
  const confidenceOf = (field: string): number => Math.max(0, ...evidenceOf(field).map(({ confidence }) => confidence));
  const meansOf = (field: string): UsedMeans | null => {
    const [first] = evidenceOf(field);
    return (first && means.get(first)) ?? null;
  };
  const ruleOf = (field: string): Pick<Sureness, 'rule' | 'places'> => {
    const places = evidenceOf(field);
    return { rule: places[0]?.rule ?? null, places: places.length };
  };
  const disputed = new Set(truth.conflicts);
  const judge = (field: string, expected: unknown, read: unknown, verdict: Verdict): void => {
    const confidence = confidenceOf(field);
    for (const score of totals(field, truth.kind)) addVerdict(score, verdict, confidence);
    if (verdict === 'correct' || verdict === 'wrong' || verdict === 'invented')
      base.sureness.push({ field, confidence, right: verdict === 'correct', means: meansOf(field), ...ruleOf(field) });
    if (verdict !== 'correct' && verdict !== 'silent') base.differences.push({ field, truth: expected ?? null, read, verdict, confidence });
  };
  // A truth that speaks of the rooms of a roll alone, or says so itself, says nothing of what it leaves out.
  const partial = truth.onlyStated || (truth.roll !== null && Object.keys(truth.values).length === 0);
  const judged = partial ? factNames.filter((field) => field in truth.values) : factNames;
  for (const field of judged) {
    // Where sources disagree the truth has no value: what counts is that the disagreement is shown.
    if (disputed.has(field) && (truth.values[field] ?? null) === null) continue;
    const { verdict, read } = verdictOf(field, truth, outcome);
    judge(field, truth.values[field], read, verdict);
  }
  for (const [name, expected] of Object.entries(truth.further)) {
    const read: unknown = Object.entries(outcome.extra).find(([key]) => key === name)?.[1] ?? null;
    judge(`extra.${name}`, expected, read, read === null ? 'missed' : agreesFurther(expected, read) ? 'correct' : 'wrong');
  }
  const roll = outcome.extra.rent_roll ?? [];
  if (truth.roll !== null) {
    const rolls = scoreRoll(
      truth.roll,
      roll,
      confidenceOf('extra.rent_roll'),
      (cell) => totals(cell, truth.kind),
      (field, expected, read, verdict) => base.differences.push({ field, truth: expected, read, verdict }),
    );
    base.rooms = rolls.rooms;
    base.phantomRooms = rolls.phantom;
  }
  const conflicts = scoreConflicts(truth.conflicts, outcome.conflicts);
  for (const field of truth.conflicts)
    if (!outcome.conflicts.some((conflict) => conflict.field === field || conflict.field === `extra.${field}`))
      base.differences.push({ field: `conflict on ${field}`, truth: 'shown', read: null, verdict: 'missed' });
  if (conflicts.false > 0)
    base.differences.push({ field: 'conflicts shown', truth: truth.conflicts, read: outcome.conflicts, verdict: 'invented' });
  return { ...base, conflicts, outcome: 'offer', decided: true, message: outcome.kind };
}
