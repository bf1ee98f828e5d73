import type { Series } from '@rimawari/underwriting';
import type { CardView, YearTable } from '../data/card-view.ts';
import { formatNumber, isAtBothEnds, isMoney, unitSuffix } from '../format/format-value.ts';
import { formatMoney } from '../format/money.ts';
import * as texts from '../texts/parts-texts.ts';
import { NotStated } from './not-stated.tsx';
import { OriginMark } from './origin-mark.tsx';
import { SeriesNote } from './series-note.tsx';
import { TableFrame } from './table-frame.tsx';

interface SeriesTableProps {
  table: YearTable;
  view: CardView;
  printed: boolean;
}

/** From this many rows on, paper shows the first and every fifth. */
const longTable = 30;

/** Series as columns over years. The list below opens what each column means and where it comes from. */
export function SeriesTable({ table, view, printed }: SeriesTableProps) {
  const { years, caption, yearWord = texts.columnYear } = table;
  const marks = new Map(table.marks);
  const columns = table.columns.flatMap((id) => view.series[id] ?? []);
  const thinned = printed && years.length >= longTable;
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
            {years.map(
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
            <SeriesNote series={column} view={view} printed={printed} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Thousands of these make a report: the cell itself carries the amount that the currency switch rewrites. */
function Cell({ column, index }: { column: Series; index: number }) {
  const value = column.values[index] ?? null;
  if (value === null)
    return (
      <td>
        <NotStated>–</NotStated>
      </td>
    );
  return isMoney(column.unit) ? (
    <td data-jpy={value}>{formatMoney(value, 'JPY', 0)}</td>
  ) : (
    <td>{`${formatNumber(column.unit, value)}${isAtBothEnds(column.unit) ? unitSuffix(column.unit) : ''}`}</td>
  );
}
