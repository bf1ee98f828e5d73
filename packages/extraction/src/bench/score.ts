import { type FactName, factNames, type PropertyFacts, type Refusal, widerReason } from '@rimawari/underwriting';
import { agrees } from './compare.ts';
import type { Truth } from './truth.ts';

/** Counts of one field. `confident` counts wrong values read with a confidence of at least 0.9. */
export interface FieldScore {
  stated: number;
  correct: number;
  wrong: number;
  missed: number;
  invented: number;
  silent: number;
  confident: number;
}

export interface FileScore {
  file: string;
  medium: string;
  outcome: 'offer' | 'refused' | 'failed';
  /** Whether the decision between offer and refusal, and its reason, is right. */
  decided: boolean;
  message: string;
  differences: { field: string; truth: unknown; read: unknown; verdict: keyof FieldScore }[];
  milliseconds: number;
}

export function emptyScore(): FieldScore {
  return { stated: 0, correct: 0, wrong: 0, missed: 0, invented: 0, silent: 0, confident: 0 };
}

function derivedValue({ derived }: PropertyFacts, field: FactName): unknown {
  return Object.entries(derived).find(([name]) => name === field)?.[1] ?? null;
}

function verdictOf(
  field: FactName,
  truth: Truth,
  facts: PropertyFacts,
): { verdict: 'correct' | 'wrong' | 'missed' | 'invented' | 'silent'; read: unknown } {
  const expected = truth.values[field] ?? null;
  const read = facts.values[field];
  if (expected === null) {
    if (read === null) return { verdict: 'silent', read };
    return { verdict: agrees(field, truth.derived[field] ?? null, read) ? 'silent' : 'invented', read };
  }
  if (read === null) return { verdict: agrees(field, expected, derivedValue(facts, field)) ? 'correct' : 'missed', read };
  return { verdict: agrees(field, expected, read) ? 'correct' : 'wrong', read };
}

/** Scores one file; adds its fields to `totals`. A truth that asks for a refusal is met by a refusal with that reason. */
export function scoreFile(
  truth: Truth,
  outcome: PropertyFacts | Refusal | Error,
  milliseconds: number,
  totals: (field: string, medium: string) => FieldScore[],
): FileScore {
  const base = { file: truth.file, medium: truth.medium, milliseconds, differences: [] as FileScore['differences'] };
  if (outcome instanceof Error) return { ...base, outcome: 'failed', decided: false, message: outcome.message };
  if (outcome.kind === 'refuse') {
    const right =
      truth.refusal !== null &&
      ([outcome.reason, widerReason(outcome.reason), 'any'].includes(truth.refusal) || outcome.reason === 'unreadable');
    const note = outcome.reason === 'unreadable' ? 'not readable yet' : outcome.message;
    if (truth.refusal === null)
      for (const field of factNames)
        if ((truth.values[field] ?? null) !== null)
          for (const score of totals(field, truth.medium)) Object.assign(score, { stated: score.stated + 1, missed: score.missed + 1 });
    return { ...base, outcome: 'refused', decided: right, message: `${outcome.reason}: ${note}` };
  }
  if (truth.refusal !== null)
    return { ...base, outcome: 'offer', decided: false, message: `read as an offer, should be refused (${truth.refusal})` };
  for (const field of factNames) {
    const { verdict, read } = verdictOf(field, truth, outcome);
    const confidence = Math.max(0, ...(outcome.evidence[field] ?? []).map((evidence) => evidence.confidence));
    for (const score of totals(field, truth.medium)) {
      score[verdict] += 1;
      if (verdict !== 'silent' && verdict !== 'invented') score.stated += 1;
      if ((verdict === 'wrong' || verdict === 'invented') && confidence >= 0.9) score.confident += 1;
    }
    if (verdict === 'wrong' || verdict === 'missed' || verdict === 'invented')
      base.differences.push({ field, truth: truth.values[field] ?? null, read, verdict });
  }
  return { ...base, outcome: 'offer', decided: true, message: outcome.kind };
}

export interface Rates {
  precision: number | null;
  recall: number | null;
  exact: number | null;
}

/** Precision over what was read, recall over what is stated, exact match over all cells, silence included. */
export function ratesOf(score: FieldScore): Rates {
  const share = (part: number, whole: number): number | null => (whole === 0 ? null : Math.round((part / whole) * 1000) / 1000);
  return {
    precision: share(score.correct, score.correct + score.wrong + score.invented),
    recall: share(score.correct, score.stated),
    exact: share(score.correct + score.silent, score.stated + score.silent + score.invented),
  };
}
