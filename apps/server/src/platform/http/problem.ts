import { problemStatuses } from '@rimawari/api/limits';
import type { components } from '@rimawari/api/types';

export type ProblemCode = components['schemas']['ProblemCode'];

/** Item of a validation answer: the way to the value, what it must be, the rule that failed. */
export interface ValidationItem {
  loc: (string | number)[];
  msg: string;
  type: string;
}

/**
 * An expected failure of a request. It becomes the contract's `{detail, code}` with the status that the contract gives
 * the code; features throw it, one handler answers.
 */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly detail: string | ValidationItem[];
  readonly headers: Record<string, string>;
  constructor(code: ProblemCode, detail: string | ValidationItem[], headers: Record<string, string> = {}) {
    super(typeof detail === 'string' ? detail : detail.map((item) => item.msg).join('; '));
    this.code = code;
    this.status = problemStatuses[code];
    this.detail = detail;
    this.headers = headers;
  }
}

/** The problem that an error is, or was caused by: a store wraps what the stream it reads from threw. */
export function problemIn(error: unknown): Problem | null {
  for (let inner = error; inner instanceof Error; inner = inner.cause) if (inner instanceof Problem) return inner;
  return null;
}

/** Also for another user's object, for a feature that is off, and for an operation that nothing serves yet. */
export const notFound = () => new Problem('not_found', 'Not found');

export const notSignedIn = () => new Problem('not_signed_in', 'Sign in to continue');

export const invalid = (loc: ValidationItem['loc'], msg: string, type: string) => new Problem('validation_failed', [{ loc, msg, type }]);

export const tooManyAttempts = (seconds: number) =>
  new Problem('rate_limited', `Too many attempts. Try again in ${seconds} seconds.`, { 'retry-after': String(seconds) });
