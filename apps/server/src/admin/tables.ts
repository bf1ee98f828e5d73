import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { RunStatus, StepName } from '../analyses/index.ts';
import type { Instant, InstantOrNone } from '../platform/index.ts';
import type { Diff, Extraction } from './benchmarks/compare.ts';
import type { ProfileConfig } from './benchmarks/profile-config.ts';

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

declare module '../platform/database/tables.ts' {
  interface Tables {
    shown_jobs: ShownJobTable;
    totals: TotalTable;
    worker_tasks: WorkerTaskTable;
    benchmark_profiles: BenchmarkProfileTable;
    benchmark_runs: BenchmarkRunTable;
    benchmark_properties: BenchmarkPropertyTable;
  }
}
