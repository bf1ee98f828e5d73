import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSource } from '../readers/read-source.ts';
import { changesText, goldenChanges } from './goldens/golden-changes.ts';
import { storedGoldens } from './goldens/golden-files.ts';
import { ownGoldens } from './goldens/golden-runs.ts';
import { ownCases } from './own-cases.ts';
import { type BenchResult, runExtractionBench } from './run-extraction-bench.ts';

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

describe('our own cases', () => {
  const goldens = ownGoldens();
  let result: BenchResult;
  beforeAll(async () => {
    result = await runExtractionBench({ ...ownCases, readSource, observeCase: goldens.observe });
  });

  it.each(Object.entries(bars))('reads %s to the bar of %d', (kind, bar) => {
    expect(result.kinds[kind]?.recall).toBeGreaterThanOrEqual(bar);
  });

  it('reads every value, conflict, refusal, confidence and place as kept', async () => {
    const found = goldens.goldens();
    const kept = await storedGoldens(fileURLToPath(new URL('../../cases/goldens/', import.meta.url)));
    expect(changesText(goldenChanges(kept, found))).toBe('');
    expect([...found].filter(([name, text]) => kept.get(name) !== text).map(([name]) => name)).toEqual([]);
    expect([...kept.keys()]).toEqual([...found.keys()]);
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
