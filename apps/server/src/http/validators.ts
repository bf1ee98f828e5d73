import { Ajv2020 } from 'ajv/dist/2020.js';
import type { FastifySchemaCompiler } from 'fastify';

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

/** Bodies are taken as they are: a number is not a password. Addresses and headers are text, so there numbers are read from it. */
export function createValidatorCompiler(): FastifySchemaCompiler<object> {
  const body = withFormats(new Ajv2020(common));
  const text = withFormats(new Ajv2020({ ...common, coerceTypes: 'array' }));
  return ({ schema, httpPart }) => (httpPart === 'body' ? body : text).compile(httpPart === 'headers' ? inLowerCase(schema) : schema);
}
