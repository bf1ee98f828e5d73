import type { Series, TwoWayResult } from '@rimawari/underwriting';
import { ReportChart } from '../charts/report-chart.tsx';
import { useReportView } from '../context/report-context.ts';
import { endsTable } from '../data/card-view.ts';
import { isMoney } from '../format/format-value.ts';
import { fixed } from '../format/group-digits.ts';
import { BuiltFold } from '../parts/built-fold.tsx';
import { Quantity } from '../parts/figure-value.tsx';
import { Money } from '../parts/money.tsx';
import { NotStated } from '../parts/not-stated.tsx';
import { Section } from '../parts/section.tsx';
import { SeriesNote } from '../parts/series-note.tsx';
import { Subtitle } from '../parts/subtitle.tsx';
import { TableFrame } from '../parts/table-frame.tsx';
import { sensitivityTexts as texts } from '../texts/scenarios-texts.ts';

/** Which input moves the result most, each over its own range. */
export function Sensitivity() {
  const { medium, report } = useReportView();
  if (report.sensitivity.length === 0) return null;
  return (
    <Section id="sensitivity" title={texts.title} titleJa={texts.titleJa}>
      <ReportChart name="sensitivity" />
      {/* On paper the chart stands for the table. */}
      {medium !== 'print' && <BuiltFold label={texts.allInputs(report.sensitivity.length)} built={endsTable} />}
      <TwoWay />
    </Section>
  );
}

/** Two inputs changed at once, as small tables of numbers whose ground deepens with the distance from zero or from the worst cell. */
function TwoWay() {
  const { two_way: tables } = useReportView().report;
  return (
    <div className="rv-two-way">
      {tables.map((table) => (
        <Grid key={table.id} table={table} />
      ))}
    </div>
  );
}

function Grid({ table }: { table: TwoWayResult }) {
  const { cards, medium, report } = useReportView();
  const { series } = report;
  const rows = series[table.rows];
  const columns = series[table.columns];
  const cells = table.cells.flatMap((id) => series[id] ?? []);
  if (rows === undefined || columns === undefined || cells.length === 0) return null;
  const numbers = cells.flatMap((line) => line.values.filter((value) => value !== null));
  const depth = groundOf(Math.min(...numbers), Math.max(...numbers));
  return (
    <div>
      <Subtitle>{table.title}</Subtitle>
      <TableFrame label={table.title}>
        <table className="rv-table rv-heat">
          <caption className="rv-sr">{table.title}</caption>
          <thead>
            <tr>
              <th scope="col">
                {`${axisName(rows)}\u00a0↓`}
                <br />
                {`${axisName(columns)}\u00a0→`}
              </th>
              {columns.values.map((value, index) => (
                <th key={value ?? index} scope="col" className="rv-num">
                  <Change value={value} percent={columns.unit !== 'points'} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cells.map((line, index) => (
              <tr key={line.id}>
                <th scope="row">
                  <SeriesNote
                    view={cards}
                    printed={medium === 'print'}
                    series={line}
                    label={<Change value={rows.values[index] ?? null} percent={rows.unit !== 'points'} />}
                  />
                </th>
                {columns.values.map((column, place) => (
                  <HeatCell
                    key={column ?? place}
                    line={line}
                    value={line.values[place] ?? null}
                    depth={depth}
                    isBase={column === 0 && rows.values[index] === 0}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </div>
  );
}

interface HeatCellProps {
  line: Series;
  value: number | null;
  depth: (value: number) => string;
  isBase: boolean;
}

function HeatCell({ line, value, depth, isBase }: HeatCellProps) {
  if (value === null)
    return (
      <td className="rv-num">
        <NotStated>{texts.notAvailable}</NotStated>
      </td>
    );
  return (
    <td className={`rv-num ${depth(value)} ${isBase ? 'rv-heat-base' : ''}`.trim()}>
      {isMoney(line.unit) ? <Money yen={value} short /> : <Quantity unit={line.unit} value={value} />}
      {isBase && <span className="rv-sr">{texts.baseCase}</span>}
    </td>
  );
}

/** The steps of an axis in points are bare numbers. */
const axisName = (axis: Series): string => (axis.unit === 'points' ? texts.inPoints(axis.label) : axis.label);

/** A step against the base case, its sign always shown. */
function Change({ value, percent }: { value: number | null; percent: boolean }) {
  if (value === null) return null;
  if (value === 0) return <>{percent ? '0%' : '0'}</>;
  return (
    <>
      {value > 0 ? '+' : ''}
      {fixed(value, Number.isInteger(value) ? 0 : 1)}
      {percent && '%'}
    </>
  );
}

/** Class of the ground of a cell: negative values are warm, positive ones cool, each in three depths. */
function groundOf(least: number, most: number): (value: number) => string {
  const deepest = (value: number, end: number, from: number) => Math.min(3, 1 + Math.floor(((value - from) / (end - from || 1)) * 2.999));
  return (value) =>
    value < 0 ? `rv-heat-low-${deepest(value, least, Math.min(0, most))}` : `rv-heat-high-${deepest(value, most, Math.max(0, least))}`;
}
