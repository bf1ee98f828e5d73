import { builtInside } from '../cards/built-inside.tsx';
import { useReportView } from '../context/report-context.ts';
import { endsTable, workingFigures } from '../data/card-view.ts';
import { AbroadTables } from './abroad-page.tsx';
import { Chapters } from './chapters.tsx';
import { DocumentMeter, SettlingDocuments } from './document-meter.tsx';
import { Method } from './method.tsx';

/** Everything of a report that holds a table, built: what is read as data. */
export function TablesBody() {
  const { cards } = useReportView();
  return (
    <>
      <Chapters />
      {[...Object.keys(cards.tables), endsTable, workingFigures].map((name) => (
        <div key={name}>{builtInside(name, cards, false)}</div>
      ))}
      <AbroadTables />
      <DocumentMeter />
      <SettlingDocuments />
      <Method />
    </>
  );
}
