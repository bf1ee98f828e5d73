import { describe, expect, it } from 'vitest';
import { fragmentOf, problemOf, statusOf, userOf } from '../testing/index.ts';
import { createApiClient } from './create-api-client.ts';
import { readDetail } from './problem.ts';

function clientAnswering(
  answer: Response | ((request: Request) => Response | Promise<Response>),
  token: () => string | null = () => 'token-1',
) {
  const requests: Request[] = [];
  let endedSessions = 0;
  const client = createApiClient({
    baseUrl: 'http://127.0.0.1/api/v1',
    getToken: token,
    onUnauthorized: () => {
      endedSessions += 1;
    },
    fetch: async (request) => {
      requests.push(request);
      return typeof answer === 'function' ? answer(request) : answer;
    },
  });
  return { client, requests, endedSessions: () => endedSessions };
}

describe('a call', () => {
  it('goes to the contract path with the token of the moment', async () => {
    let token: string | null = 'first';
    const { client, requests } = clientAnswering(
      () => Response.json(userOf('subscriber')),
      () => token,
    );
    const { data } = await client.GET('/me');
    token = null;
    await client.GET('/me');
    expect(data?.email).toBe('haruka.mori@example.com');
    expect(requests.map((request) => [request.url, request.headers.get('Authorization')])).toEqual([
      ['http://127.0.0.1/api/v1/me', 'Bearer first'],
      ['http://127.0.0.1/api/v1/me', null],
    ]);
  });

  it('encodes an id so that it stays one part of the path', async () => {
    const { client, requests } = clientAnswering(Response.json(statusOf('pending')));
    await client.GET('/analysis/{id}/status', { params: { path: { id: '../admin' } } });
    expect(new URL(requests[0]?.url ?? '').pathname).toBe('/api/v1/analysis/..%2Fadmin/status');
  });

  it('hands on the words of the server', async () => {
    const { client } = clientAnswering(Response.json(problemOf('field list'), { status: 422 }));
    const { error } = await client.POST('/login', { body: { email: 'a@example.com', password: 'x' } });
    expect(error).toEqual(problemOf('field list'));
  });

  it.each([
    ['an empty body of length 0', () => new Response(null, { status: 502, headers: { 'Content-Length': '0' } })],
    ['an empty body', () => new Response('', { status: 502 })],
    ['a page of a proxy', () => new Response('<html>Bad gateway</html>', { status: 502, headers: { 'Content-Type': 'text/html' } })],
    ['JSON without a detail', () => Response.json({ error: 'no' }, { status: 502 })],
    ['JSON that is null', () => Response.json(null, { status: 502 })],
    ['an empty detail', () => Response.json({ detail: '' }, { status: 502 })],
  ])('is an error with a detail when the error is %s', async (_, answer) => {
    const { client } = clientAnswering(answer);
    const { data, error, response } = await client.GET('/me');
    expect(data).toBeUndefined();
    expect(error).toMatchObject({ code: 'unavailable', detail: 'The server answered 502.', source: 'unreadable' });
    expect(response.status).toBe(502);
    expect(readDetail(error, 'Login failed')).toBe('Login failed');
  });

  it.each([
    ['a page', () => new Response('<!doctype html><title>Rimawari</title>', { headers: { 'Content-Type': 'text/html' } })],
    ['nothing', () => new Response(null, { status: 200, headers: { 'Content-Length': '0' } })],
    ['half of an object', () => new Response('{"id":')],
  ])('is an error when a success brings %s instead of JSON', async (_, answer) => {
    const { client } = clientAnswering(answer);
    const { data, error, response } = await client.GET('/me');
    expect(data).toBeUndefined();
    expect(error).toMatchObject({ source: 'unreadable' });
    expect(response.status).toBe(502);
  });

  it('is an error when nothing is reached', async () => {
    const { client } = clientAnswering(() => Promise.reject(new TypeError('fetch failed')));
    const { error, response } = await client.GET('/me');
    expect(error).toMatchObject({ detail: 'We couldn’t reach the server. Check your connection and try again.', source: 'unreachable' });
    expect(response.status).toBe(503);
  });

  it('keeps Retry-After when it has to write the error itself', async () => {
    const { client } = clientAnswering(new Response('slow down', { status: 429, headers: { 'Retry-After': '30' } }));
    const { response } = await client.GET('/me');
    expect(response.headers.get('Retry-After')).toBe('30');
  });

  it.each([
    [401, 'not_signed_in'],
    [404, 'not_found'],
    [409, 'internal'],
    [413, 'too_large'],
    [422, 'validation_failed'],
    [503, 'unavailable'],
  ])('gives an answer of %i without a code the general one', async (status, code) => {
    const { client } = clientAnswering(Response.json({ detail: 'Words of an older server' }, { status }));
    const { error } = await client.GET('/me');
    expect(error).toEqual({ code, detail: 'Words of an older server' });
  });

  it('has neither data nor error after 204', async () => {
    const { client } = clientAnswering(new Response(null, { status: 204 }));
    const { data, error, response } = await client.POST('/logout');
    expect([data, error, response.status]).toEqual([undefined, undefined, 204]);
  });
});

