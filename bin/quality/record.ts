import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { root } from '../scripts/command.ts';
import { historyFile, historyLine } from './history.ts';
import { type MetricId, metrics } from './metrics.ts';

/** Measured values by metric; of counts, how many of how many. */
export type Measured = Partial<Record<MetricId, number | readonly [value: number, of: number]>>;

/** Adds measurements to the history, where the command was called with `--record` as its last word. */
export function record(measured: Measured): void {
  if (process.env.RECORD_QUALITY !== '1' && process.argv.at(-1) !== '--record') return;
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const isChanged = git('status', '--porcelain', '--untracked-files=no', '--', '.', ':!docs/quality.tsv') !== '';
  const commit = `${git('rev-parse', '--short=8', 'HEAD')}${isChanged ? '+' : ''}`;
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? process.arch}`;
  const date = new Date().toISOString().slice(0, 10);
  const load = loadavg()[0] ?? null;
  const lines = Object.entries(measured).map(([metric, figure]) => {
    const [value, of] = typeof figure === 'number' ? [rounded(figure), null] : figure;
    return historyLine({ date, commit, machine, load, metric, value, of, unit: metrics.get(metric)?.unit ?? '' });
  });
  appendFileSync(historyFile, lines.map((line) => `${line}\n`).join(''));
}

/** Four significant digits: more is noise. */
const rounded = (value: number) => Number(value.toPrecision(4));
