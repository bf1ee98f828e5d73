import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/command.ts';

/** All measurements, in the order in which they were taken. Rows are only added. */
export const historyFile = join(root, 'docs/quality.tsv');
export const columns = ['date', 'commit', 'machine', 'load', 'metric', 'value', 'of', 'unit'] as const;

export interface Measurement {
  /** ISO 8601. */
  date: string;
  commit: string;
  machine: string;
  /** Of the last minute when it was taken; null where nobody noted it. */
  load: number | null;
  metric: string;
  value: number;
  /** What the value is counted of: 7,216 of 7,249 facts. */
  of: number | null;
  unit: string;
}

const numberOrNull = (text: string) => (text === '' ? null : Number(text));

export function readHistory(text = existsSync(historyFile) ? readFileSync(historyFile, 'utf8') : ''): Measurement[] {
  const [head, ...lines] = text.split('\n').filter((line) => line !== '');
  if (head !== columns.join('\t')) throw new Error(`The first line of ${historyFile} does not name its columns: ${columns.join(', ')}.`);
  return lines.map((line, at) => {
    const [date, commit, machine, load, metric, value, of, unit, ...more] = line.split('\t');
    if (!date || !metric || !value || unit === undefined || more.length > 0)
      throw new Error(`Line ${at + 2} of ${historyFile} is not a measurement.`);
    return {
      date,
      commit: commit ?? '',
      machine: machine ?? '',
      load: numberOrNull(load ?? ''),
      metric,
      value: Number(value),
      of: numberOrNull(of ?? ''),
      unit,
    };
  });
}

/** One line of the file. */
export function historyLine({ date, commit, machine, load, metric, value, of, unit }: Measurement): string {
  return [date, commit, machine, load?.toFixed(1) ?? '', metric, value, of ?? '', unit].join('\t');
}
