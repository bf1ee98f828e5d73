import { readFileSync } from 'node:fs';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

/** The contract as tests read it: its operations, and a validator for any of its schemas. Node only; not exported from the package. */

export interface Json {
  [key: string]: Json | undefined;
}

export interface Operation {
  id: string;
  method: string;
  path: string;
  definition: Json;
  parameters: Json[];
}

export const contract = parse(readFileSync(new URL('../../../../openapi.yaml', import.meta.url), 'utf8')) as Json;

/** Follows a `$ref` of the contract. */
export function resolved(node: Json | undefined): Json {
  if (!node) throw new Error('Nothing here in the contract');
  const reference = referenceOf(node);
  return reference ? resolved(at(reference.slice(2).split('/'))) : node;
}

function referenceOf(node: Json | undefined): string | undefined {
  const reference: unknown = node?.$ref;
  return typeof reference === 'string' ? reference : undefined;
}

function at(way: string[]): Json {
  let found: Json | undefined = contract;
  for (const key of way) found = found?.[key];
  if (!found) throw new Error(`The contract has nothing at ${way.join('/')}`);
  return found;
}

const verbs = ['get', 'post', 'put', 'patch', 'delete'];

export const operations: Operation[] = entriesOf(contract.paths).flatMap(([path, item]) =>
  entriesOf(item)
    .filter(([method]) => verbs.includes(method))
    .map(([method, definition]) => ({
      id: String(definition.operationId),
      method,
      path,
      definition,
      parameters: [...listOf(item.parameters), ...listOf(definition.parameters)].map(resolved),
    })),
);

export function listOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

export function entriesOf(value: Json | undefined): [string, Json][] {
  return Object.entries(value ?? {}).filter((entry): entry is [string, Json] => entry[1] !== undefined);
}

const ajv = new Ajv2020.default({ strict: true, allowUnionTypes: true, strictTypes: false, allErrors: true });
addFormats.default(ajv);
ajv.addFormat('binary', true);
for (const extension of ['x-status', 'x-multiline']) ajv.addKeyword(extension);
// Each schema under its own name, since strict mode does not know the words of the document around them.
for (const [name, schema] of entriesOf(contract.components?.schemas)) ajv.addSchema(alone(schema), `contract:${name}`);

function alone(schema: Json): Json {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', '"contract:'));
}

function validatorOf(schema: string | Json): ValidateFunction {
  return ajv.compile(typeof schema === 'string' ? { $ref: `contract:${schema}` } : alone(schema));
}

/** What is wrong with a value by a schema's name or a schema written in place: one line each, nothing when it fits. */
export function faultsOf(schema: string | Json, value: unknown): string[] {
  const validate = validatorOf(schema);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
}
