import { useReportView } from '../context/report-context.ts';
import * as texts from '../texts/parts-texts.ts';

/** Every table of the page as a file. The script of the report shows it and fills its list, since it reads the tables that stand there. */
export function TablesFold() {
  const { medium } = useReportView();
  if (medium === 'print') return null;
  return (
    <details className="rv-saved-tables" hidden data-tables="">
      <summary className="rv-fold-label">{texts.savedTablesFold}</summary>
      <ul className="rv-tables" />
    </details>
  );
}
