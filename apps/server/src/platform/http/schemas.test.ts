import type { RouteOptions } from 'fastify';
import { expect, it } from 'vitest';
import { compiledOnce } from './compiled-once.ts';
import { readContract } from './contract.ts';
import { createHttp } from './create-http.ts';
import { compileSerializer } from './serializers.ts';
import { serveApi } from './serve-api.ts';
import { compileValidator } from './validators.ts';

interface Part {
  content?: Record<string, { schema: object }>;
}
interface RouteSchema extends Partial<Record<(typeof parts)[number], Part>> {
  response?: Record<string, Part>;
}
const parts = ['body', 'querystring', 'params', 'headers'] as const;

/** Of a part of a request or an answer: one for each type of content where it names types. */
const schemasOf = (part: Part | undefined): object[] =>
  part === undefined ? [] : part.content ? Object.values(part.content).map(({ schema }) => schema) : [part];

it('all schemas of the contract can be compiled, though a server compiles each when it is first needed', async () => {
  const routes: RouteOptions[] = [];
  const app = await createHttp({ publicUrl: null, trustedProxies: [] }, false);
  app.addHook('onRoute', (route) => void routes.push(route));
  await serveApi(app, {
    contract: readContract(),
    handlers: {},
    schemes: { bearer: async () => null },
    features: { debug_mode: true, benchmark_enabled: true },
    publicUrl: null,
    keys: { claim: async () => ({ kind: 'first', keep: async () => {}, end: async () => {} }) },
  });
  await app.ready();
  await app.close();
  const compiled = { requests: 0, answers: 0 };
  for (const { schema } of routes) {
    const { response = {}, ...request } = (schema ?? {}) as RouteSchema;
    for (const name of parts)
      for (const one of schemasOf(request[name])) {
        expect(compileValidator(one, name)).toBeTypeOf('function');
        compiled.requests += 1;
      }
    for (const one of Object.values(response).flatMap(schemasOf)) {
      expect(compileSerializer(one)).toBeTypeOf('function');
      compiled.answers += 1;
    }
  }
  expect(compiled.requests).toBeGreaterThan(100);
  expect(compiled.answers).toBeGreaterThan(300);
});

it('one that cannot be compiled is refused', () => {
  expect(() => compileValidator({ type: 'nothing' }, 'body')).toThrow();
  expect(() => compileSerializer({ type: 'object', properties: { a: { $ref: '#/nowhere' } } })).toThrow();
});

it('a schema is compiled when it is first asked for, and once for all that have the same text', () => {
  const made = new Map<string, number>();
  let compiled = 0;
  const compile = () => {
    compiled += 1;
    return compiled;
  };
  const [first, same, other] = [{ type: 'string' }, { type: 'string' }, { type: 'number' }].map((schema) =>
    compiledOnce(made, schema, compile),
  );
  expect(compiled).toBe(0);
  expect([first?.(), same?.(), first?.(), other?.()]).toEqual([1, 1, 1, 2]);
});
