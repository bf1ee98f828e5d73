import type { EvidenceGrade } from '@rimawari/underwriting';
import { useReportView } from '../context/report-context.ts';
import { rentBasis, rentWords } from './rent-words.ts';

const gradeWords: Record<EvidenceGrade, string> = {
  A: 'nearly all is documented',
  B: 'the main facts are stated',
  C: 'an important input is missing or inferred',
  D: 'mostly assumed',
};
/** How much of it rests on sources: the grade, from A to D, and where the rent comes from. */
export function EvidenceWords() {
  const { report } = useReportView();
  const { evidence_grade: grade } = report.headline;
  return (
    <>
      <strong>{grade}</strong> of A to D: {gradeWords[grade]}. {rentWords[rentBasis(report)]}
    </>
  );
}
