import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { form } from '../../testing/start-app.ts';
import { stubApi } from '../../testing/stub-api.ts';
import { type OperationId, readContract } from './contract.ts';
import type { Handlers } from './operation.ts';
import { Problem } from './problem.ts';

const document = parse(readFileSync(new URL('../../../../../openapi.yaml', import.meta.url), 'utf8'));
const contract = readContract();

/** One request that its operation accepts as far as the contract goes, from the contract's own examples. */
interface Sample {
  path: Record<string, string>;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
}

interface Parameter {
  $ref?: string;
  in: 'path' | 'query' | 'header';
  name: string;
  example: unknown;
}

function sampleOf(id: OperationId): Sample {
  const rule = contract.operations.get(id);
  if (rule === undefined) throw new Error(`no operation ${id}`);
  const item = document.paths[rule.path];
  const node = item[rule.method.toLowerCase()];
  const parameters: Parameter[] = [...(item.parameters ?? []), ...(node.parameters ?? [])].map((given: Parameter) =>
    given.$ref === undefined ? given : document.components.parameters[given.$ref.split('/').at(-1) ?? ''],
  );
  const of = (place: Parameter['in']) =>
    Object.fromEntries(parameters.filter((one) => one.in === place).map((one) => [one.name, String(one.example)]));
  const examples = node.requestBody?.content['application/json']?.examples;
  const [example] = Object.values<{ value: unknown }>(examples ?? {});
  return { path: of('path'), query: of('query'), headers: of('header'), body: example?.value };
}

/** Every way to replace one text by a hostile one, and the name of what was replaced. */
function* spoiled(value: unknown, way: string, bad: string): Generator<[string, unknown]> {
  if (typeof value === 'string') yield [way, bad + value];
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      for (const [name, changed] of spoiled(item, `${way}.${index}`, bad)) yield [name, value.with(index, changed)];
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value))
      for (const [name, changed] of spoiled(member, `${way}.${key}`, bad)) yield [name, { ...value, [key]: changed }];
    // The names of a path are the contract's.
    if (way !== 'path') yield [`a name in ${way}`, { ...value, [`${bad}x`]: 'y' }];
  }
}

const hostile = { NUL: '\u0000', BEL: '\u0007', ESC: '\u001b', DEL: '\u007f', NEL: '\u0085', 'half a pair': '\ud83d' };
const line = { 'line feed': '\n', tab: '\t', 'line separator': '\u2028' };

describe('a text that no operation takes', () => {
  let app: Awaited<ReturnType<typeof stubApi>>;
  let reached = 0;
  beforeAll(async () => {
    const handlers = Object.fromEntries(
      [...contract.operations.keys()].map((id) => [
        id,
        async (call: { form: AsyncIterable<unknown> }) => {
          // The form's handler reads it; the others have what they need.
          if (id === 'createAnalysis') for await (const _ of call.form);
          reached += 1;
          throw new Problem('not_found', 'Not found');
        },
      ]),
    );
    app = await stubApi(handlers as unknown as Handlers);
  });
  afterAll(() => app.close());
  beforeEach(() => {
    reached = 0;
  });

  const send = (id: OperationId, { path, query, headers, body }: Sample) => {
    const rule = contract.operations.get(id);
    const url = rule?.path.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
    const asked = new URLSearchParams(query).toString();
    return app.inject({
      method: rule?.method as 'GET',
      url: `/api/v1${url}${asked === '' ? '' : `?${asked}`}`,
      headers: { authorization: 'Bearer admin', ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
  };

  // What is signed is the word of whoever signed it, and its operation reads it itself.
  const withoutForm = [...contract.operations.values()].filter((rule) => !rule.multipart && !rule.rawBody).map((rule) => rule.id);
  it.each(withoutForm)('is refused by %s wherever it has text', async (id) => {
    const sample = sampleOf(id);
    expect((await send(id, sample)).statusCode, 'the sample itself').toBe(404);
    expect(reached).toBe(1);
    for (const [what, bad] of Object.entries({ ...hostile, ...line })) {
      const isLine = what in line;
      for (const place of ['path', 'query', 'body'] as const) {
        if (place !== 'body' && !bad.isWellFormed()) continue;
        // Where several lines are allowed another test looks.
        if (place === 'body' && isLine && /Profile|Webhook/.test(id)) continue;
        for (const [where, changed] of spoiled(sample[place], place, bad)) {
          const answer = await send(id, { ...sample, [place]: changed });
          expect([where, what, answer.statusCode, answer.json().code]).toEqual([where, what, 422, 'validation_failed']);
        }
      }
    }
    expect(reached).toBe(1);
  });

  it('may have several lines where the contract says so', async () => {
    const body = { name: 'Profile', description: 'One\r\n\tTwo', config: {} };
    const sample = { ...sampleOf('createBenchmarkProfile'), body };
    expect((await send('createBenchmarkProfile', sample)).statusCode).toBe(404);
    const named = await send('createBenchmarkProfile', { ...sample, body: { ...body, name: 'Two\nlines' } });
    expect(named.json().detail).toEqual([{ loc: ['body', 'name'], msg: 'must not hold control characters', type: 'control_characters' }]);
  });

  const inForms = Object.entries({ ...hostile, ...line }).filter(([, bad]) => bad.isWellFormed());
  it.each(inForms)('is refused in a form: %s', async (what, bad) => {
    const send = async (parts: [string, string][]) => {
      const { headers, ...request } = await form(parts);
      const answer = await app.inject({ ...request, url: '/api/v1/analysis', headers: { ...headers, authorization: 'Bearer user' } });
      return [answer.statusCode, answer.json().code];
    };
    expect(await send([['title', `a${bad}b`]])).toEqual([422, 'validation_failed']);
    // A browser writes line breaks in names as %0A.
    if (what in hostile)
      expect(await send([[`title${bad}`, 'a']])).toEqual([422, expect.stringMatching(/^(validation_failed|unreadable_body)$/)]);
    expect(reached).toBe(0);
  });

  it('is refused where it is nested deeper than anything the contract knows', async () => {
    const payload = `{"email":${'['.repeat(10_000)}${']'.repeat(10_000)},"password":"x"}`;
    const answer = await app.inject({ method: 'POST', url: '/api/v1/login', payload, headers: { 'content-type': 'application/json' } });
    expect([answer.statusCode, answer.json().detail]).toEqual([
      422,
      [{ loc: ['body', 'email', 0], msg: 'must not be nested so deep', type: 'depth' }],
    ]);
  });

  it('is refused in an address that cannot be decoded', async () => {
    const answer = await app.inject({ url: '/api/v1/analysis/%ed%a0%80', headers: { authorization: 'Bearer user' } });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'validation_failed']);
  });
});
