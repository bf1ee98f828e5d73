import type { components } from '@rimawari/api/types';
import type { Handlers } from '../../platform/index.ts';
import type { ProfileRow } from './profile-store.ts';
import type { Profiles } from './profiles.ts';
import type { BenchmarkRow, PropertyRow } from './run-store.ts';
import type { Benchmarks } from './service.ts';

type Schemas = components['schemas'];

export function benchmarkRoutes(profiles: Profiles, benchmarks: Benchmarks) {
  return {
    listBenchmarkProfiles: async () => ({ status: 200, body: (await profiles.list()).map(toProfile) }),

    createBenchmarkProfile: async ({ caller, ip, body }) => ({
      status: 201,
      body: toProfile(await profiles.create({ caller, ip }, body)),
    }),

    updateBenchmarkProfile: async ({ caller, ip, path, body }) => ({
      status: 200,
      body: toProfile(await profiles.update({ caller, ip }, path.id, body)),
    }),

    deleteBenchmarkProfile: async ({ caller, ip, path }) => {
      await profiles.remove({ caller, ip }, path.id);
      return { status: 204 };
    },

    listBenchmarkRuns: async () => ({ status: 200, body: (await benchmarks.list()).map(toRun) }),

    createBenchmarkRun: async ({ caller, ip, body }) => ({ status: 201, body: toRun(await benchmarks.create({ caller, ip }, body)) }),

    getBenchmarkRun: async ({ path }) => {
      const { run, properties } = await benchmarks.find(path.id);
      return { status: 200, body: { ...toRun(run), payload: toPayload(properties) } };
    },

    cancelBenchmarkRun: async ({ caller, ip, path }) => ({ status: 200, body: toRun(await benchmarks.cancel({ caller, ip }, path.id)) }),

    deleteBenchmarkRun: async ({ caller, ip, path }) => {
      await benchmarks.remove({ caller, ip }, path.id);
      return { status: 204 };
    },

    getBenchmarkExtraction: async ({ path, query }) => {
      const { baseline, candidate } = await benchmarks.compare(path.id, query.slug);
      const side = (data: Record<string, unknown> | null) => (data === null ? null : { data });
      return { status: 200, body: { slug: query.slug, baseline: side(baseline), candidate: side(candidate) } };
    },
  } satisfies Handlers;
}

function toProfile({ id, name, description, config, is_default }: ProfileRow): Schemas['BenchmarkProfile'] {
  // Of an assumption the engine keeps a number, or the number and its reason: what the contract takes.
  return { id, name, description, config: config as Schemas['BenchmarkConfig'], is_default };
}

function toRun(run: BenchmarkRow): Schemas['BenchmarkRun'] {
  const { exact_matches, total, url_count } = run;
  return {
    id: run.id,
    run_type: run.run_type,
    label: run.label,
    profile: { id: run.profile_id, name: run.profile_name },
    status: run.status,
    progress: url_count === 0 ? 0 : Math.floor((100 * run.ended_count) / url_count),
    modules: run.steps,
    error: run.error,
    summary: run.finished_at === null ? null : { exact_matches, total, url_count },
    created_at: run.created_at.toISOString(),
    baseline_run_id: run.baseline_run_id,
  };
}

function toPayload(properties: readonly PropertyRow[]): Schemas['BenchmarkPayload'] {
  return {
    properties: properties.map(({ slug, url, status, error }) => ({ slug, url, status, error })),
    candidates: properties.flatMap(({ slug, diff }) => {
      if (diff === null) return [];
      const { exact_match, ...rest } = diff;
      return [{ slug, exact_match, diff: rest }];
    }),
  };
}
