import type { CardSource } from '../data/card-view.ts';
import { formatNumber, isMoney, unitAfter } from '../format/format-value.ts';
import { formatMoney } from '../format/money.ts';
import * as labTexts from '../texts/lab-texts.ts';
import * as partsTexts from '../texts/parts-texts.ts';
import type { Make } from './make.ts';

/** The figures that follow, in the order of the report's head. */
export const followed = [
  'score.scenario',
  'returns.net_yield',
  'returns.btcf',
  'returns.atcf',
  'returns.dscr',
  'returns.irr',
  'equity.initial',
  'exit.price',
  'value_today.price_difference_share',
] as const;

export type Values = Record<string, number | null>;
type Unit = CardSource['figures'][string]['unit'];

export interface Outcomes {
  element: HTMLElement;
  /** `name` is what stands in the first column: the report, or a saved scenario. */
  show: (values: Values, other: { name: string; values: Values }) => void;
}

/** The headline figures: of the report, under the reader's values, and how far apart they are. */
export function outcomeTable({ figures }: CardSource, make: Make): Outcomes {
  const [frame, table, caption, head, body] = [
    make('div', 'rv-table-frame'),
    make('table', 'rv-table rv-stacked rv-lab-outcomes'),
    make('caption', 'rv-sr', labTexts.outcomesCaption),
    make('thead'),
    make('tbody'),
  ];
  const heads = make('tr');
  const columns = [labTexts.outcomesReport, labTexts.outcomesYours, labTexts.outcomesDifference] as const;
  const [, otherHead] = [labTexts.outcomesFigure, ...columns].map((name) => {
    const cell = make('th', name === labTexts.outcomesFigure ? '' : 'rv-num', name);
    cell.scope = 'col';
    heads.append(cell);
    return cell;
  });
  head.append(heads);
  table.append(caption, head, body);
  frame.append(table);
  const cells = followed.flatMap((id) => {
    const figure = figures[id];
    if (figure === undefined) return [];
    const [row, name] = [make('tr'), make('th', '', figure.label)];
    name.scope = 'row';
    const cellOf = (column: (typeof columns)[number]) => {
      const cell = make('td', 'rv-num');
      cell.dataset.label = column;
      return cell;
    };
    const [other, now, difference] = [cellOf(labTexts.outcomesReport), cellOf(labTexts.outcomesYours), cellOf(labTexts.outcomesDifference)];
    row.append(name, other, now, difference);
    body.append(row);
    return [{ id, unit: figure.unit, other, now, difference, row }];
  });
  return {
    element: frame,
    show: (values, { name, values: others }) => {
      if (otherHead !== undefined && otherHead.textContent !== name) otherHead.textContent = name;
      for (const { id, unit, other, now, difference, row } of cells) {
        const [value, before] = [values[id] ?? null, others[id] ?? null];
        other.dataset.label = name;
        write(other, before, unit);
        write(now, value, unit);
        const gap = value === null || before === null ? null : value - before;
        row.toggleAttribute('data-changed', value !== before);
        if (gap === null || gap === 0) {
          difference.textContent = '–';
          delete difference.dataset.jpy;
        } else write(difference, gap, unit === 'percent' ? 'points' : unit);
      }
    },
  };
}

/** A number as the report prints it; amounts follow the currency. */
function write(cell: HTMLElement, value: number | null, unit: Unit): void {
  delete cell.dataset.jpy;
  if (value === null) cell.textContent = partsTexts.notAvailable;
  else if (isMoney(unit)) {
    cell.dataset.jpy = String(value);
    cell.textContent = formatMoney(value, 'JPY', 0);
  } else cell.textContent = `${formatNumber(unit, value)}${unitAfter(unit, value)}`;
}
