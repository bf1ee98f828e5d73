/** A refusal in the provider's form. What was changed before it is undone, unless it says otherwise. */
export class StripeProblem extends Error {
  readonly status: number;
  readonly body: ProblemBody;
  /** The failed attempt itself stays on record, as after a declined card. */
  readonly keepsChanges: boolean;
  constructor(status: number, body: ProblemBody, keepsChanges = false) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.keepsChanges = keepsChanges;
  }
}

export interface ProblemBody {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  code?: string;
  decline_code?: string;
  message: string;
  param?: string;
  [more: string]: unknown;
}

export const invalid = (message: string, param?: string, code?: string) =>
  new StripeProblem(400, {
    type: 'invalid_request_error',
    ...(code === undefined ? {} : { code }),
    message,
    ...(param === undefined ? {} : { param }),
  });

/** An object in the path of the request is answered with 404, one in its parameters with 400. */
export const missing = (noun: string, id: string, param = 'id') =>
  new StripeProblem(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${noun}: '${id}'`,
    param,
  });
