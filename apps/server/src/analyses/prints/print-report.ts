import { BrowserMissing } from '@rimawari/browser';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { ObjectStore } from '../../platform/storage/object-store.ts';
import type { Pictures } from '../pictures/service.ts';
import { readArtefact } from '../pipeline/artefacts.ts';
import type { Ports } from '../pipeline/ports.ts';
import { copyKey, copyNames, removeOtherBuilds } from '../pipeline/rendered-copies.ts';
import { withPictures } from '../pipeline/report-pictures.ts';
import { openSession } from '../pipeline/session-folder.ts';
import { findRun, readBases } from '../runs/store.ts';
import { type PrintJob, updatePrint } from './store.ts';

export interface Printer {
  db: Kysely<Tables>;
  store: ObjectStore;
  ports: Pick<Ports, 'render' | 'printPdf'>;
  pictures: Pick<Pictures, 'cut'>;
}

/** Prints the report of a run with this build of the renderer. Safe to run again. @throws what was not expected; the run stays as it ended */
export async function printReport({ db, store, ports, pictures }: Printer, job: PrintJob, signal: AbortSignal): Promise<void> {
  if ((await findRun(db, job)) === null) return;
  const { build } = ports.render;
  const session = openSession(store, job.analysisId, job.sessionId, await readBases(db, job));
  const key = copyKey(session.prefix, build, copyNames.printed);
  if (!(await store.exists(key))) {
    const [report] = await Promise.all([readArtefact(session, 'final_analysis'), pictures.cut(job, signal)]);
    const shown = await withPictures(session, report);
    try {
      await store.put(key, await ports.printPdf(await ports.render.printable(shown.report, shown.pictures), signal));
    } catch (problem) {
      if (!(problem instanceof BrowserMissing)) throw problem;
      await updatePrint(db, job, job.jobId, { state: 'failed', problem: problem.message });
      return;
    }
    await removeOtherBuilds(store, session.prefix, build);
  }
  await updatePrint(db, job, job.jobId, { state: 'done', build });
}
