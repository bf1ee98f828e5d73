import type { Transaction } from 'kysely';
import type { Allowance } from '../billing/index.ts';
import type { Platform, Tables } from '../platform/index.ts';
import { changeRoutes } from './changes/routes.ts';
import { createChanges } from './changes/service.ts';
import { comparisonRoutes } from './comparisons/routes.ts';
import { createComparisons } from './comparisons/service.ts';
import { createCorrections } from './corrections/service.ts';
import { type AnalysisDeletion, createAnalysisDeletion } from './deletion/analyses.ts';
import { type DeletionJob, deletionJobs, workOnDeletions } from './deletion/deletion-jobs.ts';
import { createDeletion, type Deletion } from './deletion/service.ts';
import type { SubscriptionEnder } from './deletion/subscription-ender.ts';
import { exportLetters } from './exports/letters.ts';
import { exportRoutes } from './exports/routes.ts';
import { createDataExports, type DataExports, exportJobs } from './exports/service.ts';
import { historyRoutes } from './history/routes.ts';
import { createHistory } from './history/service.ts';
import { ownDefaultsRoutes } from './own-defaults/routes.ts';
import { createOwnDefaults } from './own-defaults/service.ts';
import { createPictures, pictureJobs, workOnPictures } from './pictures/service.ts';
import { loadRenderer } from './pipeline/report-renderer.ts';
import { printJobs, workOnPrints } from './prints/print-report.ts';
import { createPrints } from './prints/service.ts';
import { createReports } from './report/reports.ts';
import { createRuns, type RunQueues, type Runs } from './runs/service.ts';
import { type ReadSample, samplesFolder, samplesIn } from './samples/read-sample.ts';
import { sampleRoutes } from './samples/routes.ts';
import { scenarioRoutes } from './scenarios/routes.ts';
import { createScenarios } from './scenarios/service.ts';
import { shareRoutes } from './shares/routes.ts';
import { createShares, type Shares } from './shares/service.ts';
import type { StepRunner } from './step-queue/run-step.ts';
import { openStepQueue, type StepQueue } from './step-queue/step-queue.ts';
import { analysisLetters } from './submission/letters.ts';
import { analysisRoutes } from './submission/routes.ts';
import { createAnalyses } from './submission/service.ts';
import { keepUploadsClean, removeUploadsBefore } from './submission/uploads.ts';

// What other areas may use beside the wiring.
export type { Deletion } from './deletion/service.ts';
export { pictureFirstPage } from './documents/picture-first-page.ts';
export { ArtefactMissing } from './pipeline/artefact-problems.ts';
export { readArtefact } from './pipeline/artefacts.ts';
export { explainReadings, placeText } from './pipeline/explain-facts.ts';
export { openSession, sessionPrefix } from './pipeline/session-folder.ts';
export { type StepName, stepInputs, stepNames } from './pipeline/step.ts';
export { RunRefused } from './runs/run-refused.ts';
export type { RunQueues, Runs } from './runs/service.ts';
export { findRun, holdAnalysis, type RunRef, type RunRow, readBases } from './runs/store.ts';
export { checkListingUrl } from './submission/listing-url.ts';
export type { AnalysisTable, RunStatus } from './tables.ts';

export interface AnalysesOptions {
  /** In place of the samples that were built. */
  readSample?: ReadSample;
  /** In place of the payment provider: tests say how it behaves. */
  subscriptions?: SubscriptionEnder;
}

export interface AnalysesPorts {
  allowance: Allowance;
  subscriptions: SubscriptionEnder;
  /** Hears of each run of a benchmark that has ended, in the transaction that ends it. */
  tellBenchmark: RunQueues['tellBenchmark'];
}

/** Everything about analyses: how they are submitted, worked through, read, shared, changed, compared, exported and deleted. */
export interface AnalysesArea {
  steps: StepQueue;
  runs: Runs;
  deletion: Deletion;
  analysisDeletion: AnalysisDeletion;
  dataExports: DataExports;
  shares: Shares;
  routes: ReturnType<typeof routesOf>;
  letters: ReturnType<typeof analysisLetters> & ReturnType<typeof exportLetters>;
  /** Takes up the steps of runs and what follows them. */
  work(pipeline: Pick<StepRunner, 'ports' | 'steps'>): Promise<void>;
  stop(): void;
}

