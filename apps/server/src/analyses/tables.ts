import type { AssumptionOverrides, ScenarioInputs, UnusedSource } from '@rimawari/underwriting';
import type { ColumnType, Generated } from 'kysely';
import type { Instant, InstantOrNone } from '../platform/index.ts';
import type { Buyer } from './pipeline/buyer.ts';
import type { StartingDefaults } from './pipeline/starting-defaults.ts';
import type { StepName } from './pipeline/step.ts';
import type { RunChanges } from './runs/run-changes.ts';

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

declare module '../platform/database/tables.ts' {
  interface Tables {
    uploads: UploadTable;
    analyses: AnalysisTable;
    sources: SourceTable;
    analysis_sessions: AnalysisSessionTable;
    shares: ShareTable;
    scenarios: ScenarioTable;
    own_defaults: OwnDefaultsTable;
    step_done: StepDoneTable;
    prints: PrintTable;
    account_deletions: AccountDeletionTable;
    analysis_deletions: AnalysisDeletionTable;
    data_exports: DataExportTable;
  }
}
