import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { fingerprintOfForm, fingerprintOfJson } from '../idempotency/fingerprint.ts';
import type { IdempotencyKeys, KeptAnswer } from '../idempotency/keys.ts';
import type { Caller } from './caller.ts';
import type { OperationRule } from './contract.ts';
import type { SubmittedForm } from './form.ts';
import { Problem } from './problem.ts';

/** What an attempt gets: the form to read, and where its answer is kept. */
export interface Attempt {
  form: SubmittedForm | null;
  keepAnswer: (trx: Kysely<Tables>, answer: KeptAnswer) => Promise<void>;
}

export interface OnceOptions {
  request: FastifyRequest;
  rule: OperationRule;
  caller: Caller;
  form: SubmittedForm | null;
  keys: IdempotencyKeys;
}

/** The key of a request whose operation takes one. */
export function idempotencyKeyOf(request: FastifyRequest, rule: OperationRule): string | null {
  const key = request.headers['idempotency-key'];
  return rule.idempotent && typeof key === 'string' ? key : null;
}

/**
 * Runs an operation once for each key of a caller. The same request again is given the same answer; another one under
 * the key is refused, and so is one that comes while the first is at work. What was refused or failed pins nothing.
 * @throws Problem 409
 */
export async function once(key: string, options: OnceOptions, run: (attempt: Attempt) => Promise<KeptAnswer>): Promise<KeptAnswer> {
  const { request, rule, caller, keys } = options;
  const claim = await keys.claim(caller, rule.id, key);
  const form = options.form === null ? null : fingerprintOfForm(options.form);
  const fingerprint = () => form?.fingerprint() ?? fingerprintOfJson([request.params, request.query, request.body ?? null]);

  if (claim.kind === 'answered') {
    if (form !== null) for await (const _ of form.form);
    if (fingerprint() === claim.fingerprint) return claim.answer;
    throw new Problem('idempotency_conflict', 'This Idempotency-Key was used for another request. Send this one with a new key.');
  }

  let isKept = false;
  try {
    const answer = await run({
      form: form?.form ?? null,
      keepAnswer: async (trx, given) => {
        await claim.keep(trx, fingerprint(), given);
        isKept = true;
      },
    });
    if (!isKept) await claim.keep(null, fingerprint(), answer);
    return answer;
  } finally {
    await claim.end();
  }
}
