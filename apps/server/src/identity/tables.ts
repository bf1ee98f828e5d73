import type { ColumnType, Generated } from 'kysely';
import type { Instant, InstantOrNone } from '../platform/index.ts';

export interface UserTable {
  id: string;
  /** Lowercase. */
  email: string;
  full_name: string;
  password_hash: string;
  is_active: Generated<boolean>;
  is_superuser: Generated<boolean>;
  /** The provider's word, where `active` also stands for a trial; `none` without a subscription. */
  subscription_status: Generated<string>;
  /** The end of the paid period. */
  subscription_end_date: InstantOrNone;
  /** Of the plan, or as an administrator set it; -1 is unlimited. */
  monthly_analysis_limit: Generated<number>;
  /** On whose day and time each month of the subscription begins. */
  billing_anchor: InstantOrNone;
  /** When a cancelled subscription ends, whether or not the provider has said so yet. */
  access_ends_at: InstantOrNone;
  /** Set by an administrator, and when: it holds until a subscription ends after that. */
  administrator_limit: number | null;
  administrator_limit_at: InstantOrNone;
  /** -1 is unlimited. */
  complimentary_analysis_credits: number;
  /** When the owner proved the address with a link of a mail. */
  email_verified_at: InstantOrNone;
  /** The owner wishes to be asked for a code at sign-in, whatever the policy says. */
  second_factor: Generated<boolean>;
  /** The owner wishes a mail when an analysis has ended. */
  mail_when_finished: Generated<boolean>;
  created_at: Instant;
}

export interface AccessTokenTable {
  /** SHA-256 of the token, in hex. */
  token_hash: string;
  user_id: string;
  created_at: Instant;
  /** Written once an hour at most. */
  last_used_at: Instant;
  /** However much it is used. */
  expires_at: ColumnType<Date, Date, Date>;
  /** Names the session to its owner; it opens nothing. */
  id: Generated<string>;
  /** What it began in, as the browser says, and the network it began from; null where that is not known. */
  browser: string | null;
  system: string | null;
  network: string | null;
}

/** Sign-ins whose password was right and whose code is awaited. */
export interface SignInChallengeTable {
  id: string;
  user_id: string;
  /** SHA-256 of the token that the client sends back with the code, in hex. */
  token_hash: string;
  /** Argon2id of the code. Null until its mail is written: the code is made then, and is in the mail alone. */
  code_hash: string | null;
  /** Codes tried, whichever was the right one at the time. */
  tries: Generated<number>;
  /** When the last code was asked for. */
  code_asked_at: Instant;
  created_at: Instant;
  /** Of the last code, and with it of the challenge. */
  expires_at: ColumnType<Date, Date, Date>;
}

/** A link that was asked for by mail, whether or not an account has the address: asking takes the same way for both. */
export interface MailLinkTable {
  id: string;
  purpose: 'reset' | 'verify';
  /** Lowercase. */
  email: string;
  /** SHA-256 of the token, in hex. Null until the mail is written: the token is made then, and is in the mail alone. */
  token_hash: string | null;
  created_at: Instant;
  expires_at: ColumnType<Date, Date, Date>;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    users: UserTable;
    mail_links: MailLinkTable;
    access_tokens: AccessTokenTable;
    sign_in_challenges: SignInChallengeTable;
  }
}
