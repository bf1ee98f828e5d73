import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifySchemaCompiler } from 'fastify';
import { compiledOnce } from './compiled-once.ts';

const common = { allErrors: true, strict: 'log', strictTypes: false, allowUnionTypes: true, useDefaults: true } as const;

function withFormats(ajv: Ajv2020): Ajv2020 {
  return ajv
    .addFormat('binary', true)
    .addFormat('date-time', (text) => !Number.isNaN(Date.parse(text)))
    .addFormat('uri', (text) => URL.canParse(text))
    .addKeyword('example')
    .addKeyword('x-multiline')
    .addKeyword('x-status');
}

/** Node gives names of headers in lower case; with a compiler of one's own, Fastify leaves those of the schema as they are. */
function inLowerCase({ properties = {}, required = [], ...schema }: { properties?: Record<string, object>; required?: string[] }): object {
  return {
    ...schema,
    properties: Object.fromEntries(Object.entries(properties).map(([name, property]) => [name.toLowerCase(), property])),
    required: required.map((name) => name.toLowerCase()),
  };
}

const body = withFormats(new Ajv2020(common));
const text = withFormats(new Ajv2020({ ...common, coerceTypes: 'array' }));

/** Bodies are taken as they are: a number is not a password. Addresses and headers are text, so there numbers are read from it. @throws where the schema cannot be compiled */
export const compileValidator = (schema: object, httpPart: string | undefined): ValidateFunction =>
  (httpPart === 'body' ? body : text).compile(httpPart === 'headers' ? inLowerCase(schema) : schema);

const made = new Map<string, Map<string, ValidateFunction>>();

/** Schemas of requests are compiled with the first request. */
export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema, httpPart = '' }) => {
  const ofPart = made.get(httpPart) ?? new Map<string, ValidateFunction>();
  made.set(httpPart, ofPart);
  const validator = compiledOnce(ofPart, schema, () => compileValidator(schema, httpPart));
  // Fastify reads the faults from the function right after it was called.
  const validate: ReturnType<FastifySchemaCompiler<object>> = (data: unknown) => {
    const validated = validator();
    const isValid = validated(data);
    validate.errors = validated.errors ?? null;
    return isValid;
  };
  return validate;
};
