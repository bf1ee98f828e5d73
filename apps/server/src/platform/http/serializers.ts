import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifySerializerCompiler } from 'fastify';
import { compiledOnce } from './compiled-once.ts';

type Serializer = (answer: unknown) => string;

const compile = SerializerSelector()();
const made = new Map<string, Serializer>();

/** The one that Fastify uses. @throws where the schema cannot be compiled */
export const compileSerializer = (schema: object): Serializer => compile({ schema, method: '', url: '', httpStatus: '' });

/** Answers are written by their schemas, which are compiled with the first answer. */
export const serializerCompiler: FastifySerializerCompiler<object> = ({ schema }) => {
  const serializer = compiledOnce(made, schema, () => compileSerializer(schema));
  return (answer) => serializer()(answer);
};
