import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { readAuditLog } from './admin/audit/audit-log.ts';
import { driveBenchmark } from './admin/benchmarks/drive.ts';
import { createProfiles } from './admin/benchmarks/profiles.ts';
import { benchmarkRoutes } from './admin/benchmarks/routes.ts';
import { findByPipelineRun } from './admin/benchmarks/run-store.ts';
import { createBenchmarks } from './admin/benchmarks/service.ts';
import { createDashboard } from './admin/dashboard/dashboard.ts';
import { debugRoutes } from './admin/debug/routes.ts';
import { createDebugConsole } from './admin/debug/service.ts';
import { createAdminJobs } from './admin/jobs/service.ts';
import { adminRoutes } from './admin/routes.ts';
import { createAdminUsers } from './admin/users/service.ts';
import { changeRoutes } from './analyses/changes/routes.ts';
import { createChanges } from './analyses/changes/service.ts';
import { comparisonRoutes } from './analyses/comparisons/routes.ts';
import { createComparisons } from './analyses/comparisons/service.ts';
import { createCorrections } from './analyses/corrections/service.ts';
import { type AnalysisDeletion, createAnalysisDeletion } from './analyses/deletion/analyses.ts';
import { createDeletion, type Deletion } from './analyses/deletion/service.ts';
import type { SubscriptionEnder } from './analyses/deletion/subscription-ender.ts';
import { pictureFirstPage } from './analyses/documents/picture-first-page.ts';
import { exportLetters } from './analyses/exports/letters.ts';
import { exportRoutes } from './analyses/exports/routes.ts';
import { createDataExports, type DataExports } from './analyses/exports/service.ts';
import { historyRoutes } from './analyses/history/routes.ts';
import { createHistory } from './analyses/history/service.ts';
import { ownDefaultsRoutes } from './analyses/own-defaults/routes.ts';
import { createOwnDefaults } from './analyses/own-defaults/service.ts';
import { createPictures } from './analyses/pictures/service.ts';
import { loadRenderer } from './analyses/pipeline/report-renderer.ts';
import { createPrints } from './analyses/prints/service.ts';
import { createReports } from './analyses/reports/reports.ts';
import { createRuns, type RunQueues, type Runs } from './analyses/runs/service.ts';
import { type ReadSample, samplesFolder, samplesIn } from './analyses/samples/read-sample.ts';
import { sampleRoutes } from './analyses/samples/routes.ts';
import { scenarioRoutes } from './analyses/scenarios/routes.ts';
import { createScenarios } from './analyses/scenarios/service.ts';
import { shareRoutes } from './analyses/shares/routes.ts';
import { createShares } from './analyses/shares/service.ts';
import type { StepRunner } from './analyses/step-queue/run-step.ts';
import type { StepQueue } from './analyses/step-queue/step-queue.ts';
import { analysisLetters } from './analyses/submission/letters.ts';
import { analysisRoutes } from './analyses/submission/routes.ts';
import { createAnalyses } from './analyses/submission/service.ts';
import { keepUploadsClean, removeUploadsBefore } from './analyses/submission/uploads.ts';
import { createAllowance } from './billing/allowance/service.ts';
import { openPaymentProvider } from './billing/payment-provider.ts';
import { paymentLetters } from './billing/payments/letters.ts';
import type { ProviderSettings } from './billing/payments/provider.ts';
import { createReconciliation } from './billing/payments/reconciliation.ts';
import { paymentRoutes } from './billing/payments/routes.ts';
import { createPayments, type Payments } from './billing/payments/service.ts';
import { ensureAdministrator } from './identity/accounts/first-administrator.ts';
import { accountLetters } from './identity/accounts/letters.ts';
import { createRecovery } from './identity/accounts/recovery.ts';
import { accountRoutes } from './identity/accounts/routes.ts';
import { createAccounts } from './identity/accounts/service.ts';
import { isLinkWanted } from './identity/accounts/store.ts';
import { createLinks, type Links } from './identity/links/service.ts';
import { ownAccountRoutes } from './identity/own-account/routes.ts';
import { createOwnAccount } from './identity/own-account/service.ts';
import { createPasswords, type PasswordSettings, passwordSettings } from './identity/passwords/service.ts';
import { createSecondFactor, type SecondFactor } from './identity/second-factor/service.ts';
import { createSessions } from './identity/sessions/service.ts';
import { openQueues } from './open-queues.ts';
import { createAttempts } from './platform/attempts/attempts.ts';
import { type AttemptLimits, attemptLimits } from './platform/attempts/limits.ts';
import { createAudit } from './platform/audit/service.ts';
import type { Config } from './platform/config.ts';
import { type Database, openDatabase } from './platform/database/open-database.ts';
import { healthRoutes } from './platform/health/routes.ts';
import { bearer } from './platform/http/admission.ts';
import { readContract } from './platform/http/contract.ts';
import { createHttp } from './platform/http/create-http.ts';
import { operationsServed, serveApi } from './platform/http/serve-api.ts';
import { serveWeb, type WebFolders } from './platform/http/serve-web.ts';
import { createIdempotencyKeys, type KeyTimes } from './platform/idempotency/keys.ts';
import { releaseUnanswered } from './platform/idempotency/store.ts';
import { deliverLetter } from './platform/mail/deliver-letter.ts';
import type { LetterWriters } from './platform/mail/letter-requests.ts';
import { openDelivery } from './platform/mail/open-delivery.ts';
import { openBoss } from './platform/queue/open-boss.ts';
import type { ObjectStore } from './platform/storage/object-store.ts';
import { openStore } from './platform/storage/open-store.ts';
import { dataFolders, makePrivate } from './platform/storage/private-folder.ts';

