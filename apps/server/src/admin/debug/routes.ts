import type { components } from '@rimawari/api/types';
import { stepNames } from '../../analyses/index.ts';
import type { Handlers } from '../../platform/index.ts';
import type { DebugConsole, Session, Task } from './service.ts';

/** What came from outside is shown, and neither runs nor loads anything, wherever it is opened. */
const inactive = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-store',
};

export function debugRoutes(console: DebugConsole) {
  return {
    listDebugSessions: async ({ path }) => {
      const sessions = await console.sessions(path.id);
      return { status: 200, body: { sessions: sessions.map(toSession), latest_session: sessions[0]?.id ?? null } };
    },

    listDebugFiles: async ({ path, query }) => {
      const folder = query.path ?? '';
      return { status: 200, body: { path: folder, entries: await console.files(path.id, query.session, folder) } };
    },

    readDebugFile: async ({ path, query }) => {
      const { path: file, size, kind, contentType, truncated, content } = await console.preview(path.id, query.session, query.path);
      return { status: 200, body: { path: file, size, kind, content_type: contentType, truncated, content } };
    },

    readDebugContent: async ({ path, query }) => {
      const { contentType, bytes } = await console.content(path.id, query.session, query.path);
      return { status: 200, headers: { ...inactive, 'content-type': contentType }, content: bytes };
    },

    compareDebugSessions: async ({ path, query: { from, to } }) => ({
      status: 200,
      body: { from, to, ...(await console.compare(path.id, from, to)) },
    }),

    explainDebugField: async ({ path, query }) => ({
      status: 200,
      body: await console.explain(path.id, query.session, query.field ?? null),
    }),

    startDebugRun: async ({ caller, ip, path, body }) => {
      const { steps, base_session, url_override = null } = body;
      const taskId = await console.start(caller, ip, path.id, { steps, baseSession: base_session, urlOverride: url_override });
      return { status: 202, body: { task_id: taskId } };
    },

    getWorkerTask: async ({ path }) => ({ status: 200, body: toTask(await console.task(path.id)) }),
  } satisfies Handlers;
}

function toSession(session: Session): components['schemas']['DebugSession'] {
  return {
    timestamp: session.id,
    created_at: session.created_at.toISOString(),
    stages: Object.fromEntries(stepNames.map((step) => [step, session.atHand.has(step)])),
    purpose: session.purpose,
    status: session.status,
    steps: session.steps,
    base_session: session.base_session_id,
    url_override: session.changes?.listing_url ?? null,
    is_shown: session.isShown,
  };
}

const taskStatus = { pending: 'PENDING', processing: 'STARTED', completed: 'SUCCESS', failed: 'FAILURE' } as const;

function toTask({ id, run }: Task): components['schemas']['WorkerTask'] {
  const ready = run.status === 'completed' || run.status === 'failed';
  const executed = stepNames.filter((step) => run.done.includes(step));
  return {
    status: taskStatus[run.status],
    task_id: id,
    ready,
    result: ready ? { status: run.status, new_session: run.id, executed_steps: executed } : null,
    error: run.status === 'failed' ? (run.error_lines ?? []).join(' ') : null,
  };
}
