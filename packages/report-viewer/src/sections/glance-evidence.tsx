import type { EvidenceGrade } from '@rimawari/underwriting';
import { useReportView } from '../context/report-context.ts';
import { rentBasis, rentWords } from './rent-words.ts';

const gradeWords: Record<EvidenceGrade, string> = {
  A: 'nearly all is documented',
  B: 'the main facts are stated',
  C: 'an important input is missing or inferred',
  D: 'mostly assumed',
};
/** How many market and loan inputs are assumed, and how much of the result hangs on them; nothing in reports that did not count them. */
function AssumedWords() {
  const { figures } = useReportView().report;
  const [market, loan, share] = ['market_assumed', 'loan_assumed', 'assumed_share'].map(
    (name) => figures[`evidence.${name}`]?.value ?? null,
  );
  if (market == null) return null;
  return (
    <>
      {' '}
      Beside it {market} market {loan == null ? '' : `and ${loan} loan `}inputs are assumed
      {share == null ? '' : `, ${Math.round(share)}% of what moves the result`}.
    </>
  );
}

/** How much of it rests on sources: the grade, from A to D, and where the rent comes from. */
export function EvidenceWords() {
  const { report } = useReportView();
  const { evidence_grade: grade } = report.headline;
  return (
    <>
      <strong>{grade}</strong> of A to D: {gradeWords[grade]}. {rentWords[rentBasis(report)]}
      <AssumedWords />
    </>
  );
}
