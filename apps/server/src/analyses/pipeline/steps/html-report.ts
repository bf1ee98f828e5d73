import { headlineOf, type ReportManifest, readArtefact } from '../artefacts.ts';
import { keepFrontPage, renderFragment } from '../render-report.ts';
import { withPictures } from '../report-pictures.ts';
import type { StepContext } from '../step.ts';

/**
 * Renders the front page, holds that it opens, and keeps it as a copy: that is what a customer waits for. Nested pages, the file and
 * the PDF are rendered from the report when they are wanted, and proved then.
 */
export async function htmlReport({ session, store, ports: { render }, signal, progress }: StepContext): Promise<ReportManifest> {
  await progress(65, 'Writing the report');
  const { report, pictures, isPending } = await withPictures(session, await readArtefact(session, 'final_analysis'));
  const fragment = renderFragment(render, report, pictures);
  const pages = render.pagePaths(report, pictures);
  signal.throwIfAborted();
  // Until all pictures are there, the page is kept for readers who come early.
  await keepFrontPage(store, session.prefix, render.build, { fragment, pages }, { isEarly: isPending });
  return { build: render.build, pages, headline: headlineOf(report) };
}
