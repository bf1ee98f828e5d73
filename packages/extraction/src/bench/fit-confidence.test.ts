import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { confidenceTable } from '../facts/confidence-table.ts';
import { firstSightsIn, firstSightText, type SightedValue } from './first-sight.ts';
import { calibrationReport, fitConfidence } from './fit-confidence.ts';

const table = await readFile(new URL('../../cases/first-sight.tsv', import.meta.url), 'utf8');
const recorded = firstSightsIn(table);

function read(count: number, right: number, means: Partial<SightedValue> = {}): SightedValue[] {
  return Array.from({ length: count }, (_, index) => ({
    half: 'fitted',
    kind: 'unseen page',
    field: 'price_jpy',
    form: 'row',
    known: 'listed',
    weak: false,
    places: 1,
    right: index < right,
    ...means,
  }));
}

describe('the confidence of values', () => {
  it('is what the recorded first readings of one half of the cases give', () => {
    expect(confidenceTable).toEqual(fitConfidence(recorded.values.filter(({ half }) => half === 'fitted')));
    expect(calibrationReport(recorded, confidenceTable).same).toBe(true);
  });

  it('rests on all first readings, also those of cases that were removed', () => {
    expect(recorded.values).toHaveLength(13_421);
    expect(firstSightText(recorded)).toBe(table);
  });

  it('stays near the share that was right in the half that it was not fitted on', () => {
    expect(calibrationReport(recorded, confidenceTable).text).toMatch(/other half: \d+ values of \d+ cases, mean distance 0\.0[0-8]/);
  });

  it('falls below the confident ones for a class of which more than one in twenty was wrong', () => {
    expect(fitConfidence(read(40, 37)).shares.row?.listed).toBe(0.79);
    expect(fitConfidence(read(40, 39)).shares.row?.listed).toBe(0.97);
  });

  it('rises above them only on many values', () => {
    expect(fitConfidence(read(39, 39, { known: 'likely' })).shares.row?.likely).toBe(0.79);
    expect(fitConfidence(read(80, 80, { known: 'likely' })).shares.row?.likely).toBeGreaterThan(0.9);
  });
});
