import { problemStatuses } from '../limits.gen.ts';
import type { Schemas } from '../schemas.ts';

/** What happened, for programs; the words of a `detail` may change, a code never does. */
export type ProblemCode = Schemas['ProblemCode'];

/** Every error of the client: the server's `{detail, code}`, or a sentence of the client's own when the server sent none. */
export type Problem = Schemas['Problem'] & {
  /** Present when the client wrote the detail: nothing was reached, or the answer was not the contract's. */
  source?: 'unreachable' | 'unreadable';
};

/**
 * The server's own words about an error, as one line of text.
 *
 * A string is given as it is; a list becomes `location - message` items joined by `; ` (spec section 8).
 * Without words of the server (nothing was reached, an empty body, a proxy's HTML page) the result is `fallback`,
 * or `undefined` when none is given. Accepts anything, since errors are caught as `unknown`.
 */
export function readDetail(error: unknown): string | undefined;
export function readDetail(error: unknown, fallback: string): string;
export function readDetail(error: unknown, fallback?: string): string | undefined {
  if (!isRecord(error) || error.source === 'unreachable' || error.source === 'unreadable') return fallback;
  const { detail } = error;
  const text = Array.isArray(detail) ? detail.map(readItem).filter(Boolean).join('; ') : detail;
  return typeof text === 'string' && text.trim() !== '' ? text : fallback;
}

function readItem(item: unknown): string {
  if (typeof item === 'string') return item;
  if (!isRecord(item)) return '';
  const place = Array.isArray(item.loc) ? item.loc.map(String).join('.') : '';
  const message = typeof item.msg === 'string' ? item.msg : '';
  return place && message ? `${place} - ${message}` : place || message;
}

export function isProblem(value: unknown): value is Pick<Problem, 'detail'> & { code?: unknown } {
  return isRecord(value) && (Array.isArray(value.detail) || (typeof value.detail === 'string' && value.detail !== ''));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The code that says no more than the status does, for an answer that came without one. */
export function codeOfStatus(status: number): ProblemCode {
  const general: ProblemCode[] = [
    'validation_failed',
    'not_signed_in',
    'forbidden',
    'not_found',
    'too_large',
    'unsupported_type',
    'rate_limited',
  ];
  return (
    general.find((code) => problemStatuses[code] === status) ??
    (status === 502 || status === 503 || status === 504 ? 'unavailable' : 'internal')
  );
}

/** An answer in the contract's error form, for where the real one is missing or cannot be read. */
export function problemResponse(status: number, problem: Problem): Response {
  return Response.json(problem, { status });
}
