import { UnderwritingError } from '../errors.ts';
import { differences } from './compare.ts';
import { withKnownNames } from './input-names.ts';
import { firstAnswer } from './output-names.ts';
import { readersOf } from './readers.ts';
import { withNamesOfRule } from './rule-synonyms.ts';
import { severalAnswers } from './several-in-one.ts';
import type { Family, Inputs, Outputs, Vector } from './vector.ts';

export interface VectorOutcome {
  vector: Vector;
  failures: string[];
}

interface Worked {
  outputs: Outputs[];
  complaint: string | undefined;
}

/** What the readers of a rule work out, in their order; the rule's own reader says why where it does not know the shape. */
function worked(readers: readonly Family[], stated: Inputs, vector: Vector, all: readonly Vector[]): Worked {
  const inputs = withNamesOfRule(vector.rule.toUpperCase().replaceAll('_', '-'), withKnownNames(stated));
  const outputs: Outputs[] = [];
  let complaint: string | undefined;
  for (const [index, reader] of readers.entries()) {
    try {
      outputs.push(reader(inputs, vector.expected, all));
    } catch (error) {
      // Only the rule's own reader is heard: the others are asked without being meant.
      if (index > 0) continue;
      complaint = error instanceof Error ? error.message : String(error);
      // What the engine refuses is an outcome that an example may ask for.
      if (error instanceof UnderwritingError) outputs.push({ error: vector.expected.error === true ? true : error.code });
    }
  }
  return { outputs, complaint };
}

const mainResult = /^(value|result|answer|output)$/;

/** Answer to an expected key; a list that follows from no list is worked out entry by entry. */
function answer(
  key: string,
  expected: unknown,
  vector: Vector,
  readers: readonly Family[],
  known: Worked,
  all: readonly Vector[],
): unknown {
  const named = firstAnswer(key, known.outputs, expected);
  // `value` of a function of spreadsheets is what carries the function's name.
  const direct =
    named === undefined && mainResult.test(key)
      ? firstAnswer(vector.rule.toLowerCase().replaceAll('-', '_'), known.outputs, expected)
      : named;
  if (!Array.isArray(expected) || (Array.isArray(direct) && direct.length === expected.length)) return direct;
  return (
    severalAnswers(key, expected, vector.inputs, (inputs, asked) => worked(readers, inputs, { ...vector, expected: asked }, all).outputs) ??
    direct
  );
}

/** Works out one vector and names every expected key that differs, or that no reader knows. */
export function checkVector(vector: Vector, all: readonly Vector[]): VectorOutcome {
  const readers = readersOf(vector.rule);
  if (readers.length === 0) return { vector, failures: [`the rule ${vector.rule} is not known`] };
  const known = worked(readers, vector.inputs, vector, all);
  const answers = Object.entries(vector.expected).map(
    ([key, expected]) => [key, expected, answer(key, expected, vector, readers, known, all)] as const,
  );
  const given = Object.keys(vector.inputs).join(', ');
  if (known.complaint !== undefined && answers.some(([, , actual]) => actual === undefined))
    return { vector, failures: [`${known.complaint} (given: ${given}; asked for: ${Object.keys(vector.expected).join(', ')})`] };
  const followed = [...new Set(known.outputs.flatMap((entry) => Object.keys(entry).filter((name) => entry[name] !== undefined)))];
  const failures = answers.flatMap(([key, expected, actual]) =>
    actual === undefined && expected !== undefined
      ? [`${key}: expected ${JSON.stringify(expected)}; from ${given} follow only ${followed.join(', ') || 'nothing'}`]
      : differences(expected, actual, vector.tolerance, key),
  );
  return { vector, failures };
}

export interface Tally {
  name: string;
  passed: number;
  total: number;
}

export interface VectorReport {
  outcomes: VectorOutcome[];
  byRule: Tally[];
  byProvenance: Tally[];
  /** Failures whose example an authority published: these must not be. */
  grave: VectorOutcome[];
}

function tally(outcomes: readonly VectorOutcome[], nameOf: (vector: Vector) => string): Tally[] {
  const tallies = new Map<string, Tally>();
  for (const { vector, failures } of outcomes) {
    const name = nameOf(vector);
    const entry = tallies.get(name) ?? { name, passed: 0, total: 0 };
    tallies.set(name, { name, passed: entry.passed + (failures.length === 0 ? 1 : 0), total: entry.total + 1 });
  }
  return [...tallies.values()].sort((left, right) => (left.name < right.name ? -1 : 1));
}

export function runVectors(vectors: readonly Vector[]): VectorReport {
  const outcomes = vectors.map((vector) => checkVector(vector, vectors));
  const grave = outcomes.filter(
    ({ vector, failures }) => failures.length > 0 && ['published', 'published-secondary'].includes(vector.provenance),
  );
  return {
    outcomes,
    byRule: tally(outcomes, (vector) => vector.rule),
    byProvenance: tally(outcomes, (vector) => vector.provenance),
    grave,
  };
}
