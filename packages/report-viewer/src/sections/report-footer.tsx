import { useReportView } from '../context/report-context.ts';

/** At the end of every page: that it is not advice, and what made it. `proof` leaves a line for what a recomputation in the page finds. */
export function Footer({ proof = false }: { proof?: boolean }) {
  const { report } = useReportView();
  return (
    <footer className="rv-footer">
      <p>{report.disclaimer}</p>
      <p>
        Rimawari, analysis {report.analysis.id}, engine {report.engine_version}, rules {report.rules_version}.
      </p>
      {proof && <div data-proof role="status" />}
    </footer>
  );
}
