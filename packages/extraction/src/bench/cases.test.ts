import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSource } from '../readers/read-source.ts';
import { smallBook } from '../testing/small-book.ts';
import { type BenchResult, runExtractionBench } from './run-extraction-bench.ts';

const folder = (name: string): string => fileURLToPath(new URL(`../../cases/${name}`, import.meta.url));

/** What each kind of our own cases must reach: the share of stated values read exactly. */
const bars: Readonly<Record<string, number>> = {
  'known site': 0.99,
  'unseen page': 0.95,
  'PDF with text': 0.97,
  'PDF with text, roll cells': 0.98,
  'rent roll, roll cells': 0.98,
  'rent roll': 0.97,
  'several sources': 0.97,
};

/** Sixteen hundred files are read; two busy processors take a few minutes for them. */
const mostMilliseconds = 600_000;

describe('our own cases', () => {
  let result: BenchResult;
  beforeAll(async () => {
    result = await runExtractionBench({
      inputsDir: folder('inputs'),
      truthDir: folder('truth'),
      municipalities: smallBook,
      asOf: '2026-11-22',
      readSource,
    });
  }, mostMilliseconds);

  it.each(Object.entries(bars))('reads %s to the bar of %d', (kind, bar) => {
    expect(result.kinds[kind]?.recall).toBeGreaterThanOrEqual(bar);
  });

  it('decides every case rightly and has an input for every truth', () => {
    expect(result.missingInputs).toEqual([]);
    expect(result.unjudged).toEqual([]);
    expect(result.files.filter((file) => !file.decided).map((file) => `${file.file}: ${file.message}`)).toEqual([]);
  });

  it('shows every expected conflict and no other', () => {
    expect(result.kinds['several sources']?.conflicts).toMatchObject({
      shown: result.kinds['several sources']?.conflicts.expected,
      false: 0,
    });
  });

  it('makes no room of a total', () => {
    expect(result.files.filter((file) => file.phantomRooms > 0).map((file) => file.file)).toEqual([]);
  });

  it('is not wrong about money with confidence', () => {
    const wrong = result.files.flatMap((file) =>
      file.differences
        .filter(({ field, verdict, confidence }) => /_jpy/.test(field) && verdict !== 'missed' && (confidence ?? 0) >= 0.8)
        .map(({ field, truth, read }) => `${file.file} ${field}: ${String(truth)} read as ${String(read)}`),
    );
    expect(wrong).toEqual([]);
  });
});
