import type { AssumptionOverrides, ScenarioInputs, UnusedSource } from '@rimawari/underwriting';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Diff, Extraction } from '../benchmarks/compare.ts';
import type { ProfileConfig } from '../benchmarks/profile-config.ts';
import type { Buyer } from '../pipeline/buyer.ts';
import type { StartingDefaults } from '../pipeline/starting-defaults.ts';
import type { StepName } from '../pipeline/step.ts';
import type { RunChanges } from '../runs/run-changes.ts';

type Instant = ColumnType<Date, Date | string | undefined, Date | string>;
type InstantOrNone = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

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

/** What was used of whose allowance, when, why and for which analysis. Entries are added and never changed; usage is their sum. */
export interface AllowanceEntryTable {
  id: Generated<number>;
  user_id: string;
  /** Null for what was counted before there was a ledger. */
  analysis_id: string | null;
  kind: 'reserved' | 'settled' | 'given_back' | 'carried_over';
  source: 'free_mode' | 'subscription' | 'complimentary';
  /** Added to the usage of the month in which `counts_at` lies. */
  usage: number;
  /** Added to the complimentary credits. */
  credits: number;
  /** Of every entry of one analysis the instant of its reservation. */
  counts_at: ColumnType<Date, Date, never>;
  reason: 'submitted' | 'completed' | 'failed' | 'counted_before_the_ledger';
  created_at: Instant;
}

/** What was submitted. How it goes, and what came of it, stands on its runs. */
export interface AnalysisTable {
  id: string;
  /** Null: a benchmark began it, and nobody owns it. */
  user_id: string | null;
  /** Null: the owner gave none. */
  title: string | null;
  listing_url: string | null;
  /** Day of submission in Japan. */
  as_of: string;
  /** What the owner said of the buyer; null where nothing was. */
  buyer: ColumnType<Buyer | null, string | null | undefined, never>;
  /** The account's own defaults that it started from; null where there were none. */
  own_defaults: ColumnType<StartingDefaults | null, string | null | undefined, never>;
  /** The run that its owner sees; null before the first one begins. */
  shown_session_id: string | null;
  /** When its owner deleted it: from then on it is there for nobody, and is restored or removed for good. */
  hidden_at: InstantOrNone;
  created_at: Instant;
}

export interface SourceTable {
  id: string;
  analysis_id: string;
  position: number;
  /** As its owner named it, in Unicode NFC. */
  filename: string;
  content_type: string;
  size: number;
  /** Of the object store. */
  object_key: string;
}

/** Links under which anyone reads a report, until they expire or are revoked. */
export interface ShareTable {
  /** Names the link to its owner; it opens nothing. */
  id: string;
  analysis_id: string;
  /** SHA-256 of the token of the link, in hex. */
  token_hash: string;
  created_at: ColumnType<Date, Date, never>;
  expires_at: ColumnType<Date, Date, Date>;
}

/** What an owner changed of an analysis' inputs, and kept under a name. */
export interface ScenarioTable {
  id: string;
  analysis_id: string;
  /** No other scenario of the analysis has it. */
  name: string;
  inputs: ColumnType<ScenarioInputs, string, string>;
  saved_at: ColumnType<Date, Date, Date>;
}

/** What an account's later analyses start from in place of our defaults. */
export interface OwnDefaultsTable {
  user_id: string;
  assumptions: ColumnType<AssumptionOverrides, string, string>;
  saved_at: ColumnType<Date, Date, Date>;
}

/** What is being uploaded for an analysis that is not there yet. What a dead process left is found by it. */
export interface UploadTable {
  analysis_id: string;
  created_at: Instant;
}

export type RunStatus = 'pending' | 'processing' | 'completed' | 'failed';
/** Whom a run is for. What an owner sees follows `customer` and `correction` runs alone. */
export type RunPurpose = 'customer' | 'debug' | 'benchmark' | 'correction' | 'scenario';

/** Runs of the pipeline over an analysis, each with a state of its own. */
export interface AnalysisSessionTable {
  analysis_id: string;
  id: string;
  /** Whose artefacts stand where this run writes none; never changes. */
  base_session_id: string | null;
  purpose: RunPurpose;
  /** The steps of this run, in the order they run. */
  steps: ColumnType<StepName[], string, never>;
  status: Generated<RunStatus>;
  /** 0 to 100. */
  progress: Generated<number>;
  /** What is being done now, in words. */
  doing: string | null;
  /** Step that runs now. */
  stage: string | null;
  /** Why the run failed, as one word for counting; null in runs that failed before there were such words. */
  failure_reason: string | null;
  /** Lines for the user when the run failed. */
  error_lines: ColumnType<string[] | null, string | null | undefined, string | null>;
  /** Headline of the report this run made; null unless it completed with one. */
  investment_score: number | null;
  /** Version of the Scenario Score; null in runs of version 2.0 and before. */
  score_version: string | null;
  net_rental_yield: number | null;
  /** Ends of the net yield where the rent is estimated; null where it is known, and in runs of before they were kept. */
  net_yield_low: number | null;
  net_yield_high: number | null;
  risk_level: string | null;
  /** Of the property, for the search; null in runs of before it was kept. */
  address: string | null;
  created_at: Instant;
  /** When its first step began; null while it waits. */
  started_at: InstantOrNone;
  finished_at: InstantOrNone;
  /** What it set aside; null before it has read the sources, and in runs of before this was kept. */
  unused_sources: ColumnType<UnusedSource[] | null, string | null | undefined, string | null>;
  /** Null: as submitted, or as the run that this one rests on. */
  changes: ColumnType<RunChanges | null, string | null | undefined, never>;
}

