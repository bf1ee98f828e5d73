import { describe, expect, it } from 'vitest';
import { columns, historyLine, type Measurement, readHistory } from '../../bin/quality/history.ts';
import { metrics } from '../../bin/quality/metrics.ts';
import { qualityPage } from '../../bin/quality/page.ts';
import { readingAccuracy } from '../../packages/report-viewer/src/data/reading-accuracy.ts';

const measurement: Measurement = {
  date: '2026-11-28',
  commit: '1d101b81',
  machine: '2 × a processor',
  load: 1.5,
  metric: 'engine.report',
  value: 2.9,
  of: null,
  unit: 'ms',
};

describe('the history of measurements', () => {
  const history = readHistory();

  it('has a known metric, its unit and a number in every row, in the order of time', () => {
    for (const { metric, unit, value } of history) {
      expect(metrics.get(metric)?.unit, metric).toBe(unit);
      expect(value).not.toBeNaN();
    }
    expect(history.map(({ date }) => date)).toEqual(history.map(({ date }) => date).toSorted());
  });

  it('is written as it is read', () => {
    const text = [columns.join('\t'), ...[measurement, { ...measurement, of: 5, load: null }].map(historyLine), ''].join('\n');
    expect(readHistory(text)).toEqual([measurement, { ...measurement, of: 5, load: null }]);
    expect(() => readHistory(`${columns.join('\t')}\n2026-11-28\tengine.report`)).toThrow('Line 2');
  });
});

describe('the page of measured figures', () => {
  it('shows the last value of a metric, bold where its goal is missed', () => {
    expect(qualityPage([measurement, { ...measurement, value: 3.1 }])).toContain('| ≤ 4 ms | 3.1 ms | 2026-11-28 |');
    expect(qualityPage([{ ...measurement, value: 4.5 }])).toContain('| ≤ 4 ms | **4.5 ms** | 2026-11-28 |');
  });

  it('compares the share of a count with its goal', () => {
    const counted = { ...measurement, metric: 'read.own_pdf', unit: 'facts', of: 100 };
    expect(qualityPage([{ ...counted, value: 97 }])).toContain('| ≥ 97% | 97 of 100 (97.0%) |');
    expect(qualityPage([{ ...counted, value: 96 }])).toContain('| ≥ 97% | **96 of 100 (96.0%)** |');
  });
});

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
