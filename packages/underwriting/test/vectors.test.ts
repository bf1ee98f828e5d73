import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { schemaErrors } from '../src/index.ts';
import { families } from '../vectors-reader/families.ts';
import { ownVectors, readVectors } from '../vectors-reader/read-vectors.ts';
import { checkVector, runVectors } from '../vectors-reader/run-vectors.ts';
import { fileSchema, generatedFiles } from '../vectors-reader/schema.ts';
import type { Vector } from '../vectors-reader/vector.ts';

const read = readVectors(process.env.VECTORS_DIR ?? ownVectors);
const named = [...new Set(read.map(({ vector }) => vector.family))].sort();

const brokerage: Vector = {
  id: 'X',
  family: 'ACQ-BROKERAGE',
  inputs: { price: 5_000_000, contractDate: '2026-06-01' },
  expected: { capExTax: 210_000, capIncTax: 231_000 },
  provenance: 'computed',
};

describe('reference vectors', () => {
  it.each(named)('hold for every example of %s', (family) => {
    const report = runVectors(read.filter(({ vector }) => vector.family === family));
    console.log(report.byFamily.map(({ name, passed, total }) => `${name} ${passed}/${total}`).join(', '));
    expect(report.outcomes.flatMap(({ vector, failures }) => failures.map((failure) => `${vector.id} ${failure}`))).toEqual([]);
  });

  it('have an example for every result of every family', () => {
    const places = read.flatMap(({ vector }) =>
      [vector, ...(vector.rows ?? [])].map(({ expected }) => ({ family: vector.family, expected })),
    );
    const shown = new Set(places.flatMap(({ family, expected }) => Object.keys(expected ?? {}).map((name) => `${family} ${name}`)));
    const all = Object.entries(families).flatMap(([family, { outputs }]) => Object.keys(outputs).map((name) => `${family} ${name}`));
    expect(all.filter((name) => !shown.has(name))).toEqual([]);
  });

  it('carry an id of their own each', () => {
    expect(new Set(read.map(({ vector }) => vector.id)).size).toBe(read.length);
  });

  it('keep to the published schema', () => {
    const schema = fileSchema();
    for (const file of readdirSync(ownVectors).filter((name) => name.endsWith('.json') && name !== 'vector.schema.json'))
      expect(schemaErrors(schema, JSON.parse(readFileSync(join(ownVectors, file), 'utf8')))).toEqual([]);
  });

  it.each(generatedFiles())('stand beside a schema and a page made of the families ($path)', ({ path, text }) => {
    expect(readFileSync(path, 'utf8')).toBe(text);
  });
});

/** The same vector with one name of inputs or results written wrong, and that name. */
function misspelt(vector: Vector, part: 'inputs' | 'expected', at: number): { name: string; vector: Vector } | null {
  const places = [vector, ...(vector.rows ?? [])].map((place) => place[part] ?? {});
  const names = [...new Set(places.flatMap((place) => Object.keys(place)))];
  const right = names[at % names.length];
  if (right === undefined) return null;
  const name = `${right}x`;
  const renamed = (stated: Record<string, unknown> | undefined) =>
    stated && Object.fromEntries(Object.entries(stated).map(([key, value]) => [key === right ? name : key, value]));
  const copy = structuredClone(vector);
  if (copy[part]) copy[part] = renamed(copy[part]) ?? {};
  for (const row of copy.rows ?? []) row[part] = renamed(row[part]) ?? {};
  return { name, vector: copy };
}

