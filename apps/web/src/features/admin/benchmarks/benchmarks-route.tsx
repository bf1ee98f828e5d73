import { readDetail } from '@rimawari/api';
import { useState } from 'react';
import { useQueries } from '../../../app/queries/use-queries.ts';
import { useServices } from '../../../app/services/services-context.ts';
import { BenchmarksScreen, type BenchmarksScreenProps } from './benchmarks-screen.tsx';
import { profileDraft } from './profile-draft.ts';
import { runDraft } from './run-form-card.tsx';
import { isAtWork } from './run-table.tsx';

type Shown = Pick<BenchmarksScreenProps, 'editing' | 'detail' | 'comparison'>;
/** How often runs at work are asked for. Milliseconds. */
const runPollMs = 2000;

const nothing: Shown = { editing: null, detail: null, comparison: null };

export function Component() {
  const { api, drafts } = useServices();
  const { queries } = useQueries();
  const profiles = queries.useQuery('get', '/admin/benchmark/profiles', {}, { meta: { failure: 'Failed to load benchmark data' } });
  const runs = queries.useQuery(
    'get',
    '/admin/benchmark/runs',
    {},
    {
      meta: { failure: 'Failed to load benchmark data' },
      refetchInterval: ({ state }) => (state.data?.some(({ status }) => isAtWork(status)) === true ? runPollMs : false),
    },
  );
  const [shown, setShown] = useState(nothing);
  const [busy, setBusy] = useState<BenchmarksScreenProps['busy']>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const show = (changes: Partial<Shown>) => setShown((present) => ({ ...present, ...changes }));
  const loadError = (profiles.data === undefined ? profiles.error : null) ?? (runs.data === undefined ? runs.error : null);

  /** One question at a time; its failure is told in the server's words, or in the screen's. */
  async function ask<Data>(
    what: BenchmarksScreenProps['busy'],
    failure: string,
    question: () => Promise<{ data?: Data; error?: unknown }>,
  ): Promise<{ data: Data | undefined } | null> {
    setBusy(what);
    setProblem(null);
    const { data, error } = await question();
    setBusy(null);
    if (error === undefined || error === null) return { data };
    setProblem(readDetail(error) || failure);
    return null;
  }

  /** Opens another profile or none; what was typed into the one before is sent or put aside. */
  function edit(editing: Shown['editing']) {
    if (shown.editing !== null) drafts.forget(profileDraft(shown.editing === 'new' ? 'new' : shown.editing.id));
    show({ editing });
  }

  const refreshRuns = () => ask('refresh', 'Failed to refresh runs', () => runs.refetch());

  async function loadAgain() {
    setProblem(null);
    await Promise.all([profiles.refetch(), runs.refetch()]);
  }

  async function reloadProfiles() {
    if ((await ask('profile', 'Failed to load benchmark data', () => profiles.refetch())) !== null) edit(null);
  }

  return (
    <BenchmarksScreen
      {...shown}
      profiles={profiles.data ?? null}
      runs={runs.data ?? null}
      busy={profiles.isFetching && profiles.data === undefined ? 'load' : busy}
      problem={problem ?? (loadError ? readDetail(loadError) || 'Failed to load benchmark data' : null)}
      onRefresh={() => void (runs.data === undefined ? loadAgain() : refreshRuns())}
      onEdit={edit}
      onSaveProfile={async (profile) => {
        const { editing } = shown;
        const saved =
          editing === 'new' || editing === null
            ? await ask('profile', 'Failed to create profile', () => api.POST('/admin/benchmark/profiles', { body: profile }))
            : await ask('profile', 'Failed to update profile', () =>
                api.PATCH('/admin/benchmark/profiles/{id}', { params: { path: { id: editing.id } }, body: profile }),
              );
        if (saved !== null) await reloadProfiles();
      }}
      onDeleteProfile={async ({ id }) => {
        const deleted = await ask('profile', 'Failed to delete profile', () =>
          api.DELETE('/admin/benchmark/profiles/{id}', { params: { path: { id } } }),
        );
        if (deleted !== null) await reloadProfiles();
      }}
      onStart={async (run) => {
        const started = await ask('run', 'Failed to create run', () => api.POST('/admin/benchmark/runs', { body: run }));
        if (started === null) return;
        drafts.forget(runDraft);
        await refreshRuns();
      }}
      onOpenRun={async (run) => {
        if (run === null) return show({ detail: null, comparison: null });
        const detail = await ask(null, 'Failed to load run detail', () =>
          api.GET('/admin/benchmark/runs/{id}', { params: { path: { id: run.id } } }),
        );
        if (detail?.data) show({ detail: detail.data, comparison: null });
      }}
      onCancelRun={async ({ id }) => {
        const cancelled = await ask(null, 'Failed to cancel run', () =>
          api.POST('/admin/benchmark/runs/{id}/cancel', { params: { path: { id } } }),
        );
        if (cancelled === null) return;
        const detail = await ask(null, 'Failed to load run detail', () =>
          api.GET('/admin/benchmark/runs/{id}', { params: { path: { id } } }),
        );
        if (detail?.data) show({ detail: detail.data });
        await refreshRuns();
      }}
      onDeleteRun={async ({ id }) => {
        const deleted = await ask(null, 'Failed to delete run', () =>
          api.DELETE('/admin/benchmark/runs/{id}', { params: { path: { id } } }),
        );
        if (deleted === null) return;
        if (shown.detail?.id === id) show({ detail: null, comparison: null });
        await refreshRuns();
      }}
      onCompare={async (slug) => {
        const id = shown.detail?.id;
        if (id === undefined) return;
        const comparison = await ask(null, 'Failed to load extraction comparison', () =>
          api.GET('/admin/benchmark/runs/{id}/extraction', { params: { path: { id }, query: { slug } } }),
        );
        if (comparison?.data) show({ comparison: comparison.data });
      }}
    />
  );
}