export async function createAnalysesArea(platform: Platform, ports: AnalysesPorts, options: AnalysesOptions = {}): Promise<AnalysesArea> {
  const { attempts, audit, boss, database, http, limits, mails, openQueue, store } = platform;
  const { db } = database;
  const steps = await openStepQueue(boss, database, http.log);
  const queues = {
    pictures: await openQueue(pictureJobs),
    prints: await openQueue(printJobs),
    deletions: await openQueue(deletionJobs),
    exports: await openQueue(exportJobs),
  };
  const prints = createPrints({ db, store, send: (trx, job) => queues.prints.send(trx, job, { id: job.jobId }) });
  const runs = createRuns({
    sendStep: steps.send,
    cancelSteps: steps.cancel,
    sendPictures: (trx, { analysisId, sessionId }) => queues.pictures.send(trx, { analysisId, sessionId }),
    followUp: prints.request,
    tellOwner: (trx, analysisId, outcome) =>
      mails.send(trx, { letter: outcome === 'completed' ? 'analysis_ready' : 'analysis_failed', analysisId }),
    tellBenchmark: ports.tellBenchmark,
  });
  // The embedded database has one process, and this is it.
  if (database.kind === 'embedded') await removeUploadsBefore({ db, store }, new Date());
  const sendDeletion = (trx: Transaction<Tables>, job: DeletionJob, afterSeconds: number) =>
    queues.deletions.send(trx, job, { startAfter: afterSeconds });
  const analysisDeletion = createAnalysisDeletion({ db, store, runs, send: sendDeletion });
  const deletion = createDeletion({
    db,
    store,
    audit,
    subscriptions: options.subscriptions ?? ports.subscriptions,
    steps,
    send: sendDeletion,
    log: http.log,
  });
  const reports = createReports({ db, store, prints, renderer: loadRenderer });
  const dataExports = createDataExports({
    db,
    store,
    reports,
    attempts,
    audit,
    limits,
    send: (trx, job, afterSeconds) => queues.exports.send(trx, job, { startAfter: afterSeconds }),
    tell: (trx, letter) => mails.send(trx, letter),
  });
  const shares = createShares({ db, store, attempts, audit, limits, renderer: loadRenderer });
  let endSweeps = () => {};
  return {
    steps,
    runs,
    deletion,
    analysisDeletion,
    dataExports,
    shares,
    routes: routesOf(platform, { allowance: ports.allowance, runs, reports, analysisDeletion, dataExports, shares }, options),
    letters: { ...analysisLetters(db), ...exportLetters(db) },
    work: async (pipeline) => {
      await workOnDeletions(queues.deletions, { accounts: deletion, analyses: analysisDeletion });
      await queues.exports.work(
        ({ data }) => dataExports.proceed(data),
        (job) => dataExports.giveUp(job),
      );
      const pictures = createPictures({ db, store, ports: pipeline.ports });
      await workOnPictures(queues.pictures, db, pictures);
      await workOnPrints(queues.prints, { db, store, ports: pipeline.ports, pictures });
      await steps.work({ db, store, runs, ...pipeline });
      endSweeps = keepUploadsClean({ db, store }, (problem) => http.log.error({ err: problem }, 'Abandoned uploads are not removed yet'));
    },
    stop: () => endSweeps(),
  };
}

interface Parts {
  allowance: Allowance;
  runs: Runs;
  reports: ReturnType<typeof createReports>;
  analysisDeletion: AnalysisDeletion;
  dataExports: DataExports;
  shares: Shares;
}

function routesOf(platform: Platform, parts: Parts, options: AnalysesOptions) {
  const { attempts, audit, config, http, limits, store } = platform;
  const { db } = platform.database;
  const { allowance, runs, reports, analysisDeletion, dataExports, shares } = parts;
  const { listingAllowHosts } = config;
  const analyses = createAnalyses({ db, store, runs, allowance, listingAllowHosts, log: http.log });
  return {
    ...analysisRoutes(analyses, createCorrections({ db, store, runs }), reports, store),
    ...exportRoutes(dataExports),
    ...shareRoutes(shares),
    ...scenarioRoutes(createScenarios({ db, attempts, limits })),
    ...ownDefaultsRoutes(createOwnDefaults({ db, attempts, audit, limits })),
    ...historyRoutes(createHistory({ db, deletion: analysisDeletion })),
    ...sampleRoutes(options.readSample ?? samplesIn(samplesFolder), loadRenderer),
    ...changeRoutes(createChanges(db, store)),
    ...comparisonRoutes(createComparisons({ db, store })),
  };
}
