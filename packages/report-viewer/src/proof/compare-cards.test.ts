import { underwrite } from '@rimawari/underwriting';
import { sampleKinds, sampleReport } from '@rimawari/underwriting/testing';
import { describe, expect, it } from 'vitest';
import { createReportView } from '../context/report-context.ts';
import { packCards } from '../data/packed.ts';
import { createAnswers } from '../engine/answer.ts';
import { compareCards } from './compare-cards.ts';
import { proofSentence } from './show-proof.ts';
import { storedInputs } from './stored-inputs.ts';

const sample = sampleReport('condominium_unit');
const packed = (report = sample) => packCards(createReportView(report, 'fragment', (path) => path).cards);

/** What the engine answers to the inputs as a page of data carries them. */
function again(report = sample) {
  const inputs = storedInputs(JSON.stringify({ inputs: report.inputs }));
  if (inputs === null) throw new Error('The inputs were not found.');
  const given = createAnswers(null)({ id: 1, ask: 'proof', inputs });
  if (!given.done) throw new Error(given.message);
  if (!('cards' in given)) throw new Error('The engine gave no cards.');
  return given.cards;
}

describe('a report that is worked out again from its own inputs', () => {
  it.each(sampleKinds)('has every figure of the stored one: %s', (kind) => {
    const report = sampleReport(kind);
    const { compared, differences } = compareCards(packed(report), again(report));
    expect(differences).toEqual([]);
    expect(compared).toBeGreaterThan(1500);
  });

  it('shows a figure that is one yen off, with both numbers', () => {
    const stored = structuredClone(sample);
    const noi = stored.figures['returns.btcf'];
    if (noi === undefined || noi.value === null) throw new Error('The sample has no cash flow.');
    noi.value += 1;
    const { differences } = compareCards(packed(stored), again());
    expect(differences).toEqual([{ label: noi.label, unit: noi.unit, stored: noi.value, again: noi.value - 1 }]);
  });

  it('shows a value of a table, an end of a range, a cell without a name and a figure that is not made any more', () => {
    const stored = structuredClone(sample);
    const [column = ''] = stored.projection.columns;
    const series = stored.series[column];
    const ranged = Object.values(stored.figures).find(({ range }) => range !== null);
    const cell = Object.values(stored.figures).find(
      ({ id, value }) => id.startsWith('sensitivity.') && value !== null && id.endsWith('.npv'),
    );
    if (series === undefined || ranged?.range == null || cell === undefined) throw new Error('The sample lacks what is changed.');
    series.values[2] = -1;
    ranged.range[1] += 0.5;
    cell.value = 12;
    stored.figures['returns.forgotten'] = { ...ranged, id: 'returns.forgotten', label: 'Forgotten', value: 3, range: null };
    const { differences } = compareCards(packed(stored), again());
    expect(differences).toHaveLength(4);
    expect(differences).toContainEqual(expect.objectContaining({ label: `${series.label}, row 3`, stored: -1 }));
    expect(differences).toContainEqual(expect.objectContaining({ label: `${ranged.label}, high`, stored: ranged.range[1] }));
    expect(differences).toContainEqual(expect.objectContaining({ stored: 12 }));
    expect(differences).toContainEqual({ label: 'Forgotten', unit: ranged.unit, stored: 3, again: undefined });
  });

  it('is not the same under other assumptions', () => {
    const { facts, context, asOf } = sample.inputs;
    const dearer = underwrite(facts, context, { loan_rate: 0.05 }, asOf);
    expect(compareCards(packed(dearer), again()).differences.length).toBeGreaterThan(100);
  });

  it('says why there is nothing to compare: a format without inputs, inputs that the engine refuses', () => {
    expect(storedInputs(JSON.stringify({ inputs: { ...sample.inputs, context: null, overrides: null } }))).toBeNull();
    expect(storedInputs('nothing')).toBeNull();
    const refused = createAnswers(null)({ id: 7, ask: 'proof', inputs: { ...sample.inputs, asOf: '1999-01-01' } });
    expect(refused).toEqual({ id: 7, done: false, message: expect.stringContaining('1999') });
  });
});

describe('the sentence at the foot', () => {
  const maker = { engine: '0.8.0', rules: '2026-11-01' };
  const one = { label: 'NOI', unit: 'JPY/year', stored: 1, again: 2 } as const;
  it('names one engine where both are the same, and both where they are not', () => {
    expect(proofSentence({ state: 'compared', stored: maker, now: maker, compared: 3210, differences: [] })).toBe(
      'Recalculated on this device from the report’s own inputs, by the same engine 0.8.0: all 3,210 figures match the stored ones.',
    );
    expect(
      proofSentence({ state: 'compared', stored: { ...maker, engine: '0.7.0' }, now: maker, compared: 3210, differences: [one] }),
    ).toBe(
      'Recalculated on this device from the report’s own inputs, by engine 0.8.0 with rules of Nov 1, 2026 (stored: engine 0.7.0, rules of Nov 1, 2026): 3,209 of 3,210 figures match the stored ones; 1 differs.',
    );
  });
});