describe('a 401', () => {
  it('ends the session and stays an error', async () => {
    const { client, endedSessions } = clientAnswering(Response.json(problemOf('no session'), { status: 401 }));
    const { error } = await client.GET('/me');
    expect(error).toEqual(problemOf('no session'));
    expect(endedSessions()).toBe(1);
  });

  it('ends the session even without a readable body', async () => {
    const { client, endedSessions } = clientAnswering(new Response(null, { status: 401, headers: { 'Content-Length': '0' } }));
    await client.GET('/me');
    expect(endedSessions()).toBe(1);
  });

  it('leaves the form alone when it answers a sign-in', async () => {
    const { client, endedSessions } = clientAnswering(Response.json(problemOf('wrong credentials'), { status: 401 }));
    const { error } = await client.POST('/login', { body: { email: 'a@example.com', password: 'x' } });
    expect(readDetail(error)).toBe('Incorrect email or password');
    expect(endedSessions()).toBe(0);
  });

  it('to an old token does not end the session that has begun since', async () => {
    let token = 'old';
    const { client, endedSessions } = clientAnswering(
      () => {
        token = 'new';
        return Response.json(problemOf('no session'), { status: 401 });
      },
      () => token,
    );
    await client.GET('/me');
    expect(endedSessions()).toBe(0);
  });
});

describe('submitting through a supplied fetch', () => {
  it('sends the same form, without progress', async () => {
    const { client, requests } = clientAnswering(() => Response.json({ job_id: 'a1' }, { status: 201 }));
    const { data } = await client.submitAnalysis({ files: [new File(['a,b'], 'rents.csv', { type: 'text/csv' })], urls: [] });
    const form = await requests[0]?.formData();
    expect(data).toEqual({ job_id: 'a1' });
    expect([...(form?.keys() ?? [])]).toEqual(['urls', 'files']);
  });
});

describe('a report fragment', () => {
  it('is asked for as HTML, nested pages by their path', async () => {
    const { client, requests } = clientAnswering(
      () => new Response(fragmentOf('nested'), { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
    );
    const { data } = await client.readFragment({ id: 'a1', path: 'notes/方法.html' });
    expect(data).toBe(fragmentOf('nested'));
    expect(requests[0]?.headers.get('Accept')).toBe('text/html');
    expect(new URL(requests[0]?.url ?? '').searchParams.get('path')).toBe('notes/方法.html');
  });
});

describe('a download', () => {
  it('brings bytes, type and a safe name', async () => {
    const headers = {
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'attachment; filename="x.pdf"; filename*=UTF-8\'\'%E5%9B%B3.pdf',
    };
    const { client, requests } = clientAnswering(() => new Response(new Uint8Array([37, 80, 68, 70, 0, 255]), { headers }));
    const { data } = await client.downloadSource({ id: 'a1', sourceId: 's1' });
    expect(data).toMatchObject({ filename: '図.pdf', contentType: 'application/pdf' });
    expect([...((await data?.blob.bytes()) ?? [])]).toEqual([37, 80, 68, 70, 0, 255]);
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer token-1');
  });

  it('of an empty document is an empty blob', async () => {
    const { client } = clientAnswering(() => new Response('', { headers: { 'Content-Length': '0', 'Content-Type': 'text/csv' } }));
    const { data } = await client.downloadSource({ id: 'a1', sourceId: 's1' });
    expect(data?.blob.size).toBe(0);
    expect(data?.filename).toBe('document');
  });

  it('of a report that is JSON is not parsed', async () => {
    const { client, requests } = clientAnswering(() => Response.json({ schema_version: 1 }));
    const { data } = await client.downloadReport({ id: 'a1', format: 'json' });
    expect(await data?.blob.text()).toBe('{"schema_version":1}');
    expect(data?.filename).toBe('report.json');
    expect(requests[0]?.url).toMatch(/\/report\?format=json$/);
  });

  it('that is refused is an error', async () => {
    const { client } = clientAnswering(() => Response.json(problemOf('not ready'), { status: 409 }));
    const { data, error } = await client.downloadReport({ id: 'a1', format: 'pdf' });
    expect(data).toBeUndefined();
    expect(error).toEqual(problemOf('not ready'));
  });
});
