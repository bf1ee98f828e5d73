import type { Projection, Series } from '@rimawari/underwriting';
import { useReportView } from '../context/report-context.ts';
import { formatNumber, isMoney } from '../format/format-value.ts';
import { formatMoney } from '../format/money.ts';
import { TableFrame } from './figure-table.tsx';
import { NotStated } from './not-stated.tsx';
import { OriginMark } from './origin-mark.tsx';
import { SeriesNote } from './series-note.tsx';

interface SeriesTableProps {
  projection: Projection;
  caption: string;
  yearWord?: string;
  /** A word beside some years, such as where a tax rate changes. */
  marks?: Map<number, string>;
}

/** From this many rows on, paper shows the first and every fifth. */
const longTable = 30;

/** Series as columns over years. The list below opens what each column means and where it comes from. */
export function SeriesTable({ projection, caption, yearWord = 'Year', marks = new Map() }: SeriesTableProps) {
  const { medium, report } = useReportView();
  const columns = projection.columns.flatMap((id) => report.series[id] ?? []);
  const thinned = medium === 'print' && projection.years.length >= longTable;
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
                  {column.unit === 'percent' && ', %'}
                  <OriginMark kind={column.origin.kind} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {projection.years.map(
              (year, index) =>
                (!thinned || index === 0 || year % 5 === 0 || marks.has(year)) && (
                  <tr key={year} className={marks.has(year) ? 'rv-marked-year' : undefined}>
                    <th scope="row">
                      {year}
                      {marks.has(year) && <span className="rv-year-mark">{marks.get(year)}</span>}
                    </th>
                    {columns.map((column) => (
                      <Cell key={column.id} column={column} index={index} />
                    ))}
                  </tr>
                ),
            )}
          </tbody>
        </table>
      </TableFrame>
      <ul className="rv-column-notes">
        {columns.map((column) => (
          <li key={column.id}>
            <SeriesNote series={column} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Thousands of these make a report: the cell itself carries the amount that the currency switch rewrites. */
function Cell({ column, index }: { column: Series; index: number }) {
  const { jpy_per_usd } = useReportView().report.exchange_rate;
  const value = column.values[index] ?? null;
  if (value === null)
    return (
      <td>
        <NotStated>–</NotStated>
      </td>
    );
  return isMoney(column.unit) ? (
    <td data-jpy={value}>{formatMoney(value, 'JPY', jpy_per_usd)}</td>
  ) : (
    <td>{formatNumber(column.unit, value)}</td>
  );
}
