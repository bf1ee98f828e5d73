import { differences } from './compare.ts';
import { families } from './families.ts';
import { withKnownNames } from './input-names.ts';
import { answerFor } from './output-names.ts';
import type { Family, Outputs, Vector } from './vector.ts';

export interface VectorOutcome {
  vector: Vector;
  failures: string[];
}

/** Reader of a rule; a rule with a further part in its name (`LOAN-LEVEL-35Y`) has the reader of what stands before it. */
function familyOf(rule: string): Family | undefined {
  for (let name = rule; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('-')))) if (families[name]) return families[name];
  return undefined;
}

function compare(vector: Vector, key: string, expected: unknown, outputs: Outputs): string[] {
  const actual = answerFor(key, outputs, expected);
  if (actual === undefined && expected !== undefined) {
    const known = Object.keys(outputs).filter((name) => outputs[name] !== undefined);
    return [
      `${key}: expected ${JSON.stringify(expected)}; from ${Object.keys(vector.inputs).join(', ')} follow only ${known.join(', ') || 'nothing'}`,
    ];
  }
  return differences(expected, actual, vector.tolerance, key);
}

/** Works out one vector and names every expected key that differs, or that the reader does not know. */
export function checkVector(vector: Vector, all: readonly Vector[]): VectorOutcome {
  const family = familyOf(vector.rule);
  if (!family) return { vector, failures: [`the rule ${vector.rule} is not known`] };
  try {
    const outputs = family(withKnownNames(vector.inputs), vector.expected, all);
    return { vector, failures: Object.entries(vector.expected).flatMap(([key, expected]) => compare(vector, key, expected, outputs)) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return {
      vector,
      failures: [`${message} (given: ${Object.keys(vector.inputs).join(', ')}; asked for: ${Object.keys(vector.expected).join(', ')})`],
    };
  }
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
