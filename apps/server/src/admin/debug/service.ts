import { randomUUID } from 'node:crypto';
import type { components } from '@rimawari/api/types';
import type { Kysely } from 'kysely';
import { checkListingUrl, findRun, RunRefused, type Runs, readBases, type StepName } from '../../analyses/index.ts';
import {
  type Audit,
  type Caller,
  invalid,
  isUuid,
  notFound,
  type ObjectStore,
  Problem,
  type Tables,
  transact,
} from '../../platform/index.ts';
import { compareSessions, type SessionDifference } from './compare-sessions.ts';
import { type Content, contentOf, type PictureFirstPage } from './content.ts';
import { explainSession } from './explain.ts';
import { type Preview, previewOf } from './preview.ts';
import { assertInsidePath, entriesOf, type FolderEntry, listFiles, type SessionFile } from './session-files.ts';
import { findAnalysis, findTask, insertTask, listSessions, type SessionRow } from './store.ts';

export interface DebugDependencies {
  db: Kysely<Tables>;
  store: ObjectStore;
  runs: Runs;
  audit: Audit;
  listingAllowHosts: readonly string[];
  pictureFirstPage: PictureFirstPage;
}

/** A run as the console shows it. */
export interface Session extends SessionRow {
  isShown: boolean;
  /** Steps whose artefacts it stands on, its own and those it pins. */
  atHand: ReadonlySet<string>;
}

export interface PartialRun {
  steps: readonly StepName[];
  baseSession: string;
  urlOverride: string | null;
}

export interface Task {
  id: string;
  run: SessionRow;
}

/** Looks into the runs of any analysis, and runs parts of the pipeline again without touching what its owner sees. */
export interface DebugConsole {
  /** Newest first. @throws Problem 404 */
  sessions(analysisId: string): Promise<Session[]>;
  /** @throws Problem 404, 422 for what does not stay inside the session */
  files(analysisId: string, session: string, folder: string): Promise<FolderEntry[]>;
  preview(analysisId: string, session: string, path: string): Promise<Preview & SessionFile>;
  content(analysisId: string, session: string, path: string): Promise<Content>;
  /** @throws Problem 404 */
  compare(analysisId: string, from: string, to: string): Promise<SessionDifference>;
  /** The facts that a session read, and how one of them was. @throws Problem 404 */
  explain(analysisId: string, session: string, field: string | null): Promise<components['schemas']['DebugExplanation']>;
  /** Begins a run of its own and gives the id of its task. @throws Problem 404, 409, 422 */
  start(caller: Caller, ip: string, analysisId: string, run: PartialRun): Promise<string>;
  /** @throws Problem 404 */
  task(id: string): Promise<Task>;
}

export function createDebugConsole({ db, store, runs, audit, listingAllowHosts, pictureFirstPage }: DebugDependencies): DebugConsole {
  async function analysisOf(id: string) {
    const analysis = isUuid(id) ? await findAnalysis(db, id) : null;
    if (analysis === null) throw notFound();
    return analysis;
  }

  /** Files of a session that exists: its name goes into no path before it was found. */
  async function filesOf(analysisId: string, sessionId: string): Promise<SessionFile[]> {
    const ref = { analysisId: (await analysisOf(analysisId)).id, sessionId };
    if ((await findRun(db, ref)) === null) throw notFound();
    return listFiles(store, ref.analysisId, [sessionId, ...(await readBases(db, ref))]);
  }

  async function fileOf(analysisId: string, sessionId: string, path: string): Promise<SessionFile> {
    assertInsidePath(path);
    const file = (await filesOf(analysisId, sessionId)).find((candidate) => candidate.path === path);
    if (file === undefined) throw notFound();
    return file;
  }

  return {
    sessions: async (analysisId) => {
      const analysis = await analysisOf(analysisId);
      const rows = await listSessions(db, analysis.id);
      return rows.map((row) => ({ ...row, isShown: row.id === analysis.shown_session_id, atHand: stepsAtHand(row, rows) }));
    },

    files: async (analysisId, session, folder) => {
      if (folder !== '') assertInsidePath(folder);
      const entries = entriesOf(await filesOf(analysisId, session), folder, session);
      if (entries === null) throw notFound();
      return entries;
    },

    preview: async (analysisId, session, path) => {
      const file = await fileOf(analysisId, session, path);
      return { ...file, ...(await previewOf(store, file)) };
    },

    content: async (analysisId, session, path) => contentOf(store, await fileOf(analysisId, session, path), pictureFirstPage),

    compare: async (analysisId, from, to) => {
      const { id } = await analysisOf(analysisId);
      const refs = [from, to].map((sessionId) => ({ analysisId: id, sessionId }));
      const [before, after] = await Promise.all(refs.map((ref) => findRun(db, ref)));
      const [one, other] = refs;
      if (!before || !after || one === undefined || other === undefined) throw notFound();
      return compareSessions(db, store, one, other);
    },

    explain: async (analysisId, sessionId, field) => {
      const analysis = await analysisOf(analysisId);
      const ref = { analysisId: analysis.id, sessionId };
      if ((await findRun(db, ref)) === null) throw notFound();
      return explainSession({ db, store }, ref, analysis.as_of, field);
    },

    start: async (caller, ip, analysisId, { steps, baseSession, urlOverride }) => {
      const { id } = await analysisOf(analysisId);
      const url = urlOverride === null ? null : checkListingUrl(urlOverride, listingAllowHosts, ['body', 'url_override']);
      if (url !== null && !steps.includes('pdf_generation'))
        throw invalid(['body', 'url_override'], 'acts in pdf_generation: select that step too, or leave the address out', 'requires');
      const base = await findRun(db, { analysisId: id, sessionId: baseSession });
      if (base === null) throw notFound();
      if (base.finished_at === null)
        throw new Problem('analysis_running', 'This analysis is running. Wait until it finishes and try again.');
      const taskId = randomUUID();
      try {
        await transact(db, async (trx) => {
          const changes = url === null ? null : { listing_url: url };
          const sessionId = await runs.begin(trx, { analysisId: id, purpose: 'debug', steps, baseSessionId: baseSession, changes });
          await insertTask(trx, taskId, { analysisId: id, sessionId });
          const details = { analysis_id: id, session: sessionId, steps: steps.join(', ') };
          await audit.record({ kind: 'debug_run_started', actorId: caller.userId, ip, details }, trx);
        });
      } catch (problem) {
        if (problem instanceof RunRefused) throw asProblem(problem);
        throw problem;
      }
      return taskId;
    },

    task: async (id) => {
      const task = isUuid(id) ? await findTask(db, id) : null;
      const run = task === null ? undefined : (await listSessions(db, task.analysis_id)).find((row) => row.id === task.session_id);
      if (run === undefined) throw notFound();
      return { id, run };
    },
  };
}

function stepsAtHand(row: SessionRow, rows: readonly SessionRow[]): Set<string> {
  const base = rows.find(({ id }) => id === row.base_session_id);
  return new Set([...row.done, ...(base === undefined ? [] : stepsAtHand(base, rows))]);
}

function asProblem(refused: RunRefused): Problem {
  const { reason } = refused.refusal;
  if (reason === 'no_analysis' || reason === 'no_base') return new Problem('not_found', refused.message);
  if (reason === 'no_steps') return invalid(['body', 'steps'], refused.message, 'minItems');
  return new Problem(reason === 'already_running' ? 'analysis_running' : 'missing_input', refused.message);
}
