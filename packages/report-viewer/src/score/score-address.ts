import { type EvidenceGrade, type ScoreCuts, type ScoreMarks, type ScoreMeasure, scoreVersion } from '@rimawari/underwriting';

/** What the calculator works from. */
export interface ScoreParts extends ScoreCuts {
  marks: ScoreMarks;
  hasLoan: boolean;
}

const { financing, property } = scoreVersion.weights;
const namesOf = <Measure extends string>(weights: Readonly<Record<Measure, number>>) => Object.keys(weights) as Measure[];

export const propertyMeasures = namesOf(property);
export const financingMeasures = namesOf(financing);
const measures: readonly ScoreMeasure[] = [...propertyMeasures, ...financingMeasures];
export const grades = Object.keys(scoreVersion.gates.evidence) as EvidenceGrade[];

/** The middle of each scale, with nothing that cuts it: for whoever brings no report. */
const middle: ScoreParts = {
  marks: Object.fromEntries(measures.map((measure) => [measure, 5])),
  hasLoan: true,
  isBarred: false,
  loses: false,
  grade: 'A',
};

/** A mark as an address has it: 0 to 10, anything else counts as left out. */
function readMark(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d{1,2}(\.\d{1,6})?$/.test(text)) return undefined;
  const mark = Number(text);
  return mark <= 10 ? mark : undefined;
}

/** Parts of a score from an address, whatever stands there: `?marks=7.2,-,…&grade=B&bar=1&loss=1`, marks in the order of the published weights. */
export function readScoreParts(search: URLSearchParams): ScoreParts {
  const given = search.get('marks')?.slice(0, 200).split(',');
  if (given === undefined) return middle;
  const marks: ScoreMarks = {};
  for (const [at, measure] of measures.entries()) {
    const mark = readMark(given[at]);
    if (mark !== undefined) marks[measure] = mark;
  }
  return {
    marks,
    hasLoan: financingMeasures.some((measure) => marks[measure] !== undefined),
    isBarred: search.get('bar') === '1',
    loses: search.get('loss') === '1',
    grade: grades.find((grade) => grade === search.get('grade')) ?? 'A',
  };
}

/** The address that `readScoreParts` reads back. */
export function scorePartsAddress({ marks, hasLoan, isBarred, loses, grade }: ScoreParts): string {
  const isCounted = (measure: ScoreMeasure) => hasLoan || !(measure in financing);
  const written = measures.map((measure) => (isCounted(measure) && marks[measure] !== undefined ? Number(marks[measure].toFixed(4)) : '-'));
  return `marks=${written.join(',')}&grade=${grade}${isBarred ? '&bar=1' : ''}${loses ? '&loss=1' : ''}`;
}
