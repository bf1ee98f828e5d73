import type { Figure } from '@rimawari/underwriting';
import { type CardView, endsTable, workingFigures } from '../data/card-view.ts';
import { formatNumber, isAtBothEnds, isMoney, unitAfter } from '../format/format-value.ts';
import { formatMoney } from '../format/money.ts';
import { TableFrame } from '../parts/table-frame.tsx';
import { workingTitle } from '../texts/method-texts.ts';
import * as texts from '../texts/parts-texts.ts';

/**
 * A table in yen and nothing else, for a file that is read without scripts: the script puts the whole one in its place. Headers need no
 * `scope`: the first row and the first column hold nothing but headers.
 */
export function PlainTable({ name, view }: { name: string; view: CardView }) {
  const table = name === workingFigures ? workingRows(view) : name === endsTable ? endsRows(view) : yearRows(name, view);
  if (table === null) return null;
  const { caption, head, rows } = table;
  return (
    <div data-plain="">
      <TableFrame label={caption}>
        <table className="rv-table rv-years">
          <thead>
            <tr>
              {head.map((name, index) => (
                <th key={`${name}-${index}`}>{name}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...others], row) => (
              <tr key={`${first}-${row}`}>
                <th>{first}</th>
                {others.map((value, index) => (
                  <td key={`${value}-${index}`}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </div>
  );
}

interface PlainRows {
  caption: string;
  head: string[];
  /** The name of each row, then its values. */
  rows: (string | number)[][];
}

function yearRows(name: string, { tables, series }: CardView): PlainRows | null {
  const table = tables[name];
  if (table === undefined) return null;
  const columns = table.columns.flatMap((id) => series[id] ?? []);
  return {
    caption: table.caption,
    head: [table.yearWord ?? texts.columnYear, ...columns.map(({ label }) => label)],
    rows: table.years.map((year, index) => [year, ...columns.map(({ unit, values }) => signedIn(unit, values[index] ?? null))]),
  };
}

function workingRows({ working, figures }: CardView): PlainRows {
  const rows = working.flatMap((id) => figures[id] ?? []);
  return {
    caption: workingTitle,
    head: [texts.columnFigure, texts.columnValue],
    rows: rows.map((figure) => [figure.label, quantity(figure)]),
  };
}

function endsRows({ ends, figures }: CardView): PlainRows {
  return {
    caption: texts.endsTitle,
    head: [texts.endsInput, texts.endsSetTo, ...texts.endsOutcomes],
    rows: ends.flatMap(({ label, low, high }) =>
      [low, high].map(({ input, outcomes }) => [label, ...[input, ...outcomes].map((id) => quantity(figures[id]))]),
    ),
  };
}

function quantity(figure: Figure | undefined): string {
  if (figure === undefined || figure.value === null) return '–';
  return `${valueIn(figure.unit, figure.value)}${unitAfter(figure.unit, figure.value)}`;
}

/** A number with `%` or `×`; other units stand in the head. */
const signedIn = (unit: Figure['unit'], value: number | null): string =>
  value !== null && isAtBothEnds(unit) ? `${valueIn(unit, value)}${unitAfter(unit, value)}` : valueIn(unit, value);

function valueIn(unit: Figure['unit'], value: number | null): string {
  if (value === null) return '–';
  return isMoney(unit) ? formatMoney(value, 'JPY', 0) : formatNumber(unit, value);
}
