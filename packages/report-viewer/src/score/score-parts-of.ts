import type { InsightReport } from '@rimawari/underwriting';
import { grades, type ScoreParts } from './score-address.ts';

/** The parts that a report's score was made of. */
export function scorePartsOf({ figures, score_gates: gates, score_parts: parts }: InsightReport): ScoreParts {
  const marks = Object.fromEntries(
    parts.flatMap(({ id, score }) => {
      const mark = figures[score]?.value;
      return typeof mark === 'number' ? [[id, mark]] : [];
    }),
  );
  const closes = (id: string) => gates.some((gate) => gate.id === id && gate.applied);
  const evidence = gates.find(({ id }) => id === 'evidence')?.reason ?? '';
  return {
    marks,
    hasLoan: figures['score.financing'] !== undefined,
    isBarred: closes('legal'),
    loses: closes('coverage') || closes('loss'),
    grade: grades.find((grade) => evidence.startsWith(`Evidence grade ${grade} `)) ?? 'A',
  };
}
