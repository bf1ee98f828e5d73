import type { EvidenceGrade, InsightReport } from '@rimawari/underwriting';
import { useReportView } from '../context/report-context.ts';

const gradeWords: Record<EvidenceGrade, string> = {
  A: 'nearly all is documented',
  B: 'the main facts are stated',
  C: 'an important input is missing or inferred',
  D: 'mostly assumed',
};
const rentWords: Record<InsightReport['headline']['rent_basis'], string> = {
  stated: 'The rent is stated.',
  given: 'The rent is given by you.',
  from_stated_yield: 'The rent follows from the stated yield.',
  assumed: 'The rent is estimated by us.',
};

/** How much of it rests on sources: the grade, from A to D, and where the rent comes from. */
export function EvidenceWords() {
  const { evidence_grade: grade, rent_basis: basis } = useReportView().report.headline;
  return (
    <>
      Evidence grade <strong>{grade}</strong>
      <span className="rv-where-room"> of A to D</span>: {gradeWords[grade]}. <span className="rv-where-room">{rentWords[basis]}</span>
    </>
  );
}