export interface BenchmarkProfileTable {
  id: string;
  name: string;
  description: string | null;
  config: ColumnType<ProfileConfig, string, string>;
  /** Comes with the product and stays as it is. */
  is_default: Generated<boolean>;
  created_at: Instant;
}

export interface BenchmarkRunTable {
  id: string;
  run_type: 'baseline' | 'candidate';
  label: string;
  profile_id: string;
  /** Of the profile as it was when the run began. */
  config: ColumnType<ProfileConfig, string, never>;
  steps: ColumnType<StepName[], string, never>;
  /** What a candidate is compared with. */
  baseline_run_id: string | null;
  status: Generated<RunStatus>;
  error: string | null;
  /** Of a candidate that has ended. */
  exact_matches: number | null;
  total: number | null;
  created_at: Instant;
  finished_at: InstantOrNone;
}

/** One property of a benchmark run. */
export interface BenchmarkPropertyTable {
  run_id: string;
  position: number;
  slug: string;
  url: string;
  status: Generated<RunStatus>;
  /** Null until its run of the pipeline begins. */
  analysis_id: string | null;
  session_id: string | null;
  error: string | null;
  /** What was read; null before, and where nothing could be read. */
  data: ColumnType<Extraction | null, string | null | undefined, string | null>;
  /** Of a candidate that has ended. */
  diff: ColumnType<(Diff & { exact_match: boolean }) | null, string | null | undefined, string | null>;
}

/** Names under which an administrator asks how a run goes. */
export interface WorkerTaskTable {
  id: string;
  analysis_id: string;
  session_id: string;
  created_at: Instant;
}

/** Steps that are done: the index of artefacts, and the fence that keeps a step from counting twice. */
export interface StepDoneTable {
  analysis_id: string;
  session_id: string;
  step: string;
  attempt: number;
  started_at: ColumnType<Date, Date, never>;
  done_at: Instant;
}

