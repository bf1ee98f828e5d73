import { type InsightReport, type ScoreMarks, scoreMeasureNames } from '@rimawari/underwriting';
import { grades, type ScoreParts, switchedCaps } from './score-address.ts';

/** The parts that a report's score was made of; null where it was made by an earlier version of the score. */
export function scorePartsOf({ figures, score_gates: caps, score_parts: parts }: InsightReport): ScoreParts | null {
  const marks = parts.flatMap(({ id, score }) => {
    const mark = figures[score]?.value;
    return typeof mark === 'number' ? [[id, mark] as const] : [];
  });
  const ids: readonly string[] = marks.map(([id]) => id);
  if (ids.length !== scoreMeasureNames.length || !scoreMeasureNames.every((name) => ids.includes(name))) return null;
  const evidence = caps.find(({ id }) => id === 'evidence')?.reason ?? '';
  return {
    marks: Object.fromEntries(marks) as unknown as ScoreMarks,
    caps: switchedCaps.filter((id) => caps.some((cap) => cap.id === id && cap.applied)),
    grade: grades.find((grade) => evidence.startsWith(`Evidence grade ${grade} `)) ?? 'A',
    loan: figures['score.loan']?.value ?? null,
  };
}
