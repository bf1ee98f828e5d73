import { readDetail } from '@rimawari/api';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDraft } from '../../../app/drafts/use-draft.ts';
import { useServices } from '../../../app/services/services-context.ts';
import { type DebugRun, DebugScreen, type DebugScreenProps, partialRunDraft } from './debug-screen.tsx';
import { useWorkerTask } from './use-worker-task.ts';

type Shown = Pick<DebugScreenProps, 'sessions' | 'session' | 'files' | 'preview' | 'look' | 'difference' | 'explanation'>;
const nothing: Shown = { sessions: null, session: null, files: null, preview: null, look: null, difference: null, explanation: null };
const pictured = ['html', 'image', 'pdf'];

export function Component() {
  const { api, drafts } = useServices();
  const [search, setSearch] = useSearchParams();
  const looked = search.get('analysis') ?? '';
  // Typed after another one was looked at; a link to an analysis is not overruled by it.
  const idDraft = `analysis after ${looked}`;
  const [{ analysisId }, keepId] = useDraft(idDraft, { analysisId: looked });
  const [shown, setShown] = useState(nothing);
  const [busy, setBusy] = useState<DebugScreenProps['busy']>(null);
  const [problem, setProblem] = useState<DebugScreenProps['problem']>(null);
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
    if (data === undefined) setProblem({ at: what, text: readDetail(error) || failure });
    return data ?? null;
  }

  async function openFolder(session: string, path: string) {
    const files = await ask('files', 'Failed to load files', () =>
      api.GET('/admin/debug/analysis/{id}/files', { params: { path: { id }, query: { session, ...(path === '' ? {} : { path }) } } }),
    );
    if (files !== null)
      setShown((present) => ({
        ...present,
        session,
        files,
        preview: null,
        look: null,
        ...(session !== present.session && { explanation: null }),
      }));
  }

  async function loadSessions(preferred: string | null) {
    drafts.forget(idDraft);
    setSearch({ analysis: id });
    const sessions = await ask('sessions', 'Failed to load sessions', () =>
      api.GET('/admin/debug/analysis/{id}/sessions', { params: { path: { id } } }),
    );
    if (sessions === null) return null;
    const known = sessions.sessions.map(({ timestamp }) => timestamp);
    const session = preferred !== null && known.includes(preferred) ? preferred : sessions.latest_session;
    setShown({ ...nothing, sessions, session });
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
    if (started === null) return;
    drafts.forget(partialRunDraft);
    setTaskId(started.task_id);
  }

  async function openFile(path: string) {
    const session = shown.session ?? '';
    const at = { params: { path: { id }, query: { session, path } } };
    const preview = await ask('file', 'Failed to load file content', () => api.GET('/admin/debug/analysis/{id}/file', at));
    if (preview === null) return;
    setShown((present) => ({ ...present, preview, look: null }));
    if (!pictured.includes(preview.kind)) return;
    const content = await ask('file', 'Failed to load file content', () =>
      api.GET('/admin/debug/analysis/{id}/content', { ...at, parseAs: 'blob' }),
    );
    if (content === null) return;
    const look = await lookOf(content as unknown as Blob, preview.kind);
    setShown((present) => (present.preview?.path === path ? { ...present, look } : present));
  }

  async function compare(from: string, to: string) {
    const difference = await ask('difference', 'Failed to compare sessions', () =>
      api.GET('/admin/debug/analysis/{id}/difference', { params: { path: { id }, query: { from, to } } }),
    );
    if (difference !== null) setShown((present) => ({ ...present, difference }));
  }

  async function explain(field: string | null) {
    const { session } = shown;
    if (session === null) return;
    const explanation = await ask('explanation', 'Failed to explain the value', () =>
      api.GET('/admin/debug/analysis/{id}/explanation', {
        params: { path: { id }, query: { session, ...(field === null ? {} : { field }) } },
      }),
    );
    if (explanation !== null) setShown((present) => ({ ...present, explanation }));
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
        keepId({ analysisId: next });
        setShown(nothing);
        setTaskId(null);
      }}
      onInspect={() => void loadSessions(null)}
      onSessionChange={(session) => void openFolder(session, '')}
      onOpenFolder={(path) => {
        if (shown.session !== null) void openFolder(shown.session, path);
      }}
      onOpenFile={(path) => void openFile(path)}
      onCompare={(from, to) => void compare(from, to)}
      onExplain={(field) => void explain(field)}
      onRun={(asked) => void run(asked)}
    />
  );
}

/** A picture becomes text in an address, so that nothing has to be given back when another file is opened. */
async function lookOf(content: Blob, kind: string): Promise<DebugScreenProps['look']> {
  if (kind === 'html') return { kind: 'page', html: await content.text() };
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(new Error('We couldn’t load the picture'));
    reader.readAsDataURL(content);
  });
  return { kind: 'picture', url };
}
