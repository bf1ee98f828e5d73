/** Why a page was not fetched. */
export type EgressReason =
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
  | 'too_many_redirects';

const sentences: Record<EgressReason, string> = {
  invalid_address: 'The listing address is not a web address.',
  scheme: 'The listing address must begin with http:// or https://.',
  credentials: 'The listing address contains a user name or a password, so it was not opened.',
  port: 'The listing address names an unusual port, so it was not opened.',
  not_public: 'The listing address does not lead to a public web site, so it was not opened.',
  unknown_host: 'The web site of the listing address was not found.',
  unreachable: 'The web site of the listing did not answer.',
  insecure: 'The web site of the listing has no valid certificate, so it was not read.',
  too_slow: 'The web site of the listing took too long to answer.',
  too_large: 'The page at the listing address is too large to be a listing.',
  too_many_redirects: 'The listing address was redirected too many times.',
};

/** A fetch that the guard refused or that the site did not answer. The message is for the user and never holds a resolved address. */
export class EgressRefusal extends Error {
  readonly reason: EgressReason;
  constructor(reason: EgressReason, cause?: unknown) {
    super(sentences[reason], { cause });
    this.reason = reason;
  }
}
