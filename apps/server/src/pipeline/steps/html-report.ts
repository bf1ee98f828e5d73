import { BrowserMissing } from '@rimawari/browser';
import { type Artefacts, readArtefact, sessionFiles } from '../artefacts.ts';
import type { StepContext } from '../step.ts';

/** Writes the report as fragment, nested pages, one standalone file and PDF. On a machine without a browser only the PDF is missing. */
export async function htmlReport({ session, ports, signal, progress }: StepContext): Promise<Artefacts['html_report']> {
  await progress(65, 'Writing the report');
  const report = await readArtefact(session, 'final_analysis');
  // Chromium prints in its own process while the other forms are rendered here.
  const printable = await ports.render.printable(report);
  const printing = ports.printPdf(printable, signal).then(
    (pdf) => ({ pdf, because: null }),
    (error: unknown) => {
      if (error instanceof BrowserMissing) return { pdf: null, because: error.message };
      throw error;
    },
  );
  printing.catch(() => undefined);
  await session.writeFile(sessionFiles.fragment, ports.render.fragment(report));
  await session.writeFile(sessionFiles.standalone, await ports.render.standalone(report));
  const pages = ports.render.pages(report);
  for (const page of pages) await session.writeFile(sessionFiles.page(page.path), page.html);
  await progress(80, 'Printing the report');
  const printed = await printing;
  if (printed.pdf) await session.writeFile(sessionFiles.pdf, printed.pdf);
  return {
    fragment: sessionFiles.fragment,
    standalone: sessionFiles.standalone,
    pages: Object.fromEntries(pages.map(({ path }) => [path, sessionFiles.page(path)])),
    pdf: printed.pdf ? sessionFiles.pdf : null,
    pdf_missing_because: printed.because,
  };
}
