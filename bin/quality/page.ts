import { type Measurement, readHistory } from './history.ts';
import { areas, type Metric } from './metrics.ts';

const figure = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 4 });
const withUnit = (value: number, unit: string) => `${figure(value)}${unit === '' ? '' : unit === '%' ? '%' : ` ${unit}`}`;

/** The page of the last value of each metric, from the history. */
export function qualityPage(history: readonly Measurement[] = readHistory()): string {
  const last = new Map(history.map((measurement) => [measurement.metric, measurement]));
  const sections = Object.entries(areas).map(([area, metrics]) => {
    const rows = Object.entries<Metric>(metrics).map(([id, metric]) => row(metric, last.get(id)));
    return [`## ${area}`, '', '| metric | goal | last value | date | command |', '|---|---|---|---|---|', ...rows, ''].join('\n');
  });
  return `# Measured figures

Generated from [quality.tsv](quality.tsv), which keeps every measurement with its commit, machine and load, and from \`bin/quality/metrics.ts\`, by \`npm run generate\`. A command called with \`--record\`, as in \`npm run bench -- --record\`, adds what it measured. Shares are compared with their goal in percent. **Missed** goals are in bold. Notes on single measurements before 2026-11-28 are in earlier versions of this page.

${sections.join('\n')}`;
}

function row({ what, goal, unit, command }: Metric, measurement: Measurement | undefined): string {
  const counted = measurement !== undefined && measurement.of !== null;
  const shown = measurement === undefined ? '' : value(measurement);
  const isMissed = measurement !== undefined && goal !== null && !meets(measurement, goal);
  return `| ${what} | ${goalText(goal, counted ? '%' : unit)} | ${isMissed ? `**${shown}**` : shown} | ${measurement?.date ?? 'not measured'} | ${command} |`;
}

function goalText(goal: Metric['goal'], unit: string): string {
  if (goal === null) return '';
  return 'most' in goal ? `≤ ${withUnit(goal.most, unit)}` : `≥ ${withUnit(goal.least, unit)}`;
}

function value({ value, of, unit }: Measurement): string {
  return of === null
    ? withUnit(value, unit)
    : `${figure(value)} of ${figure(of)} (${percent(value, of).toFixed(percent(value, of) < 1 ? 2 : 1)}%)`;
}

const percent = (value: number, of: number) => (of === 0 ? 100 : (value / of) * 100);

function meets({ value, of }: Measurement, goal: NonNullable<Metric['goal']>): boolean {
  const compared = of === null ? value : percent(value, of);
  return 'most' in goal ? compared <= goal.most : compared >= goal.least;
}
