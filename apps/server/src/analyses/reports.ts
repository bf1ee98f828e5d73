import { notFound, Problem } from '../http/problem.ts';
import { readArtefact } from '../pipeline/artefacts.ts';
import { openSession } from '../pipeline/session-folder.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import type { AnalysisRow } from './store.ts';

export interface ReportFile {
  filename: string;
  contentType: string;
  content: Uint8Array;
}

export interface Reports {
  /** The front page, or the nested page of that path. @throws Problem 404, 409 */
  fragment(analysis: AnalysisRow, page: string | null): Promise<Uint8Array>;
  /** @throws Problem 404 when there is no such form, 409 */
  download(analysis: AnalysisRow, format: 'html' | 'pdf' | 'json'): Promise<ReportFile>;
}

/** Reads finished reports. Nothing is served but what the last step lists, so that no path leads anywhere else. */
export function createReports(store: ObjectStore): Reports {
  async function finished(analysis: AnalysisRow) {
    if (analysis.status === 'failed') throw new Problem('analysis_failed', 'The analysis failed, so it has no report.');
    if (analysis.status !== 'completed') throw new Problem('not_ready', 'The report is not ready yet.');
    const session = openSession(store, analysis.id, analysis.session_id);
    return { session, written: await readArtefact(session, 'html_report') };
  }

  return {
    fragment: async (analysis, page) => {
      const { session, written } = await finished(analysis);
      if (page === null) return session.readFile(written.fragment);
      const file = Object.hasOwn(written.pages, page) ? written.pages[page] : undefined;
      if (file === undefined) throw notFound();
      return session.readFile(file);
    },

    download: async (analysis, format) => {
      const { session, written } = await finished(analysis);
      const name = (analysis.title ?? 'Property Analysis').replace(/[/\\\p{Cc}]/gu, ' ').trim();
      if (format === 'json') {
        const report = await readArtefact(session, 'final_analysis');
        return {
          filename: `${name}.json`,
          contentType: 'application/json; charset=utf-8',
          content: Buffer.from(JSON.stringify(report, null, 2)),
        };
      }
      if (format === 'html') {
        return { filename: `${name}.html`, contentType: 'text/html; charset=utf-8', content: await session.readFile(written.standalone) };
      }
      if (written.pdf === null) throw new Problem('not_found', written.pdf_missing_because ?? 'This report has no PDF.');
      return { filename: `${name}.pdf`, contentType: 'application/pdf', content: await session.readFile(written.pdf) };
    },
  };
}
