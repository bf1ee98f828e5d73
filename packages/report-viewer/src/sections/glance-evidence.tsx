import { useReportView } from '../context/report-context.ts';
import { glanceTexts } from '../texts/glance-texts.ts';
import { rentSources } from '../texts/income-texts.ts';
import { rentBasis } from './rent-basis.ts';

const texts = glanceTexts.evidence;

/** How many market and loan inputs are assumed, and their share of the spread in NPV; nothing in reports that did not count them. */
function AssumedWords() {
  const { figures } = useReportView().report;
  const [market, loan, share] = ['market_assumed', 'loan_assumed', 'assumed_share'].map(
    (name) => figures[`evidence.${name}`]?.value ?? null,
  );
  return market == null ? null : texts.assumed(market, loan ?? null, share == null ? null : `${Math.round(share)}%`);
}

/** How much of the report sources state: the grade, from A to D, and where the rent comes from. */
export function EvidenceWords() {
  const { report } = useReportView();
  const { evidence_grade: grade } = report.headline;
  return (
    <>
      <strong>{grade}</strong>
      {texts.scale}
      {texts.grades[grade]}. {rentSources[rentBasis(report)]}
      <AssumedWords />
    </>
  );
}
