import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonSchema } from './engine.ts';
import { families } from './families.ts';
import type { Family } from './family.ts';
import { type Kind, type Kinds, names } from './kinds.ts';
import { ownVectors } from './read-vectors.ts';

/** What the engine refuses, by its codes; any family may expect it in place of results. */
export const { error: errorCode } = names(
  'invalid_amount|invalid_assumption|invalid_date|invalid_fact|price_missing|rule_not_in_force: error',
);

const provenances = ['published', 'published-secondary', 'published-inputs', 'published-recalled', 'computed', 'own-knowledge'] as const;

const object = (properties: Record<string, JsonSchema>, required: readonly string[] = []): JsonSchema => {
  return { type: 'object', properties, required, additionalProperties: false };
};
const text: JsonSchema = { type: 'string' };
const number: JsonSchema = { type: 'number' };
const tolerance = { anyOf: [number, object({ abs: number, rel: number, money_abs: number, ratio_abs: number })] };

/** A vector of any family; the reader checks the names of its family by the same tables that the families' schemas are made of. */
function shapeOf(family: JsonSchema, inputs: JsonSchema, expected: JsonSchema): JsonSchema {
  const rows: JsonSchema = { type: 'array', minItems: 1, items: object({ inputs, expected, tolerance }, ['inputs', 'expected']) };
  const provenance: JsonSchema = { type: 'string', enum: provenances };
  const words = { arithmetic: text, note: text, source: text };
  return object({ id: text, family, inputs, expected, rows, provenance, ...words, tolerance }, ['id', 'family', 'provenance']);
}

export const vectorSchema = shapeOf(text, { type: 'object' }, { type: 'object' });

const named = (kinds: Kinds): JsonSchema => {
  const describe = ({ schema, unit, fallback }: Kind<unknown>) => {
    const otherwise = fallback === undefined ? '' : `; ${JSON.stringify(fallback)} where left out`;
    return { ...schema, description: `${unit}${otherwise}` };
  };
  return object(Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, describe(kind)])));
};
const expectedOf = (family: Family) => named({ ...family.outputs, error: errorCode });

/** One row with what its vector states for all: the names of the family alone, each of its kind, and all that it asks for. */
export const rowSchema = (family: Family): JsonSchema => {
  const asked = Object.entries(family.inputs).filter(([, { optional }]) => !optional);
  const inputs = { ...named(family.inputs), required: asked.map(([name]) => name) };
  return object({ inputs, expected: expectedOf(family), tolerance }, ['inputs', 'expected']);
};

/** The schema of a file of vectors: one shape for each family, with its names and units. */
export function fileSchema(): JsonSchema {
  const shapes = Object.entries(families).map(([name, family]) => {
    return [name, { title: family.title, ...shapeOf({ const: name }, named(family.inputs), expectedOf(family)) }];
  });
  const items = { anyOf: Object.keys(families).map((name) => ({ $ref: `#/$defs/${name}` })) };
  const head = { $schema: text, file: text, generated: text, legend: { type: 'object' as const } };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Vectors of the underwriting engine',
    ...object({ ...head, vectors: { type: 'array', items } }, ['vectors']),
    $defs: Object.fromEntries(shapes),
  };
}

/** The families as a page: what each asks for, and what it answers. */
function familiesPage(): string {
  const without = ({ optional, fallback }: Kind<unknown>) =>
    fallback === undefined ? (optional ? '; may be left out' : '') : `; ${JSON.stringify(fallback)} where left out`;
  const listed = (kinds: Kinds) => Object.entries(kinds).map(([name, kind]) => `- \`${name}\`: ${kind.unit}${without(kind)}`);
  const sections = Object.entries(families).flatMap(([name, { title, inputs, outputs }]) => {
    return [`### ${name}`, '', title, '', 'Inputs:', '', ...listed(inputs), '', 'Results:', '', ...listed(outputs), ''];
  });
  return sections.join('\n');
}

/** A JSON Schema as text, each definition on a line of its own: a changed family is a changed line. */
function oneLineEach({ $defs = {}, ...rest }: JsonSchema): string {
  const lines = Object.entries($defs).map(([name, definition]) => `  ${JSON.stringify(name)}: ${JSON.stringify(definition)}`);
  return `${JSON.stringify(rest, null, 1).slice(0, -2)},\n "$defs": {\n${lines.join(',\n')}\n }\n}\n`;
}

const heading = '## Families\n';

/** What is made of the families' tables: the schema, and the part of the page beside the vectors that lists them. */
export function generatedFiles(): { path: string; text: string }[] {
  const [schema, page] = [join(ownVectors, 'vector.schema.json'), join(ownVectors, 'README.md')];
  const written = readFileSync(page, 'utf8').split(heading)[0];
  return [
    { path: schema, text: oneLineEach(fileSchema()) },
    { path: page, text: `${written}${heading}\n${familiesPage()}` },
  ];
}
