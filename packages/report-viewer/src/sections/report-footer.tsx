import { useReportView } from '../context/report-context.ts';
import { formatDate } from '../format/format-date.ts';
import { footerTexts } from '../texts/report-texts.ts';

/** At the end of every page: that it is not advice, and what made it. `proof` leaves a line for what a recomputation in the page finds. */
export function Footer({ proof = false }: { proof?: boolean }) {
  const { report } = useReportView();
  return (
    <footer className="rv-footer" data-engine={report.engine_version} data-rules={report.rules_version}>
      <p>{report.disclaimer}</p>
      <p>{footerTexts.madeBy(report.analysis.id, report.engine_version, formatDate(report.rules_version))}</p>
      {proof && <div data-proof role="status" />}
    </footer>
  );
}
