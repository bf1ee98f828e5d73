import { setTimeout } from 'node:timers/promises';
import { BrowserMissing } from '@rimawari/browser';
import type { Kysely } from 'kysely';
import type { JobQueue, JobQueueSettings, ObjectStore, Tables } from '../../platform/index.ts';
import type { Pictures } from '../pictures/service.ts';
import { readArtefact } from '../pipeline/artefacts.ts';
import type { Ports } from '../pipeline/ports.ts';
import { copyKey, copyNames, removeOtherBuilds } from '../pipeline/rendered-copies.ts';
import { withPictures } from '../pipeline/report-pictures.ts';
import { openSession } from '../pipeline/session-folder.ts';
import { findRun, readBases } from '../runs/store.ts';
import { letOthersFirst } from '../step-queue/place-in-line.ts';
import { type PrintJob, updatePrint } from './store.ts';

export const printJobs: JobQueueSettings<PrintJob> = {
  name: 'print',
  // Also for workers that end while they print, for which the report is not to blame.
  patience: { retryLimit: 8, retryDelay: 2, retryDelayMax: 30 },
  expireInSeconds: 120,
  deadLetter: {},
  failed: { words: 'The PDF of a report is not ready yet', of: (job) => job },
};

const headStartMs = 50;
const givenUp =
  'We couldn’t create the PDF. The report is complete: read it here or download it as HTML. Please try again in a few minutes.';

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

export async function workOnPrints(queue: JobQueue<PrintJob>, printer: Printer): Promise<void> {
  await queue.work(
    async (job) => {
      // The thread that answers readers also lays out what is printed: who waited for the report reads it first.
      await Promise.all([setTimeout(headStartMs, undefined, { signal: job.signal }), letOthersFirst(printer.db, job)]);
      await printReport(printer, job.data, job.signal);
    },
    (job) => updatePrint(printer.db, job, job.jobId, { state: 'failed', problem: givenUp }),
  );
}
