import { randomBytes } from 'node:crypto';
import { ObjectMissing, type ObjectStore } from '../../platform/index.ts';
import { ArtefactMissing } from './artefact-problems.ts';
import type { SessionFolder, StepName } from './step.ts';

/** Sorts by time: `20261120T175209123Z-4f1c`. */
export function newSessionId(now: Date): string {
  return `${now.toISOString().replace(/[-:.]/g, '')}-${randomBytes(2).toString('hex')}`;
}

/** Where all of a session's objects lie. */
export function sessionPrefix(analysisId: string, sessionId: string): string {
  return `analyses/${analysisId}/sessions/${sessionId}`;
}

const safePath = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/i;

function keyIn(prefix: string, path: string): string {
  if (!safePath.test(path)) throw new Error(`${path} is not a path inside a session`);
  return `${prefix}/${path}`;
}

/**
 * The folder of one run of the pipeline. An artefact is written last, after the files it names, and never changes:
 * a step that finds its artefact has nothing left to do, and one that died before it starts over and overwrites its own files.
 * @param baseSessionIds the runs it rests on, nearest first; nothing is ever written into their folders
 */
export function openSession(
  store: ObjectStore,
  analysisId: string,
  sessionId: string,
  baseSessionIds: readonly string[] = [],
): SessionFolder {
  const prefix = sessionPrefix(analysisId, sessionId);
  const artefactKey = (of: string, step: StepName) => `${sessionPrefix(analysisId, of)}/${step}.json`;
  return {
    id: sessionId,
    prefix,
    hasArtefact: (step) => store.exists(artefactKey(sessionId, step)),
    async findArtefact(step) {
      for (const id of [sessionId, ...baseSessionIds]) {
        const bytes = await store.get(artefactKey(id, step)).catch((problem: unknown) => {
          if (problem instanceof ObjectMissing) return null;
          throw problem;
        });
        if (bytes === null) continue;
        return {
          sessionId: id,
          text: new TextDecoder().decode(bytes),
          readFile: async (path) => store.get(keyIn(sessionPrefix(analysisId, id), path)),
        };
      }
      throw new ArtefactMissing(step, sessionId);
    },
    async writeArtefact(step, artefact) {
      if (await store.exists(artefactKey(sessionId, step))) return;
      await store.put(artefactKey(sessionId, step), JSON.stringify(artefact));
    },
    writeFile: async (path, content) => store.put(keyIn(prefix, path), content),
  };
}
