import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { type Attempts, createAttempts } from './attempts/attempts.ts';
import { type AttemptLimits, attemptLimits } from './attempts/limits.ts';
import { type Audit, createAudit } from './audit/service.ts';
import type { Config } from './config.ts';
import { type Database, openDatabase } from './database/open-database.ts';
import { healthRoutes } from './health/routes.ts';
import type { AdmissionOptions } from './http/admission.ts';
import { readContract } from './http/contract.ts';
import { createHttp } from './http/create-http.ts';
import type { Handlers } from './http/operation.ts';
import { operationsServed, serveApi } from './http/serve-api.ts';
import { type PreviewOf, serveWeb, type WebFolders } from './http/serve-web.ts';
import { createIdempotencyKeys, type KeyTimes } from './idempotency/keys.ts';
import { releaseUnanswered } from './idempotency/store.ts';
import { deliverLetter } from './mail/deliver-letter.ts';
import type { LetterWriters } from './mail/letter-requests.ts';
import { openDelivery } from './mail/open-delivery.ts';
import { type OpenQueue, queueOpener } from './queue/job-queue.ts';
import { type MailQueue, openMailQueue } from './queue/mail-queue.ts';
import { openBoss, stopBoss } from './queue/open-boss.ts';
import type { ObjectStore } from './storage/object-store.ts';
import { openStore } from './storage/open-store.ts';
import { dataFolders, makePrivate } from './storage/private-folder.ts';

// What other areas may use beside the wiring.
export type { Attempts } from './attempts/attempts.ts';
export { clientNetwork } from './attempts/client-network.ts';
export type { AttemptLimit, AttemptLimits } from './attempts/limits.ts';
export type { Audit, SecurityEvent, SecurityEventKind } from './audit/service.ts';
export { type Config, ConfigProblem, isLoopback } from './config.ts';
export { transact } from './database/guard.ts';
export type { Database } from './database/open-database.ts';
export type { Instant, InstantOrNone, Tables } from './database/tables.ts';
export { checkTarget } from './egress/check-target.ts';
export { EgressRefusal } from './egress/egress-refusal.ts';
export { fetchGuarded } from './egress/fetch-guarded.ts';
export { bearer } from './http/admission.ts';
export type { Caller } from './http/caller.ts';
export { attachment, inert } from './http/content-disposition.ts';
export type { FormPart, SubmittedForm } from './http/form.ts';
export type { Handlers } from './http/operation.ts';
export { invalid, notFound, notSignedIn, Problem, type ProblemCode, type ValidationItem } from './http/problem.ts';
export { textFaults } from './http/text-rules.ts';
export { isUuid } from './http/uuid.ts';
export { japaneseDate } from './japanese-date.ts';
export type { Letter } from './mail/letter.ts';
export type { AddressedLetter, LetterRequest, LetterWriters } from './mail/letter-requests.ts';
export { deadQueueOf, deadQueuePollingSeconds, type JobQueue, type JobQueueSettings } from './queue/job-queue.ts';
export type { MailQueue } from './queue/mail-queue.ts';
export { adoptActive, type QueueLog } from './queue/open-boss.ts';
export { hashSecret, newSecret } from './secret.ts';
export { folderStore } from './storage/folder-store.ts';
export { ObjectMissing, type ObjectStore } from './storage/object-store.ts';

export interface PlatformOptions {
  logger?: FastifyServerOptions['logger'];
  /** In place of those of the table. */
  limits?: Partial<AttemptLimits>;
  /** In place of those of requests that are sent again: proofs do not wait for a minute. */
  keyTimes?: KeyTimes;
  /** In place of what was built. */
  folders?: WebFolders;
}

const builtFolders: WebFolders = {
  app: fileURLToPath(new URL('../../../web/dist', import.meta.url)),
  reportAssets: fileURLToPath(new URL('../../../../packages/report-viewer/dist/assets', import.meta.url)),
};

/** What the areas offer to callers of the server. */
export interface Served {
  handlers: Handlers;
  schemes: AdmissionOptions['schemes'];
  /** Pages that an area serves itself. */
  mountPages(http: FastifyInstance): Promise<void>;
  /** What a link to a shared report shows where it is posted. */
  previewOf: PreviewOf;
}

/** What every area stands on. */
export interface Platform {
  config: Config;
  http: FastifyInstance;
  database: Database;
  store: ObjectStore;
  boss: Awaited<ReturnType<typeof openBoss>>;
  openQueue: OpenQueue;
  mails: MailQueue;
  limits: AttemptLimits;
  audit: Audit;
  attempts: Attempts;
  /** Answers requests with the handlers of the contract, and everything else with the web app. Returns the operations that are served. */
  serve(served: Served): Promise<string[]>;
  /** Takes up the sending of mails. */
  work(writers: LetterWriters): Promise<void>;
  /** Refuses new requests, and lets the running ones end. */
  closeHttp(): Promise<void>;
  /** Lets running jobs end, and gives back those that do not end in time. */
  stopJobs(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the database, the object store, the queue and the HTTP server; nothing listens and no job runs yet. */
export async function openPlatform(config: Config, options: PlatformOptions = {}): Promise<Platform> {
  const untightened = makePrivate(dataFolders(config));
  const database = await openDatabase(config);
  try {
    return await openOn(database, config, options, untightened);
  } catch (problem) {
    await database.close();
    throw problem;
  }
}

async function openOn(database: Database, config: Config, options: PlatformOptions, untightened: readonly string[]): Promise<Platform> {
  const { db } = database;
  const store = await openStore(config.storage);
  const http = await createHttp(config, options.logger ?? false);
  for (const folder of untightened) http.log.warn({ folder }, 'Other users of this machine can read this folder: restrict it to this user');
  const boss = await openBoss(database, http.log);
  const openQueue = queueOpener(boss, database, http.log);
  const mails = await openMailQueue(openQueue, http.log);
  const delivery = openDelivery(config, http.log);
  // The embedded database has one process, and this is it.
  if (database.kind === 'embedded') await releaseUnanswered(db);
  const audit = createAudit(db);
  const attempts = createAttempts(db, ({ name }, userId) =>
    audit.record({ kind: 'limit_reached', details: { limit: name }, ...(userId !== null && { userId }) }),
  );
  return {
    config,
    http,
    database,
    store,
    boss,
    openQueue,
    mails,
    limits: { ...attemptLimits, ...options.limits },
    audit,
    attempts,
    serve: async (served) => {
      const contract = readContract();
      const ping = async () => {
        await boss.getQueue('mail');
      };
      const handlers = { ...served.handlers, ...healthRoutes(database, { ping }, store) };
      await serveApi(http, {
        contract,
        handlers,
        schemes: served.schemes,
        publicUrl: config.publicUrl,
        keys: createIdempotencyKeys(db, http.log, options.keyTimes),
        features: { debug_mode: config.debugMode, benchmark_enabled: config.benchmarkEnabled },
      });
      await served.mountPages(http);
      await serveWeb(http, options.folders ?? builtFolders, contract.basePath, config.site, served.previewOf);
      return operationsServed(contract, handlers);
    },
    work: async (writers) => {
      const { supportEmail, site } = config;
      await mails.work((id, asked) => deliverLetter({ writers, delivery, supportEmail, site }, id, asked));
    },
    closeHttp: () => http.close(),
    stopJobs: () => stopBoss(boss),
    close: async () => {
      delivery.close();
      await database.close();
    },
  };
}