export interface AppOptions {
  logger?: FastifyServerOptions['logger'];
  /** In place of those of the table. */
  limits?: Partial<AttemptLimits>;
  /** In place of what keeps passwords safe: tests make do with less. */
  passwords?: Partial<PasswordSettings>;
  folders?: WebFolders;
  /** In place of the samples that were built. */
  readSample?: ReadSample;
  /** In place of those of requests that are sent again: proofs do not wait for a minute. */
  keyTimes?: KeyTimes;
  /** In place of the payment provider: tests say how it behaves. */
  subscriptions?: SubscriptionEnder;
  /** In place of the configured payment provider. */
  provider?: ProviderSettings;
}

export interface App {
  http: FastifyInstance;
  database: Database;
  store: ObjectStore;
  queue: StepQueue;
  links: Links;
  secondFactor: SecondFactor;
  runs: Runs;
  deletion: Deletion;
  analysisDeletion: AnalysisDeletion;
  payments: Payments;
  dataExports: DataExports;
  /** Operations of the contract that are served. */
  served: string[];
  /** To print once. */
  notices: string[];
  /** Takes up the queue's work. */
  work(pipeline: Pick<StepRunner, 'ports' | 'steps'>): Promise<void>;
  /** Refuses new requests, lets the running ones and the running steps end, releases what the steps used, closes the database. */
  close(release?: () => Promise<void>): Promise<void>;
}

const builtFolders: WebFolders = {
  app: fileURLToPath(new URL('../../web/dist', import.meta.url)),
  reportAssets: fileURLToPath(new URL('../../../packages/report-viewer/dist/assets', import.meta.url)),
};

