import type { ColumnType, Generated } from 'kysely';

/** When something happened. */
export type Instant = ColumnType<Date, Date | string | undefined, Date | string>;
export type InstantOrNone = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** What happened to accounts. */
export interface SecurityEventTable {
  id: Generated<number>;
  kind:
    | 'registered'
    | 'signed_in'
    | 'sign_in_refused'
    | 'sign_in_limited'
    | 'signed_out'
    | 'reset_requested'
    | 'verification_requested'
    | 'password_reset'
    | 'email_verified'
    | 'link_refused'
    | 'code_sent'
    | 'code_refused'
    | 'second_factor_switched_on'
    | 'second_factor_switched_off'
    | 'administrator_created'
    | 'administrator_granted'
    | 'administrator_revoked'
    | 'user_activated'
    | 'user_deactivated'
    | 'user_allowance_changed'
    | 'user_password_set'
    | 'user_deleted'
    | 'analysis_retried'
    | 'debug_run_started'
    | 'account_changed'
    | 'password_changed'
    | 'password_refused'
    | 'limit_reached'
    | 'session_ended'
    | 'other_sessions_ended'
    | 'export_requested'
    | 'export_downloaded'
    | 'benchmark_profile_created'
    | 'benchmark_profile_changed'
    | 'benchmark_profile_deleted'
    | 'benchmark_run_started'
    | 'benchmark_run_cancelled'
    | 'benchmark_run_deleted'
    | 'share_created'
    | 'share_revoked';
  /** Whose account it is about; it stays when the account is deleted: it is random, and says nothing without it. */
  user_id: string | null;
  /** SHA-256 of the address that was typed, in hex. */
  email_hash: string | null;
  ip: string | null;
  /** The administrator who did it; null for what people do to their own account, and for the server itself. */
  actor_id: string | null;
  /** Of acts of administrators: names of what was changed, and to what. Never a text that was typed. */
  details: ColumnType<Record<string, boolean | number | string> | null, string | null | undefined, never>;
  created_at: Instant;
}

/** Counters behind the limits on what may be tried how often; in the database so that every process sees them. */
export interface AttemptTable {
  key: string;
  count: number;
  resets_at: ColumnType<Date, Date, Date>;
}

/** Requests that were sent with an Idempotency-Key, for as long as they may be sent again. */
export interface IdempotencyKeyTable {
  user_id: string;
  /** Of the contract. */
  operation: string;
  /** SHA-256 of the key, in hex. */
  key_hash: string;
  /** Who is at work on it, or was. */
  attempt: string;
  /** When the attempt counts as dead, unless it renews its hold. */
  lease_until: ColumnType<Date, Date, Date>;
  expires_at: ColumnType<Date, Date, Date>;
  /** SHA-256 of the request in its canonical form. Null, as status and body, until the answer is kept. */
  fingerprint: string | null;
  status: number | null;
  body: ColumnType<unknown, string | null, string | null>;
}

/** Tables by their names. Each area adds its own in its `tables.ts`, so that the database need not know the areas. */
export interface Tables {
  idempotency_keys: IdempotencyKeyTable;
  attempts: AttemptTable;
  security_events: SecurityEventTable;
}
