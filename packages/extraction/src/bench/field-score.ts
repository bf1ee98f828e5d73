export type Verdict = 'correct' | 'wrong' | 'missed' | 'invented' | 'silent';

/** From here on a reading counts as confident. */
export const confidentFrom = 0.8;

/** Counts of one field. `confident` counts wrong and invented values read with a confidence of at least {@link confidentFrom}. */
export interface FieldScore extends Record<Verdict, number> {
  stated: number;
  confident: number;
}

export function emptyScore(): FieldScore {
  return { stated: 0, correct: 0, wrong: 0, missed: 0, invented: 0, silent: 0, confident: 0 };
}

export function addVerdict(score: FieldScore, verdict: Verdict, confidence: number): void {
  score[verdict] += 1;
  if (verdict !== 'silent' && verdict !== 'invented') score.stated += 1;
  if ((verdict === 'wrong' || verdict === 'invented') && confidence >= confidentFrom) score.confident += 1;
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