/** Puts the server together; nothing listens and no job runs yet. */
export async function createApp(config: Config, options: AppOptions = {}): Promise<App> {
  const untightened = makePrivate(dataFolders(config));
  const database = await openDatabase(config);
  try {
    const store = await openStore(config.storage);
    const http = await createHttp(config, options.logger ?? false);
    for (const folder of untightened)
      http.log.warn({ folder }, 'Other users of this machine can read this folder: restrict it to this user');
    const boss = await openBoss(database, http.log);
    const queues = await openQueues(boss, database, http.log);
    const { mails, steps: queue } = queues;
    const delivery = openDelivery(config, http.log);
    const { db } = database;
    const { settings, sandbox } = await openPaymentProvider(options.provider ?? config.stripe, {
      http,
      db,
      webhooks: queues.sandboxWebhooks,
    });
    let endSweeps = () => {};
    const prints = createPrints({ db, store, send: queues.prints.send });
    const tellOwner: RunQueues['tellOwner'] = (trx, analysisId, outcome) =>
      mails.send(trx, { letter: outcome === 'completed' ? 'analysis_ready' : 'analysis_failed', analysisId });
    const tellBenchmark: RunQueues['tellBenchmark'] = async (trx, ref) => {
      const benchmark = await findByPipelineRun(trx, ref);
      if (benchmark !== null) await queues.benchmarks.send(trx, benchmark);
    };
    const runs = createRuns({
      sendStep: queue.send,
      cancelSteps: queue.cancel,
      sendPictures: queues.pictures.send,
      followUp: prints.request,
      tellOwner,
      tellBenchmark,
    });
    const reports = createReports({ db, store, prints, renderer: loadRenderer });
    // The embedded database has one process, and this is it.
    if (database.kind === 'embedded') {
      await releaseUnanswered(db);
      await removeUploadsBefore({ db, store }, new Date());
    }
    const contract = readContract();
    const limits = { ...attemptLimits, ...options.limits };
    const sessions = createSessions(db);
    const audit = createAudit(db);
    const attempts = createAttempts(db, ({ name }, userId) =>
      audit.record({ kind: 'limit_reached', details: { limit: name }, ...(userId !== null && { userId }) }),
    );
    const passwords = createPasswords({ ...passwordSettings, ...options.passwords }, (why) =>
      http.log.error({ why }, 'The password hashing process ended; the next sign-in restarts it'),
    );
    const links = createLinks({ db, mails, isWanted: (purpose, email) => isLinkWanted(db, purpose, email) });
    const secondFactor = createSecondFactor({ db, attempts, audit, limits, mails, passwords, policy: config.mfaPolicy });
    const allowance = createAllowance({ db, attempts, limits, freeMode: config.freeMode });
    const { complimentaryCredits, listingAllowHosts, supportEmail, site } = config;
    const writers: LetterWriters = {
      ...links.letters,
      ...secondFactor.letters,
      ...accountLetters(db),
      ...analysisLetters(db),
      ...exportLetters(db),
      ...paymentLetters(db, config.seller.name),
    };
    const accounts = createAccounts({
      db,
      allowanceOf: (userId) => allowance.of(userId),
      attempts,
      audit,
      limits,
      links,
      passwords,
      secondFactor,
      sessions,
      complimentaryCredits,
    });
    const recovery = createRecovery({ db, attempts, audit, limits, links, mails, passwords, sessions });
    const analyses = createAnalyses({ db, store, runs, allowance, listingAllowHosts, log: http.log });
    const analysisDeletion = createAnalysisDeletion({ db, store, runs, send: queues.deletions.send });
    const history = createHistory({ db, deletion: analysisDeletion });
    const payments = createPayments({
      db,
      attempts,
      limits,
      settings,
      complimentaryCredits,
      sendEvent: queues.paymentEvents.send,
      tell: (trx, letter) => mails.send(trx, letter),
      log: http.log,
    });
    const deletion = createDeletion({
      db,
      store,
      audit,
      subscriptions: options.subscriptions ?? payments.checkout,
      steps: queue,
      send: queues.deletions.send,
      log: http.log,
    });
    const ownAccount = createOwnAccount({
      db,
      attempts,
      audit,
      deleteAccount: (userId, actorId) => deletion.deleteAccount(userId, actorId),
      limits,
      links,
      mails,
      passwords,
      policy: config.mfaPolicy,
      secondFactor,
      sessions,
    });
    const dataExports = createDataExports({
      db,
      store,
      reports,
      attempts,
      audit,
      limits,
      send: queues.exports.send,
      tell: (trx, letter) => mails.send(trx, letter),
    });
    const adminUsers = createAdminUsers({ db, allowance, attempts, audit, deletion, limits, links, mails, passwords, sessions });
    const debug = createDebugConsole({ db, store, runs, audit, listingAllowHosts, pictureFirstPage });
    const reconciliation = createReconciliation(
      () => payments.events.reconcile(),
      (problem) => http.log.error({ err: problem }, 'Customers were not compared with the payment provider'),
    );
    const benchmarks = createBenchmarks({
      db,
      store,
      runs,
      audit,
      listingAllowHosts,
      send: queues.benchmarks.send,
      cancelSteps: queue.cancel,
      log: http.log,
    });
    const shares = createShares({ db, store, attempts, audit, limits, renderer: loadRenderer });
    const handlers = {
      ...accountRoutes({ accounts, recovery, secondFactor, config }),
      ...ownAccountRoutes(ownAccount),
      ...exportRoutes(dataExports),
      ...analysisRoutes(analyses, createCorrections({ db, store, runs }), reports, store),
      ...shareRoutes(shares),
      ...scenarioRoutes(createScenarios({ db, attempts, limits })),
      ...ownDefaultsRoutes(createOwnDefaults({ db, attempts, audit, limits })),
      ...historyRoutes(history),
      ...sampleRoutes(options.readSample ?? samplesIn(samplesFolder), loadRenderer),
      ...changeRoutes(createChanges(db, store)),
      ...comparisonRoutes(createComparisons({ db, store })),
      ...adminRoutes({
        dashboard: createDashboard(db),
        users: adminUsers,
        jobs: createAdminJobs({ db, runs, audit }),
        audit: (query) => readAuditLog(db, query),
      }),
      ...debugRoutes(debug),
      ...paymentRoutes(payments),
      ...benchmarkRoutes(createProfiles({ db, audit }), benchmarks),
      ...healthRoutes(database, queue, store),
    };
    await serveApi(http, {
      contract,
      handlers,
      schemes: { bearer: bearer((token) => sessions.authenticate(token)) },
      publicUrl: config.publicUrl,
      keys: createIdempotencyKeys(db, http.log, options.keyTimes),
      features: { debug_mode: config.debugMode, benchmark_enabled: config.benchmarkEnabled },
    });
    await sandbox?.mount(http, { publicUrl: config.publicUrl });
    await serveWeb(http, options.folders ?? builtFolders, contract.basePath, site, (token, ip) => shares.preview(token, ip));
    await http.ready();
    return {
      http,
      database,
      store,
      queue,
      links,
      secondFactor,
      runs,
      deletion,
      analysisDeletion,
      payments,
      dataExports,
      served: operationsServed(contract, handlers),
      notices: await ensureAdministrator({ db, passwords, audit }, config),
      work: async (pipeline) => {
        if (sandbox !== null) {
          await queues.sandboxWebhooks.work((eventId) => sandbox.deliver(eventId));
          sandbox.keepTime();
        }
        await mails.work((id, asked) => deliverLetter({ writers, delivery, supportEmail, site }, id, asked));
        await queues.deletions.work({ accounts: deletion, analyses: analysisDeletion });
        await queues.exports.work(dataExports);
        const pictures = createPictures({ db, store, ports: pipeline.ports });
        await queues.pictures.work(pictures);
        await queues.prints.work({ db, store, ports: pipeline.ports, pictures });
        await queues.paymentEvents.work((id) => payments.events.handle(id));
        reconciliation.begin();
        await queues.benchmarks.work((id) => driveBenchmark({ db, store, runs }, id));
        await queue.work({ db, store, runs, ...pipeline });
        endSweeps = keepUploadsClean({ db, store }, (problem) => http.log.error({ err: problem }, 'Abandoned uploads are not removed yet'));
      },
      close: async (release = async () => {}) => {
        endSweeps();
        await http.close();
        await passwords.close();
        await reconciliation.end();
        await queue.stop();
        await sandbox?.close();
        delivery.close();
        await release();
        await database.close();
      },
    };
  } catch (problem) {
    await database.close();
    throw problem;
  }
}
