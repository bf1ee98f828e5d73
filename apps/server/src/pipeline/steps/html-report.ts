import { headlineOf, type ReportManifest, readArtefact } from '../artefacts.ts';
import { proveReport } from '../prove-report.ts';
import { keepPages, renderReport } from '../render-report.ts';
import { copyKey, copyNames } from '../rendered-copies.ts';
import { withPictures } from '../report-pictures.ts';
import type { StepContext } from '../step.ts';

/** Renders the report once, holds that it opens, and keeps the pages as copies. What is read later is rendered from the report. */
export async function htmlReport({ session, store, ports: { render }, signal, progress }: StepContext): Promise<ReportManifest> {
  await progress(65, 'Writing the report');
  const { report, pictures, isPending } = await withPictures(session, await readArtefact(session, 'final_analysis'));
  const rendered = renderReport(render, report, pictures);
  const standalone = await render.standalone(report, pictures);
  signal.throwIfAborted();
  await progress(90, 'Checking that the report opens');
  proveReport(rendered, standalone);
  // Until all pictures are there, the pages are kept for readers who come early, and files are not made.
  await keepPages(store, session.prefix, render.build, rendered, { isEarly: isPending });
  if (!isPending) await store.put(copyKey(session.prefix, render.build, copyNames.standalone), standalone);
  return {
    build: render.build,
    pages: rendered.pages.map(({ path }) => path),
    headline: headlineOf(report),
  };
}
