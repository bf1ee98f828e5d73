import type { BenchResult } from './run-extraction-bench.ts';
import type { FieldScore, Rates } from './score.ts';

function percent(value: number | null): string {
  return value === null ? '-' : `${(value * 100).toFixed(1)}`;
}

function row(name: string, score: FieldScore & Rates): string {
  const counts = [score.stated, score.correct, score.wrong, score.missed, score.invented, score.confident].map((count) =>
    String(count).padStart(8),
  );
  return [
    name.padEnd(28),
    ...counts,
    percent(score.precision).padStart(10),
    percent(score.recall).padStart(8),
    percent(score.exact).padStart(8),
  ].join('');
}

/** The result as text: one line per field, per kind of input and per file with a difference. */
export function benchTable(result: BenchResult): string {
  const head = [
    'field'.padEnd(28),
    ...['stated', 'correct', 'wrong', 'missed', 'invented', 'sure+bad'].map((name) => name.padStart(8)),
    'precision'.padStart(10),
    'recall'.padStart(8),
    'exact'.padStart(8),
  ].join('');
  const lines = [
    head,
    ...Object.entries(result.fields).map(([field, score]) => row(field, score)),
    row('all fields', result.overall),
    '',
    ...Object.entries(result.media).map(([medium, score]) => `${row(medium, score)}   ${score.decided}/${score.files} decided rightly`),
    '',
  ];
  for (const file of result.files) {
    lines.push(`${file.decided ? 'ok  ' : 'BAD '} ${file.file}: ${file.message} (${file.milliseconds} ms)`);
    for (const { field, truth, read, verdict } of file.differences)
      lines.push(`       ${field} ${verdict}: truth ${JSON.stringify(truth)}, read ${JSON.stringify(read)}`);
  }
  for (const { file, outcome } of result.unjudged) lines.push(`no truth  ${file}: ${outcome}`);
  const notScored = Object.entries(result.notScored).map(([name, files]) => (files > 1 ? `${name} (${files} files)` : name));
  if (notScored.length > 0) lines.push(`not scored, no fact has the name: ${notScored.join(', ')}`);
  if (result.missingInputs.length > 0) lines.push(`Truth files without their input: ${result.missingInputs.join(', ')}`);
  return lines.join('\n');
}