describe('a vector that a family cannot read', () => {
  it('fails by the name, whichever name of whichever vector is misspelt', () => {
    const parts = fc.constantFrom('inputs' as const, 'expected' as const);
    fc.assert(
      fc.property(fc.nat(read.length - 1), parts, fc.nat(40), (index, part, at) => {
        const wrong = misspelt((read[index] as { vector: Vector }).vector, part, at);
        fc.pre(wrong !== null);
        const failures = wrong ? checkVector(wrong.vector) : [];
        expect(failures.some((failure) => failure.includes(`${part}.${wrong?.name}: is not a name of`))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('names what is missing, of the wrong kind or out of its limits', () => {
    const failuresOf = (inputs: Record<string, unknown>) => checkVector({ ...brokerage, inputs });
    expect(failuresOf({ price: 5_000_000 })).toEqual(['inputs.contractDate: is missing']);
    expect(failuresOf({ price: '5,000,000', contractDate: '2026-06-01' })[0]).toContain('inputs.price: must be integer');
    expect(failuresOf({ price: 5_000_000.5, contractDate: '2026-06-01' })[0]).toContain('inputs.price: must be integer');
    expect(failuresOf({ price: 5_000_000, contractDate: '1.6.2026' })[0]).toContain('inputs.contractDate: does not match');
    const caseOf = read.find(({ vector }) => vector.family === 'CASE' && vector.rows === undefined)?.vector as Vector;
    expect(checkVector({ ...caseOf, inputs: { ...caseOf.inputs, vacancy: 700 } })[0]).toContain('inputs.vacancy: must be at most 90');
  });

  it('names an unknown family, an unknown part and an empty expectation', () => {
    expect(checkVector({ ...brokerage, family: 'COLOUR-OF-HOUSE' })[0]).toContain('the family COLOUR-OF-HOUSE is not known');
    expect(checkVector({ ...brokerage, rule: 'ACQ-BROKERAGE' } as Vector)).toEqual(['vector/rule: is not part of the schema']);
    expect(checkVector({ ...brokerage, expected: {} })).toEqual(['expected: nothing is expected']);
    expect(checkVector({ ...brokerage, provenance: 'hearsay' })[0]).toContain('vector/provenance: must be one of published');
  });

  it('takes no name of an object’s own for a family’s', () => {
    expect(checkVector({ ...brokerage, family: 'constructor' })[0]).toContain('not known');
    expect(checkVector({ ...brokerage, expected: { toString: 1 } })[0]).toContain('expected.toString: is not a name of ACQ-BROKERAGE');
  });
});

describe('a vector whose figures are wrong', () => {
  it('passes to the yen alone, in each row', () => {
    expect(checkVector(brokerage)).toEqual([]);
    expect(checkVector({ ...brokerage, expected: { capIncTax: 231_001 } })).toEqual(['capIncTax: expected 231001, got 231000']);
    const rows = [
      { inputs: { price: 5_000_000 }, expected: { capIncTax: 231_000 } },
      { inputs: { price: 20_000_000 }, expected: { capIncTax: 726_001 } },
    ];
    const both = { ...brokerage, inputs: { contractDate: '2026-06-01' }, expected: { special: false }, rows };
    expect(checkVector(both)).toEqual(['rows[1] capIncTax: expected 726001, got 726000']);
  });

  it('is held to the tolerance of its kind', () => {
    const loan = { id: 'X', family: 'LOAN-PAYMENT', provenance: 'computed' };
    const inputs = { principal: 1_000_000, annualRate: 0.02, periods: 120 };
    const wrong = { ...loan, inputs, expected: { payment: 9_200, exact: 9_200, loanConstant: 0.11 } };
    expect(checkVector(wrong)).toHaveLength(3);
    expect(checkVector({ ...wrong, tolerance: { money_abs: 2 } })).toEqual([expect.stringContaining('loanConstant')]);
    expect(checkVector({ ...wrong, tolerance: { ratio_abs: 0.001 } })).toHaveLength(2);
    expect(checkVector({ ...wrong, tolerance: 2 })).toEqual([]);
  });

  it('may expect a refusal of the engine by its code, and passes only then', () => {
    const refused = { id: 'X', family: 'LOAN-PAYMENT', provenance: 'computed', inputs: { principal: 1_000, annualRate: 0.02, periods: 0 } };
    expect(checkVector({ ...refused, expected: { error: 'invalid_assumption' } })).toEqual([]);
    expect(checkVector({ ...refused, expected: { payment: 0 } })[0]).toContain('the engine refuses: invalid_assumption');
    expect(checkVector({ ...brokerage, expected: { error: 'invalid_assumption' } })).toHaveLength(1);
  });

  it('does not pass a whole case whose tax or sale is wrong by a yen', () => {
    const stated = read.find(({ vector }) => vector.id === 'OWN-YR-E2E-09')?.vector as Vector;
    expect(checkVector(stated)).toEqual([]);
    for (const [name, value] of Object.entries(stated.expected ?? {})) {
      if (!Number.isInteger(value)) continue;
      expect(checkVector({ ...stated, expected: { ...stated.expected, [name]: Number(value) + 1 } })).toHaveLength(1);
    }
  });
});

describe('the script', () => {
  const script = fileURLToPath(new URL('../vectors.run.ts', import.meta.url));
  const run = (files: Record<string, string>): { code: number; text: string } => {
    const folder = mkdtempSync(join(tmpdir(), 'vectors-'));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    try {
      return {
        code: 0,
        text: execFileSync(process.execPath, [script], { encoding: 'utf8', env: { ...process.env, VECTORS_DIR: folder } }),
      };
    } catch (error) {
      const { status, stdout } = error as { status: number; stdout: string };
      return { code: status, text: stdout };
    }
  };
  const file = (...vectors: unknown[]) => JSON.stringify({ vectors });
  const wrong = { ...brokerage, inputs: { prise: 5_000_000, contractDate: '2026-06-01' } };

  it('names file, vector and name, and fails only for what an authority published', () => {
    const own = run({ 'a.json': file(brokerage), 'b.json': file(wrong) });
    expect(own.text).toContain('FAILED b.json X (ACQ-BROKERAGE, computed) inputs.prise: is not a name of ACQ-BROKERAGE');
    expect(own.text).toMatch(/ACQ-BROKERAGE computed +1\/2/);
    expect(own.text).toContain('1/2 vectors passed');
    expect(own.code).toBe(0);
    expect(run({ 'b.json': file({ ...wrong, provenance: 'published' }) }).code).toBe(1);
    expect(run({ 'b.json': file({ ...wrong, provenance: 'published-secondary' }) }).code).toBe(1);
  });

  it('fails for a file that is not a file of vectors, and for an empty folder', () => {
    const broken = run({ 'a.json': '{', 'b.json': '{"vectors": [3]}' });
    expect(broken.code).toBe(1);
    expect(broken.text).toContain('FAILED a.json');
    expect(broken.text).toContain('FAILED b.json');
    expect(run({}).code).toBe(1);
  });
});
