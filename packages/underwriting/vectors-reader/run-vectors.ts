import { differences } from './compare.ts';
import { type Answer, schemaErrors, UnderwritingError } from './engine.ts';
import { families } from './families.ts';
import type { Family } from './family.ts';
import type { Kinds } from './kinds.ts';
import { errorCode, rowSchema, vectorSchema } from './schema.ts';
import type { Row, Vector } from './vector.ts';

interface Outcome {
  vector: Vector;
  failures: string[];
}

/** What the engine makes of the inputs; what it refuses is an outcome that an example may ask for. */
function worked(family: Family, inputs: Record<string, unknown>): object {
  try {
    return family.run(inputs);
  } catch (error) {
    if (error instanceof UnderwritingError) return { error: error.code };
    throw error;
  }
}

/** What stands under a name or at a place; of a rate or ratio that may have no answer its value. */
function resultAt(results: object, place: string): unknown {
  const found = place.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], results);
  return typeof found === 'object' && found !== null && 'because' in found ? (found as Answer).value : found;
}

/** The values stated, with what stands in for those that are left out. */
function withFallbacks(stated: Record<string, unknown>, kinds: Kinds): Record<string, unknown> {
  const fallbacks = Object.entries(kinds).filter(([, { fallback }]) => fallback !== undefined);
  return { ...Object.fromEntries(fallbacks.map(([name, { fallback }]) => [name, fallback])), ...stated };
}

function checkRow(family: Family, vector: Vector, row: Row, place: string): string[] {
  const wrong = schemaErrors(rowSchema(family), row).map((error) => error.slice(1).replaceAll('/', '.'));
  if (Object.keys(row.expected).length === 0) wrong.push('expected: nothing is expected');
  if (wrong.length > 0) return wrong.map((error) => `${place}${error.replace('part of the schema', `a name of ${vector.family}`)}`);
  const results = worked(family, withFallbacks(row.inputs, family.inputs));
  const refusal = 'error' in results ? `; the engine refuses: ${results.error as string}` : '';
  return Object.entries(row.expected).flatMap(([name, value]) => {
    const result = resultAt(results, name);
    if (result === undefined) return [`${place}${name}: expected ${JSON.stringify(value)}, which does not follow${refusal}`];
    return differences(value, result, family.outputs[name] ?? errorCode, row.tolerance ?? vector.tolerance, `${place}${name}`);
  });
}

/** Works out one vector and names every result that differs, and everything that its family does not know. */
export function checkVector(vector: Vector): string[] {
  const shape = schemaErrors(vectorSchema, vector);
  if (shape.length > 0) return shape.map((error) => `vector${error}`);
  const family = Object.hasOwn(families, vector.family) ? families[vector.family] : undefined;
  if (family === undefined) return [`the family ${vector.family} is not known; there are ${Object.keys(families).join(', ')}`];
  const { inputs = {}, expected = {}, rows } = vector;
  if (rows === undefined) return checkRow(family, vector, { inputs, expected }, '');
  return rows.flatMap((row, index) => {
    const whole = { ...row, inputs: { ...inputs, ...row.inputs }, expected: { ...expected, ...row.expected } };
    return checkRow(family, vector, whole, `rows[${index}] `);
  });
}

/** How many of each name pass, in the order of the names. */
function tally(outcomes: readonly Outcome[], nameOf: (vector: Vector) => string) {
  const names = [...new Set(outcomes.map(({ vector }) => nameOf(vector)))].sort();
  return names.map((name) => {
    const ofName = outcomes.filter(({ vector }) => nameOf(vector) === name);
    return { name, passed: ofName.filter(({ failures }) => failures.length === 0).length, total: ofName.length };
  });
}

const mayFail = ['published-inputs', 'published-recalled', 'computed', 'own-knowledge'];

/** Runs vectors; `grave` are the failures of what an authority published, or of which not even that can be read. */
export function runVectors(read: readonly { file: string; vector: Vector }[]) {
  const outcomes = read.map(({ file, vector }) => ({ file, vector, failures: checkVector(vector) }));
  return {
    outcomes,
    byFamily: tally(outcomes, ({ family, provenance }) => `${family} ${provenance}`),
    byProvenance: tally(outcomes, ({ provenance }) => `${provenance}`),
    grave: outcomes.filter(({ vector, failures }) => failures.length > 0 && !mayFail.includes(vector.provenance)),
  };
}
