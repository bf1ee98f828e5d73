/** Item of a validation answer: the way to the value, what it must be, the rule that failed. */
export interface ValidationItem {
  loc: (string | number)[];
  msg: string;
  type: string;
}

/** An expected failure of a request. It becomes the contract's `{detail}` with its status; features throw it, one handler answers. */
export class Problem extends Error {
  readonly status: number;
  readonly detail: string | ValidationItem[];
  readonly headers: Record<string, string>;
  constructor(status: number, detail: string | ValidationItem[], headers: Record<string, string> = {}) {
    super(typeof detail === 'string' ? detail : detail.map((item) => item.msg).join('; '));
    this.status = status;
    this.detail = detail;
    this.headers = headers;
  }
}

/** Also for another user's object, for a feature that is off, and for an operation that nothing serves yet. */
export const notFound = () => new Problem(404, 'Not found');

export const tooManyAttempts = (seconds: number) =>
  new Problem(429, `Too many attempts. Try again in ${seconds} seconds.`, { 'retry-after': String(seconds) });
