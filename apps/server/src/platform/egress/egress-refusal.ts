import { reasonSentence, type SourceReason } from '@rimawari/underwriting';

/** Why a page was not fetched. */
export type EgressReason = Extract<
  SourceReason,
  | 'invalid_address'
  | 'scheme'
  | 'credentials'
  | 'port'
  | 'not_public'
  | 'unknown_host'
  | 'unreachable'
  | 'insecure'
  | 'too_slow'
  | 'too_large'
  | 'too_many_redirects'
>;

/** A fetch that the guard refused or that the site did not answer. The message is for the user and never holds a resolved address. */
export class EgressRefusal extends Error {
  readonly reason: EgressReason;
  constructor(reason: EgressReason, cause?: unknown) {
    super(reasonSentence('The listing address', reason), { cause });
    this.reason = reason;
  }
}
