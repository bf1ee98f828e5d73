import { readDetail } from '@rimawari/api';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useServices } from '../../../app/services/services-context.ts';
import { type DebugRun, DebugScreen, type DebugScreenProps } from './debug-screen.tsx';
import { useWorkerTask } from './use-worker-task.ts';

type Shown = Pick<DebugScreenProps, 'sessions' | 'session' | 'files' | 'preview'>;
const nothing: Shown = { sessions: null, session: null, files: null, preview: null };

export function Component() {
  const { api } = useServices();
  const [search, setSearch] = useSearchParams();
  const [analysisId, setAnalysisId] = useState(search.get('analysis') ?? '');
  const [shown, setShown] = useState(nothing);
  const [busy, setBusy] = useState<DebugScreenProps['busy']>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [taskId, setTaskId] = useState<string | null>(null);
  const id = analysisId.trim();

  /** One question at a time; its failure is told in the server's words, or in the console's. */
  async function ask<Data>(
    what: NonNullable<DebugScreenProps['busy']>,
    failure: string,
    question: () => Promise<{ data?: Data; error?: unknown }>,
  ) {
    setBusy(what);
    setProblem(null);
    const { data, error } = await question();
    setBusy(null);
    if (data === undefined) setProblem(readDetail(error) || failure);
    return data ?? null;
  }

  async function openFolder(session: string, path: string) {
    const files = await ask('files', 'Failed to load files', () =>
      api.GET('/admin/debug/analysis/{id}/files', { params: { path: { id }, query: { session, ...(path === '' ? {} : { path }) } } }),
    );
    if (files !== null) setShown((present) => ({ ...present, session, files, preview: null }));
  }

  async function loadSessions(preferred: string | null) {
    setSearch({ analysis: id });
    const sessions = await ask('sessions', 'Failed to load sessions', () =>
      api.GET('/admin/debug/analysis/{id}/sessions', { params: { path: { id } } }),
    );
    if (sessions === null) return null;
    const known = sessions.sessions.map(({ timestamp }) => timestamp);
    const session = preferred !== null && known.includes(preferred) ? preferred : sessions.latest_session;
    setShown({ sessions, session, files: null, preview: null });
    if (session !== null) await openFolder(session, '');
    return session;
  }

  async function run({ steps, urlOverride }: DebugRun) {
    // Without a look at the sessions first, the newest one is the base.
    const base = shown.session ?? (await loadSessions(null));
    if (base === null) return;
    const started = await ask('run', 'Failed to start partial analysis', () =>
      api.POST('/admin/debug/analysis/{id}/run', {
        params: { path: { id } },
        body: { steps, base_session: base, ...(urlOverride === '' ? {} : { url_override: urlOverride }) },
      }),
    );
    if (started !== null) setTaskId(started.task_id);
  }

  const task = useWorkerTask(taskId, (result) => void loadSessions(result?.new_session ?? null));

  return (
    <DebugScreen
      {...shown}
      analysisId={analysisId}
      task={task}
      busy={busy}
      problem={problem}
      onAnalysisIdChange={(next) => {
        setAnalysisId(next);
        setShown(nothing);
        setTaskId(null);
      }}
      onInspect={() => void loadSessions(null)}
      onSessionChange={(session) => void openFolder(session, '')}
      onOpenFolder={(path) => {
        if (shown.session !== null) void openFolder(shown.session, path);
      }}
      onOpenFile={(path) =>
        void ask('file', 'Failed to load file content', () =>
          api.GET('/admin/debug/analysis/{id}/file', { params: { path: { id }, query: { session: shown.session ?? '', path } } }),
        ).then((preview) => {
          if (preview !== null) setShown((present) => ({ ...present, preview }));
        })
      }
      onRun={(asked) => void run(asked)}
    />
  );
}
