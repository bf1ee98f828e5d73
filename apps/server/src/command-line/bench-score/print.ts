import type { Bar } from './bars.ts';
import { quantileOf } from './quantile.ts';
import type { ScoreRow } from './score-row.ts';

const shown = (value: number | null, digits: number): string => (value === null ? '–' : value.toFixed(digits).replace('-', '−'));

/** One line of an offer: what its report concludes. */
export function rowLine(row: ScoreRow): string {
  const numbers = [
    `¥${(row.price_jpy / 1e6).toFixed(2)}M`,
    `value ${shown(row.value_to_price, 2)}`,
    `income ${shown(row.income_yield_pct, 1)}%`,
    `flat ${shown(row.still_return_pct, 1)}%`,
    `DSCR ${shown(row.dscr, 2)}`,
    `score ${shown(row.score, 1)} (${shown(row.score_low, 1)}–${shown(row.score_high, 1)})`,
    row.risk_level,
    ...(row.caps.length > 0 ? [`[${row.caps.join(', ')}]`] : []),
    ...(row.distinct ? [] : ['repeated']),
  ];
  return `${row.file.padEnd(34)} ${row.kind.padEnd(7)} ${numbers.join('  ')}\n`;
}

/** Quantiles of the distinct offers, of all and of each kind. */
export function quantileLines(rows: readonly ScoreRow[]): string {
  const distinct = rows.filter((row) => row.distinct);
  const groups: [string, ScoreRow[]][] = [
    ['all', distinct],
    ...[...new Set(distinct.map(({ kind }) => kind))].map((kind): [string, ScoreRow[]] => [
      kind,
      distinct.filter((row) => row.kind === kind),
    ]),
  ];
  const lines = groups.map(([name, own]) => {
    const line = (of: (row: ScoreRow) => number | null, digits: number) =>
      [0.1, 0.25, 0.5, 0.75, 0.9].map((share) => shown(quantileOf(own.map(of), share), digits)).join(' ');
    return `${name.padEnd(8)} ${String(own.length).padStart(4)}  score ${line(({ score }) => score, 1)}  before caps ${line((row) => row.score_before_caps, 1)}  value ${line((row) => row.value_to_price, 2)}\n`;
  });
  return `\n${rows.length} offers, ${distinct.length} distinct; 10th, 25th, 50th, 75th, 90th percentile of the distinct\n${lines.join('')}`;
}

/** Each bar with its value and bounds. */
export function barLines(bars: readonly Bar[]): string {
  return bars
    .map(
      ({ title, value, low, high, count, held }) =>
        `${held ? 'ok    ' : 'MISSED'} ${title}: ${shown(value, 2)} (${low} to ${high}; ${count} offers)\n`,
    )
    .join('');
}
