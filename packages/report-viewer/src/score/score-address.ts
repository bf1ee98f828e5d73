import { type EvidenceGrade, type ScoreMarks, scoreMeasureNames, scoreVersion } from '@rimawari/underwriting';
import { capTexts } from '../texts/risks-texts.ts';

/** Caps that apply or not, apart from the evidence grade. */
export type SwitchedCap = Exclude<keyof typeof scoreVersion.caps, 'evidence'>;

export const capNames: Readonly<Record<SwitchedCap, string>> = capTexts;
export const switchedCaps = Object.keys(capNames) as SwitchedCap[];
export const grades = Object.keys(scoreVersion.caps.evidence) as EvidenceGrade[];

/** What the calculator starts from. */
export interface ScoreParts {
  marks: ScoreMarks;
  /** Those that apply. */
  caps: readonly SwitchedCap[];
  grade: EvidenceGrade;
  /** Mark of the loan, 0 to 10; null for an all-cash purchase. */
  loan: number | null;
}

const middleMark = 5;
const marksBy = (markOf: (index: number) => number): ScoreMarks =>
  Object.fromEntries(scoreMeasureNames.map((measure, index) => [measure, markOf(index)])) as unknown as ScoreMarks;

/** The middle of each scale, without a cap or a loan: where no report is given. */
const middle: ScoreParts = { marks: marksBy(() => middleMark), caps: [], grade: 'A', loan: null };

/** A mark as an address has it: 0 to 10, anything else counts as left out. */
function readMark(text: string | undefined | null): number | null {
  if (text === undefined || text === null || !/^\d{1,2}(\.\d{1,6})?$/.test(text)) return null;
  const mark = Number(text);
  return mark <= 10 ? mark : null;
}

/** Parts of a score from an address: `?v=3&marks=7.2,4.1,…&grade=B&caps=legal,seismic&loan=3.4`, marks in the order of the card. */
export function readScoreParts(search: URLSearchParams): ScoreParts {
  // An address without a version is of score 2.0, whose marks are others.
  const given = search.get('v') === '3' ? search.get('marks')?.slice(0, 200).split(',') : undefined;
  if (given === undefined) return middle;
  const caps = search.get('caps')?.slice(0, 200).split(',') ?? [];
  return {
    marks: marksBy((index) => readMark(given[index]) ?? middleMark),
    caps: switchedCaps.filter((cap) => caps.includes(cap)),
    grade: grades.find((grade) => grade === search.get('grade')) ?? 'A',
    loan: readMark(search.get('loan')),
  };
}

const short = (mark: number): number => Number(mark.toFixed(4));

/** The address that `readScoreParts` reads back. */
export function scorePartsAddress({ marks, caps, grade, loan }: ScoreParts): string {
  const written = scoreMeasureNames.map((measure) => short(marks[measure]));
  return `v=3&marks=${written.join(',')}&grade=${grade}${caps.length > 0 ? `&caps=${caps.join(',')}` : ''}${loan === null ? '' : `&loan=${short(loan)}`}`;
}
