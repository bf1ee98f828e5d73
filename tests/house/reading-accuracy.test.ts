import { expect, it } from 'vitest';
import { readHistory } from '../../bin/quality/history.ts';
import { readingAccuracy } from '../../packages/report-viewer/src/data/reading-accuracy.ts';

it('publishes in Method what docs/quality.tsv has measured last, no older and no better', () => {
  const last = new Map(readHistory().map((measurement) => [measurement.metric, measurement]));
  const published = new Map<string, readonly [exact: number, stated: number | null, day: string]>(
    readingAccuracy.flatMap(({ kind, exact, stated, wrongAndSure, measuredOn }) => [
      [`method.${kind}`, [exact, stated, measuredOn]],
      [`method.${kind}_wrong`, [wrongAndSure, null, measuredOn]],
    ]),
  );
  const measured = new Map<string, readonly [exact: number, stated: number | null, day: string]>(
    [...last.values()]
      .filter(({ metric }) => metric.startsWith('method.'))
      .map(({ metric, value, of, date }) => [metric, [value, of, date]]),
  );
  expect(measured.size).toBeGreaterThan(10);
  expect(published).toEqual(measured);
});
