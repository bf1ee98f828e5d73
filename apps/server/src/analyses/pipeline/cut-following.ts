import type { ObjectStore } from '../../platform/index.ts';
import { openArtefact, sessionFiles } from './artefacts.ts';
import { type CutPictures, cutDrawn } from './evidence-pictures.ts';
import type { Ports } from './ports.ts';
import { openPictures, type RunPictures, writeCut } from './report-pictures.ts';
import { openSession } from './session-folder.ts';
import type { SessionFolder } from './step.ts';

/** A run whose report did not wait for its pictures. */
export interface FollowedRun {
  analysisId: string;
  session: SessionFolder;
  store: ObjectStore;
}

/** Keeps what `cut` finds beside the artefact of the run that read the sources: this one, or the one that it corrects. */
async function settle(
  { analysisId, session, store }: FollowedRun,
  cut: (pictures: RunPictures, writeFile: SessionFolder['writeFile']) => Promise<CutPictures>,
): Promise<void> {
  const pictures = await openPictures(session);
  if (pictures === null || !pictures.isPending) return;
  const { writeFile } = openSession(store, analysisId, pictures.sessionId);
  const found = await cut(pictures, writeFile);
  // What was said first stays: pages may have been made of it.
  if ((await openPictures(session))?.isPending === true) await writeFile(sessionFiles.cutAfterwards, writeCut(found));
}

/** Cuts the pictures that follow the reading of sources, unless that was done. Safe to do again, and by several at once. */
export async function cutFollowing(run: FollowedRun, { cutPictures }: Pick<Ports, 'cutPictures'>, signal: AbortSignal): Promise<void> {
  const { session, store } = run;
  await settle(run, async ({ facts, sheets }, writeFile) => {
    const collected = await openArtefact(session, 'pdf_generation');
    return cutDrawn(facts, collected, sheets, { store, cutPictures, writeFile, signal });
  });
}

/** Leaves the report without the pictures that follow, so that nobody waits any longer. */
export async function leaveOutFollowing(run: FollowedRun): Promise<void> {
  await settle(run, async () => ({ crops: new Map(), sheets: [] }));
}
