import { randomBytes } from 'node:crypto';
import type { ObjectStore } from '../storage/object-store.ts';
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

/**
 * The folder of one run of the pipeline. An artefact is written last, after the files it names, and never changes:
 * a step that finds its artefact has nothing left to do, and one that died before it starts over and overwrites its own files.
 */
export function openSession(store: ObjectStore, analysisId: string, sessionId: string): SessionFolder {
  const prefix = sessionPrefix(analysisId, sessionId);
  const artefactKey = (step: StepName) => `${prefix}/${step}.json`;
  function fileKey(path: string): string {
    if (!safePath.test(path)) throw new Error(`${path} is not a path inside a session`);
    return `${prefix}/${path}`;
  }
  return {
    id: sessionId,
    prefix,
    hasArtefact: (step) => store.exists(artefactKey(step)),
    async readArtefact(step) {
      const artefact: unknown = JSON.parse(new TextDecoder().decode(await store.get(artefactKey(step))));
      return artefact;
    },
    async writeArtefact(step, artefact) {
      if (await store.exists(artefactKey(step))) return;
      await store.put(artefactKey(step), JSON.stringify(artefact));
    },
    readFile: (path) => store.get(fileKey(path)),
    writeFile: (path, content) => store.put(fileKey(path), content),
    hasFile: (path) => store.exists(fileKey(path)),
  };
}
