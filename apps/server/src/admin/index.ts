import { type AnalysesArea, pictureFirstPage, type RunQueues } from '../analyses/index.ts';
import type { Billing } from '../billing/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Platform } from '../platform/index.ts';
import { readAuditLog } from './audit/audit-log.ts';
import { benchmarkJobs, driveBenchmark } from './benchmarks/drive.ts';
import { createProfiles } from './benchmarks/profiles.ts';
import { benchmarkRoutes } from './benchmarks/routes.ts';
import { findByPipelineRun } from './benchmarks/run-store.ts';
import { createBenchmarks } from './benchmarks/service.ts';
import { createDashboard } from './dashboard/dashboard.ts';
import { debugRoutes } from './debug/routes.ts';
import { createDebugConsole } from './debug/service.ts';
import { createAdminJobs } from './jobs/service.ts';
import { adminRoutes } from './routes.ts';
import { createAdminUsers } from './users/service.ts';

/** What administrators do: users, jobs, the audit log, the debug console and benchmarks. */
export interface Admin {
  routes: ReturnType<typeof adminRoutes> & ReturnType<typeof debugRoutes> & ReturnType<typeof benchmarkRoutes>;
  /** Has the benchmark of a run that has ended driven on. */
  tellBenchmark: RunQueues['tellBenchmark'];
  /** Takes up benchmarks. */
  work(): Promise<void>;
}

export interface AdminNeeds {
  identity: Identity;
  billing: Billing;
  analyses: AnalysesArea;
}

export async function createAdmin(platform: Platform, { identity, billing, analyses }: AdminNeeds): Promise<Admin> {
  const { attempts, audit, config, http, limits, mails, store } = platform;
  const { db } = platform.database;
  const { deletion, runs } = analyses;
  const { links, passwords, sessions } = identity;
  const { listingAllowHosts } = config;
  const queue = await platform.openQueue(benchmarkJobs);
  const benchmarks = createBenchmarks({
    db,
    store,
    runs,
    audit,
    listingAllowHosts,
    send: (trx, runId) => queue.send(trx, { runId }),
    cancelSteps: analyses.steps.cancel,
    log: http.log,
  });
  const { allowance } = billing;
  return {
    routes: {
      ...adminRoutes({
        dashboard: createDashboard(db),
        users: createAdminUsers({ db, allowance, attempts, audit, deletion, limits, links, mails, passwords, sessions }),
        jobs: createAdminJobs({ db, runs, audit }),
        audit: (query) => readAuditLog(db, query),
      }),
      ...debugRoutes(createDebugConsole({ db, store, runs, audit, listingAllowHosts, pictureFirstPage })),
      ...benchmarkRoutes(createProfiles({ db, audit }), benchmarks),
    },
    tellBenchmark: async (trx, ref) => {
      const runId = await findByPipelineRun(trx, ref);
      if (runId !== null) await queue.send(trx, { runId });
    },
    work: () => queue.work(({ data }) => driveBenchmark({ db, store, runs }, data.runId)),
  };
}
