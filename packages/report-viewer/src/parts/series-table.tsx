import type { Projection, Series } from '@rimawari/underwriting';
import { useReportView } from '../context/report-context.ts';
import { unitSuffix } from '../format/format-value.ts';
import { Disclosure } from './disclosure.tsx';
import { TableFrame } from './figure-table.tsx';
import { Quantity } from './figure-value.tsx';
import { NotStated } from './not-stated.tsx';
import { OriginMark } from './origin-mark.tsx';
import { OriginNote } from './origin-note.tsx';
import { Prose } from './prose.tsx';

/** Series as columns over years. Each heading opens what its column means and where it comes from. */
export function SeriesTable({ projection, caption, yearWord = 'Year' }: { projection: Projection; caption: string; yearWord?: string }) {
  const { series } = useReportView().report;
  const columns = projection.columns.flatMap((id) => series[id] ?? []);
  return (
    <>
      <TableFrame label={caption}>
        <table className="rv-table rv-years">
          <caption className="rv-sr">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{yearWord}</th>
              {columns.map((column) => (
                <th key={column.id} scope="col" className="rv-num">
                  {column.label}
                  <OriginMark kind={column.origin.kind} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {projection.years.map((year, index) => (
              <tr key={year}>
                <th scope="row">{year}</th>
                {columns.map((column) => (
                  <td key={column.id} className="rv-num">
                    <Cell column={column} index={index} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
      <ul className="rv-column-notes">
        {columns.map((column) => (
          <li key={column.id}>
            <Disclosure label={<span className="rv-label">{column.label}</span>}>
              <p className="rv-definition">
                <Prose text={column.definition} />{' '}
                {unitSuffix(column.unit) !== '' && `In ${column.unit.startsWith('JPY') ? 'yen ' : ''}${unitSuffix(column.unit)}.`}
              </p>
              <OriginNote origin={column.origin} />
            </Disclosure>
          </li>
        ))}
      </ul>
    </>
  );
}

function Cell({ column, index }: { column: Series; index: number }) {
  const value = column.values[index] ?? null;
  return value === null ? <NotStated>–</NotStated> : <Quantity unit={column.unit} value={value} bare />;
}
