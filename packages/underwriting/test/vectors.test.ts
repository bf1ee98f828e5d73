import { describe, expect, it } from 'vitest';
import { families } from '../src/vectors/families.ts';
import { checkVector, runVectors } from '../src/vectors/run-vectors.ts';
import { ownVectors, readVectors } from '../vectors.run.ts';

const vectors = readVectors(process.env.VECTORS_DIR ?? ownVectors);
const rules = [...new Set(vectors.map((vector) => vector.rule))].sort();

describe('reference vectors', () => {
  it.each(rules)('holds for every example of %s', (rule) => {
    const ofRule = vectors.filter((vector) => vector.rule === rule);
    const report = runVectors(ofRule);
    console.log(`${rule}: ${report.byProvenance.map(({ name, passed, total }) => `${name} ${passed}/${total}`).join(', ')}`);
    const failures = ofRule
      .map((vector) => checkVector(vector, vectors))
      .flatMap(({ vector, failures: list }) => list.map((failure) => `${vector.id} ${failure}`));
    expect(failures).toEqual([]);
  });

  it('counts an unknown rule as a failure', () => {
    const outcome = checkVector({ id: 'X', rule: 'NO-SUCH-RULE', inputs: {}, expected: { tax: 1 }, provenance: 'computed' }, []);
    expect(outcome.failures).toEqual(['the rule NO-SUCH-RULE is not known']);
  });

  it('counts an expected key that is not worked out as a failure', () => {
    const outcome = checkVector(
      { id: 'X', rule: 'IRR', inputs: { flows: [-100, 110] }, expected: { irr: 0.1, colour: 'red' }, provenance: 'computed' },
      [],
    );
    expect(outcome.failures).toHaveLength(1);
  });

  it('has a reader for each rule of the files', () => {
    expect(rules.filter((rule) => !(rule in families))).toEqual([]);
  });
});
