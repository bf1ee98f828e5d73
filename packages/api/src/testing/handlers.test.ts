import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { entriesOf, faultsOf, type Operation, operations, resolved } from './contract.ts';
import { baselineHandlers, http, userOf } from './index.ts';

const server = setupServer(...baselineHandlers);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

// The provider calls the webhook, never a browser.
const called = operations.filter(({ id }) => id !== 'receiveStripeWebhook');

describe('the baseline handlers answer as the contract says', () => {
  it.each(called.map((operation) => [operation.id, operation] as const))('%s', async (_, operation) => {
    const response = await fetch(requestOf(operation));
    const answer = resolved(operation.definition.responses?.[response.status]);
    const content = entriesOf(answer.content);
    const json = content.find(([type]) => type === 'application/json');
    if (content.length === 0) expect(await response.text()).toBe('');
    else if (json && response.headers.get('Content-Type')?.startsWith('application/json'))
      expect(faultsOf(json[1].schema ?? {}, await response.json())).toEqual([]);
    else expect((await response.text()).length).toBeGreaterThan(0);
    expect(response.ok).toBe(true);
  });
});

describe('the typed handler factory', () => {
  it('lets a situation stand before the baseline', async () => {
    server.use(http.get('/me', ({ response }) => response(200).json(userOf('administrator'))));
    const user = await (await fetch('http://127.0.0.1:3999/api/v1/me')).json();
    expect(user).toEqual(userOf('administrator'));
  });

  it('does not compile with what the contract forbids', () => {
    const handlers = [
      // @ts-expect-error a user without an id is not a User
      http.get('/me', ({ response }) => response(200).json({ email: 'a@example.com' })),
      // @ts-expect-error /me never answers 418
      http.get('/me', ({ response }) => response(418).json({ detail: 'no' })),
      // @ts-expect-error there is no such path
      http.get('/mee', ({ response }) => response(200).json(userOf('subscriber'))),
      // @ts-expect-error the history has no query named size
      http.get('/analysis', ({ query, response }) => response(200).json({ jobs: [], total: Number(query.get('size')) })),
    ];
    expect(handlers).toHaveLength(4);
  });
});

function requestOf({ path, method, definition, parameters }: Operation): Request {
  const url = new URL(`http://127.0.0.1:3999/api/v1${path}`);
  for (const parameter of parameters) {
    const value = String(parameter.example);
    if (String(parameter.in) === 'path') url.pathname = url.pathname.replace(encodeURI(`{${parameter.name}}`), value);
    if (String(parameter.in) === 'query') url.searchParams.set(String(parameter.name), value);
  }
  const verb = method.toUpperCase();
  const [example] = entriesOf(definition.requestBody?.content?.['application/json']?.examples);
  if (example)
    return new Request(url, { method: verb, body: JSON.stringify(example[1].value), headers: { 'Content-Type': 'application/json' } });
  if (definition.requestBody) return new Request(url, { method: verb, body: new FormData() });
  return new Request(url, { method: verb });
}
