import { useReportView } from '../context/report-context.ts';

/** Every table of the page as a file. The script of the report shows it and fills its list, since it reads the tables that stand there. */
export function TablesFold() {
  const { medium } = useReportView();
  if (medium === 'print') return null;
  return (
    <details className="rv-saved-tables" hidden data-tables="">
      <summary className="rv-fold-label">Download tables as CSV or JSON</summary>
      <ul className="rv-tables" />
    </details>
  );
}
