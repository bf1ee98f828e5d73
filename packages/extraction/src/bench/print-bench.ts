import type { FieldScore, Rates } from './field-score.ts';
import type { BenchResult, KindScore } from './run-extraction-bench.ts';

function percent(value: number | null): string {
  return value === null ? '-' : `${(value * 100).toFixed(1)}`;
}

function row(name: string, score: FieldScore & Rates): string {
  const counts = [score.stated, score.correct, score.wrong, score.missed, score.invented, score.confident].map((count) =>
    String(count).padStart(9),
  );
  return [
    name.padEnd(32),
    ...counts,
    percent(score.precision).padStart(10),
    percent(score.recall).padStart(8),
    percent(score.exact).padStart(8),
  ].join('');
}

function kindNotes(score: KindScore): string {
  const { conflicts } = score;
  return [
    ...(score.files > 0
      ? [`${score.decided}/${score.files} decided rightly`, `${score.seconds} s, longest ${score.longestSeconds} s`]
      : []),
    ...(score.rooms > 0 ? [`${score.rooms} rooms, ${score.phantomRooms} phantom`] : []),
    ...(conflicts.expected + conflicts.false > 0
      ? [`${conflicts.shown}/${conflicts.expected} conflicts shown, ${conflicts.false} false`]
      : []),
  ].join('; ');
}

/** The result as text: a line per field, per kind of input and per bin of confidence, then every miss by case. */
export function benchTable(result: BenchResult): string {
  const head = (title: string): string =>
    [
      title.padEnd(32),
      ...['stated', 'correct', 'wrong', 'missed', 'invented', 'sure+bad'].map((name) => name.padStart(9)),
      'precision'.padStart(10),
      'recall'.padStart(8),
      'exact'.padStart(8),
    ].join('');
  const lines = [
    head('field'),
    ...Object.entries(result.fields).map(([field, score]) => row(field, score)),
    row('all common fields', result.overall),
    '',
    head('kind'),
    ...Object.entries(result.kinds).map(([kind, score]) => `${row(kind, score)}   ${kindNotes(score)}`.trimEnd()),
    '',
    `confidence  values  mean  right (mean distance ${result.calibration.error ?? '-'})`,
    ...result.calibration.bins.map(
      (bin) =>
        `${bin.from.toFixed(2)}-${bin.to.toFixed(2)} ${String(bin.values).padStart(7)} ${bin.confidence.toFixed(3)} ${bin.right.toFixed(3)}`,
    ),
    '',
  ];
  for (const file of result.files) {
    lines.push(`${file.decided ? 'ok  ' : 'BAD '} ${file.file}: ${file.message} (${file.milliseconds} ms)`);
    for (const { field, truth, read, verdict, confidence } of file.differences)
      lines.push(
        `       ${field} ${verdict}: truth ${JSON.stringify(truth)}, read ${JSON.stringify(read)}${confidence ? ` (${confidence})` : ''}`,
      );
  }
  for (const { file, outcome } of result.unjudged) lines.push(`no truth  ${file}: ${outcome}`);
  const notScored = Object.entries(result.notScored).map(([name, files]) => (files > 1 ? `${name} (${files} files)` : name));
  if (notScored.length > 0) lines.push(`not scored, no fact has the name: ${notScored.join(', ')}`);
  if (result.missingInputs.length > 0) lines.push(`Truths without their input: ${result.missingInputs.join(', ')}`);
  return lines.join('\n');
}