/** The PDF of a run's report: asked for, made or given up. The run itself is completed without it. */
export interface PrintTable {
  analysis_id: string;
  session_id: string;
  state: 'queued' | 'done' | 'failed';
  /** The job that makes it. */
  job_id: string;
  /** The build of the renderer that it was made with. */
  build: string | null;
  /** Why there is none. */
  problem: string | null;
  requested_at: Instant;
  ended_at: InstantOrNone;
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

/** The one row of the payment sandbox: how it is reached, and how far its clock was moved. */
export interface PaymentSandboxStateTable {
  only_row: Generated<boolean>;
  api_key: string;
  webhook_secret: string;
  clock_ahead_seconds: Generated<number>;
}

/** Objects of the payment sandbox in the shape that its API answers with. */
export interface PaymentSandboxObjectTable {
  id: string;
  kind: string;
  sequence: Generated<number>;
  customer: string | null;
  /** The object that it belongs to: of an invoice the subscription, of a charge the invoice. */
  parent: string | null;
  /** When time alone changes it next. */
  due_at: InstantOrNone;
  deleted: Generated<boolean>;
  object: ColumnType<unknown, string, string>;
  /** What the API does not answer with. */
  extra: ColumnType<unknown, string, string>;
}

/** How far events of the payment sandbox have come on their way to the webhook. */
export interface PaymentSandboxDeliveryTable {
  event_id: string;
  attempts: Generated<number>;
  last_status: number | null;
  delivered_at: InstantOrNone;
}

/** Requests to the payment sandbox that were sent with a key, and what they were answered. */
export interface PaymentSandboxRequestTable {
  /** SHA-256 of the key, in hex. */
  key_hash: string;
  /** SHA-256 of method, address and body, in hex. */
  fingerprint: string;
  status: number;
  body: ColumnType<unknown, string, never>;
  created_at: Instant;
}

/** Every analysis that shows a run, with the state of that run: kept by triggers, in the order in which jobs are listed. */
export interface ShownJobTable {
  analysis_id: string;
  session_id: string;
  status: RunStatus;
  /** What lists tell apart. */
  state: GeneratedAlways<'in_progress' | 'completed' | 'failed'>;
  created_at: Instant;
}

/** Counts by Japanese day, kept by triggers: `users`, `jobs/completed`, `failures/removed`, `steps/html_report/30`. */
export interface TotalTable {
  name: string;
  day: ColumnType<Date, never, never>;
  amount: ColumnType<number, never, never>;
}

/** Accounts that were deleted, or are being deleted; each job of a deletion goes on from here. */
export interface AccountDeletionTable {
  id: string;
  user_id: string;
  /** The administrator who asked for it; null for the owner. */
  actor_id: string | null;
  asked_at: Instant;
  /** When the rows of the account were removed: from then on it is gone. */
  erased_at: InstantOrNone;
  /** Whose files are still to be removed. */
  analysis_ids: ColumnType<string[] | null, string | null | undefined, string | null>;
  /** When nothing was left to do. */
  ended_at: InstantOrNone;
}

/** Analyses that were removed for good and whose files are still to be removed; the rows themselves are gone. */
export interface AnalysisDeletionTable {
  analysis_id: string;
  erased_at: Instant;
}

/** Who a user is to the payment provider. Whoever lost their account there gets another one. */
export interface BillingCustomerTable {
  /** The provider's. */
  id: string;
  user_id: string;
  /** Each time the provider is asked, it is asked under the next number. */
  asked: Generated<number>;
  /** The number of the answer that was kept last: older answers that come later are dropped. */
  kept: Generated<number>;
  /** When the provider is asked without an event; null: when there is one. */
  check_at: InstantOrNone;
  /** When checkout was begun last. */
  checkout_at: InstantOrNone;
  created_at: Instant;
}

/** Subscriptions as the provider last told them. */
export interface SubscriptionTable {
  /** The provider's. */
  id: string;
  customer_id: string;
  user_id: string;
  /** The provider's word. */
  status: string;
  plan_type: string | null;
  price_id: string;
  /** -1 is unlimited. */
  monthly_limit: number;
  anchor: ColumnType<Date, Date, Date>;
  period_end: InstantOrNone;
  /** When it ends, if nobody changes their mind. */
  cancel_at: InstantOrNone;
  ended_at: InstantOrNone;
  created_at: ColumnType<Date, Date, Date>;
}

/** Invoices as the provider last told them. */
export interface PaymentTable {
  /** The provider's. */
  id: string;
  user_id: string;
  status: 'SUCCEEDED' | 'FAILED' | 'PENDING' | 'VOIDED';
  description: string | null;
  /** In the smallest unit of the currency. */
  amount_minor: number;
  /** ISO 4217, in lower case. */
  currency: string;
  processed_at: InstantOrNone;
  period_start: InstantOrNone;
  period_end: InstantOrNone;
  created_at: ColumnType<Date, Date, Date>;
}

/** Events of the payment provider that came in: each has its effect once. */
export interface PaymentEventTable {
  /** The provider's. */
  id: string;
  type: string;
  /** Whom it is about; null: nobody. */
  customer_id: string | null;
  received_at: Instant;
  /** Null until it has had its effect. */
  handled_at: InstantOrNone;
}

/** The copy of their data that an owner asked for last. */
export interface DataExportTable {
  user_id: string;
  /** Of the file; a new request has a new one. */
  id: string;
  state: 'preparing' | 'ready' | 'failed';
  requested_at: ColumnType<Date, Date, Date>;
  /** In bytes, once it is ready. */
  size: ColumnType<number | null, number | null | undefined, number | null>;
  expires_at: InstantOrNone;
}

export interface Tables {
  uploads: UploadTable;
  billing_customers: BillingCustomerTable;
  subscriptions: SubscriptionTable;
  payments: PaymentTable;
  payment_events: PaymentEventTable;
  idempotency_keys: IdempotencyKeyTable;
  users: UserTable;
  mail_links: MailLinkTable;
  access_tokens: AccessTokenTable;
  sign_in_challenges: SignInChallengeTable;
  attempts: AttemptTable;
  security_events: SecurityEventTable;
  allowance_entries: AllowanceEntryTable;
  analyses: AnalysisTable;
  sources: SourceTable;
  analysis_sessions: AnalysisSessionTable;
  shares: ShareTable;
  scenarios: ScenarioTable;
  own_defaults: OwnDefaultsTable;
  step_done: StepDoneTable;
  prints: PrintTable;
  payment_sandbox_state: PaymentSandboxStateTable;
  payment_sandbox_objects: PaymentSandboxObjectTable;
  payment_sandbox_deliveries: PaymentSandboxDeliveryTable;
  payment_sandbox_requests: PaymentSandboxRequestTable;
  shown_jobs: ShownJobTable;
  totals: TotalTable;
  worker_tasks: WorkerTaskTable;
  account_deletions: AccountDeletionTable;
  analysis_deletions: AnalysisDeletionTable;
  data_exports: DataExportTable;
  benchmark_profiles: BenchmarkProfileTable;
  benchmark_runs: BenchmarkRunTable;
  benchmark_properties: BenchmarkPropertyTable;
}
