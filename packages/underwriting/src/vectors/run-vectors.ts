import { differences } from './compare.ts';
import { families } from './families.ts';
import type { Vector } from './vector.ts';

export interface VectorOutcome {
  vector: Vector;
  failures: string[];
}

/** Works out one vector and names every expected key that differs. */
export function checkVector(vector: Vector, all: readonly Vector[]): VectorOutcome {
  const family = families[vector.rule];
  if (!family) return { vector, failures: [`the rule ${vector.rule} is not known`] };
  try {
    const outputs = family(vector.inputs, vector.expected, all);
    return {
      vector,
      failures: Object.entries(vector.expected).flatMap(([key, expected]) => differences(expected, outputs[key], vector.tolerance, key)),
    };
  } catch (error) {
    return { vector, failures: [error instanceof Error ? error.message : String(error)] };
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
