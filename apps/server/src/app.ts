import { createAdmin } from './admin/index.ts';
import { type AnalysesArea, type AnalysesOptions, type AnalysesPorts, createAnalysesArea } from './analyses/index.ts';
import { type Billing, type BillingOptions, createBilling } from './billing/index.ts';
import { createIdentity, type Identity, type IdentityOptions } from './identity/index.ts';
import { bearer, type Config, openPlatform, type Platform, type PlatformOptions } from './platform/index.ts';

export type AppOptions = PlatformOptions & IdentityOptions & BillingOptions & AnalysesOptions;

type Offered = Pick<Platform, 'http' | 'database' | 'store'> &
  Pick<Identity, 'links' | 'secondFactor'> &
  Pick<Billing, 'payments'> &
  Pick<AnalysesArea, 'runs' | 'deletion' | 'analysisDeletion' | 'dataExports'>;

export interface App extends Offered {
  /** Operations of the contract that are served. */
  served: string[];
  /** To print once. */
  notices: string[];
  /** Takes up the queue's work. */
  work(pipeline: Parameters<AnalysesArea['work']>[0]): Promise<void>;
  /** Refuses new requests, lets the running ones and the running steps end, releases what the steps used, closes the database. */
  close(release?: () => Promise<void>): Promise<void>;
}

/** Joins the areas of the server; nothing listens and no job runs yet. */
export async function createApp(config: Config, options: AppOptions = {}): Promise<App> {
  const platform = await openPlatform(config, options);
  try {
    return await joinAreas(platform, options);
  } catch (problem) {
    await platform.close();
    throw problem;
  }
}

async function joinAreas(platform: Platform, options: AppOptions): Promise<App> {
  const billing = await createBilling(platform, options);
  const { allowance, payments } = billing;
  // A run of a benchmark tells the last area that it has ended.
  const tellBenchmark: AnalysesPorts['tellBenchmark'] = (trx, run) => admin.tellBenchmark(trx, run);
  const analyses = await createAnalysesArea(platform, { allowance, subscriptions: payments.checkout, tellBenchmark }, options);
  const { runs, deletion, analysisDeletion, dataExports, shares } = analyses;
  const identity = createIdentity(platform, { allowance, deletion }, options);
  const { links, secondFactor, sessions } = identity;
  const admin = await createAdmin(platform, { identity, billing, analyses });
  const served = await platform.serve({
    handlers: { ...identity.routes, ...billing.routes, ...analyses.routes, ...admin.routes },
    schemes: { bearer: bearer((token) => sessions.authenticate(token)) },
    mountPages: (server) => billing.mountPages(server),
    previewOf: (token, ip) => shares.preview(token, ip),
  });
  const { http, database, store } = platform;
  const app: Offered = { http, database, store, links, secondFactor, payments, runs, deletion, analysisDeletion, dataExports };
  return {
    ...app,
    served,
    notices: await identity.ensureAdministrator(),
    work: async (pipeline) => {
      await platform.work({ ...identity.letters, ...billing.letters, ...analyses.letters });
      await billing.work();
      await admin.work();
      await analyses.work(pipeline);
    },
    close: async (release = async () => {}) => {
      analyses.stop();
      await platform.closeHttp();
      await identity.close();
      await billing.stop();
      await platform.stopJobs();
      await billing.close();
      await release();
      await platform.close();
    },
  };
}
