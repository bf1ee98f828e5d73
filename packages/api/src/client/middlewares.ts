import type { Middleware } from 'openapi-fetch';
import { codeOfStatus, isProblem, type Problem, problemResponse } from './problem.ts';

const unreachable: Problem = {
  code: 'unavailable',
  detail: 'We couldn’t reach the server. Check your connection and try again.',
  source: 'unreachable',
};
const notJson: Problem = { code: 'unavailable', detail: 'The server sent an answer that cannot be read.', source: 'unreadable' };

/** Sends the bearer token, and reports a session that has ended. */
export function sessionMiddleware(getToken: () => string | null, onUnauthorized: () => void): Middleware {
  return {
    onRequest({ request }) {
      const token = getToken();
      if (token) request.headers.set('Authorization', `Bearer ${token}`);
      return request;
    },
    onResponse({ request, response, schemaPath }) {
      if (response.status !== 401) return;
      // A failed sign-in is an answer to the form, not the end of a session.
      if (schemaPath === '/login' && request.method === 'POST') return;
      // A late answer to an old token must not end the session that has begun since.
      if (request.headers.get('Authorization') === (getToken() ? `Bearer ${getToken()}` : null)) onUnauthorized();
    },
  };
}

/**
 * Makes every failure an error with a `detail` and a `code`.
 *
 * openapi-fetch gives `undefined` for an empty error body and a bare string for a proxy's HTML page, throws on a network
 * failure, and throws on a success whose JSON is cut off or is a page. An abort stays an abort.
 */
export const problemMiddleware: Middleware = {
  async onResponse({ request, response, options }) {
    if (!response.ok) {
      const body: unknown = await response
        .clone()
        .json()
        .catch(() => null);
      if (!isProblem(body)) return rewritten(response, { detail: `The server answered ${response.status}.`, source: 'unreadable' });
      // A server of the version before answers without a code.
      return typeof body.code === 'string' ? undefined : rewritten(response, { detail: body.detail });
    }
    if (options.parseAs === 'stream' || response.status === 204) return;
    try {
      // Read here in whole, so that an answer that breaks off is an error of the call and not an exception of its reader.
      const body = await response.blob();
      if (options.parseAs === 'json') JSON.parse(await body.text());
      return new Response(body, { status: response.status, statusText: response.statusText, headers: response.headers });
    } catch (error) {
      if (request.signal.aborted) throw error;
      return error instanceof SyntaxError ? problemResponse(502, notJson) : problemResponse(503, unreachable);
    }
  },
  onError({ request }) {
    return request.signal.aborted ? undefined : problemResponse(503, unreachable);
  },
};

function rewritten(response: Response, problem: Omit<Problem, 'code'>): Response {
  const answer = problemResponse(response.status, { ...problem, code: codeOfStatus(response.status) });
  const retryAfter = response.headers.get('Retry-After');
  if (retryAfter) answer.headers.set('Retry-After', retryAfter);
  return answer;
}
