import type { InsightReport } from '@rimawari/underwriting';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { notFound, Problem } from '../http/problem.ts';
import { untitled } from '../pipeline/analysis-title.ts';
import { readArtefact } from '../pipeline/artefacts.ts';
import type { Renderer } from '../pipeline/ports.ts';
import { keepPages, renderReport } from '../pipeline/render-report.ts';
import { copyKey, copyNames, removeOtherBuilds } from '../pipeline/rendered-copies.ts';
import { readPictures } from '../pipeline/report-pictures.ts';
import { openSession, sessionPrefix } from '../pipeline/session-folder.ts';
import type { SessionFolder } from '../pipeline/step.ts';
import type { Prints } from '../prints/service.ts';
import { type RunRef, readBases } from '../runs/store.ts';
import { ObjectMissing, type ObjectStore } from '../storage/object-store.ts';
import { createBoundedCache } from './bounded-cache.ts';
import type { AnalysisRow } from './store.ts';

export interface ReportFile {
  filename: string;
  contentType: string;
  content: Uint8Array;
}

export interface Reports {
  /** The front page, or the nested page of that path, as today's renderer makes it. @throws Problem 404, 409 */
  fragment(analysis: AnalysisRow, page: string | null): Promise<Uint8Array>;
  /** @throws Problem 404 when the form cannot be had, 409 when it is not there yet */
  download(analysis: AnalysisRow, format: 'html' | 'pdf' | 'json'): Promise<ReportFile>;
}

export interface ReportsDependencies {
  db: Kysely<Tables>;
  store: ObjectStore;
  /** Loaded when the first report is read. */
  renderer: () => Promise<Renderer>;
  prints: Pick<Prints, 'read'>;
}

/** The run that the owner sees, and what renders its report. */
interface Shown extends RunRef {
  prefix: string;
  render: Renderer;
}

/** Some fifty reports. */
const hotBytes = 32 * 1024 * 1024;
/** A print takes about a second. */
const printSeconds = 2;

/**
 * Reads finished reports. A page is rendered from the report when it is read and kept as a copy of the renderer's build,
 * in the object store and in memory, so that a report of any age opens with today's viewer.
 */
export function createReports({ db, store, renderer, prints }: ReportsDependencies): Reports {
  const hot = createBoundedCache(hotBytes);
  const making = new Map<string, Promise<unknown>>();

  /** Several who miss a copy at once wait for one that is made. */
  async function once(key: string, make: () => Promise<unknown>): Promise<void> {
    const running = making.get(key) ?? make().finally(() => making.delete(key));
    making.set(key, running);
    await running;
  }

  async function finished(analysis: AnalysisRow): Promise<Shown> {
    if (analysis.status === 'failed') throw new Problem('analysis_failed', 'The analysis failed, so it has no report.');
    if (analysis.status !== 'completed') throw new Problem('not_ready', 'The report is not ready yet.');
    const ref = { analysisId: analysis.id, sessionId: analysis.session_id };
    return { ...ref, prefix: sessionPrefix(analysis.id, analysis.session_id), render: await renderer() };
  }

  /** The copy of that name, made where there is none. */
  async function copy({ prefix, render: { build } }: Shown, name: string, make: () => Promise<unknown>): Promise<Uint8Array> {
    const key = copyKey(prefix, build, name);
    const found = hot.get(key) ?? (await stored(key));
    if (found !== null) return found;
    await once(`${prefix} ${name === copyNames.standalone ? name : 'pages'}`, async () => {
      await make();
      await removeOtherBuilds(store, prefix, build);
    });
    const made = await stored(key);
    if (made === null) throw new ObjectMissing(key);
    return made;
  }

  async function stored(key: string): Promise<Uint8Array | null> {
    try {
      const content = await store.get(key);
      hot.set(key, content);
      return content;
    } catch (problem) {
      if (problem instanceof ObjectMissing) return null;
      throw problem;
    }
  }

  async function sessionOf(shown: RunRef): Promise<SessionFolder> {
    return openSession(store, shown.analysisId, shown.sessionId, await readBases(db, shown));
  }

  async function report(shown: Shown): Promise<InsightReport> {
    return readArtefact(await sessionOf(shown), 'final_analysis');
  }

  return {
    fragment: async (analysis, page) => {
      const shown = await finished(analysis);
      const { prefix, render } = shown;
      const makePages = async () => {
        const pictures = await readPictures(await sessionOf(shown));
        await keepPages(store, prefix, render.build, renderReport(render, await report(shown), pictures));
      };
      if (page === null) return copy(shown, copyNames.fragment, makePages);
      // Only what the renderer lists is looked for, so that no path leads anywhere else.
      const index = JSON.parse(new TextDecoder().decode(await copy(shown, copyNames.index, makePages))) as string[];
      if (!index.includes(page)) throw notFound();
      return copy(shown, copyNames.page(page), makePages);
    },

    download: async (analysis, format) => {
      const shown = await finished(analysis);
      const { prefix, render } = shown;
      const name = (analysis.title ?? untitled).replace(/[/\\\p{Cc}]/gu, ' ').trim();
      if (format === 'json') {
        const content = Buffer.from(JSON.stringify(await report(shown), null, 2));
        return { filename: `${name}.json`, contentType: 'application/json; charset=utf-8', content };
      }
      if (format === 'html') {
        const key = copyKey(prefix, render.build, copyNames.standalone);
        const content = await copy(shown, copyNames.standalone, async () => {
          const pictures = await readPictures(await sessionOf(shown));
          await store.put(key, await render.standalone(await report(shown), pictures));
        });
        return { filename: `${name}.html`, contentType: 'text/html; charset=utf-8', content };
      }
      const printed = await prints.read(shown, render.build);
      if (printed.kind === 'waiting')
        throw new Problem('not_ready', 'The PDF is being made. Try again in a few seconds.', { 'retry-after': String(printSeconds) });
      if (printed.kind === 'failed') throw new Problem('not_found', printed.because);
      return { filename: `${name}.pdf`, contentType: 'application/pdf', content: printed.pdf };
    },
  };
}
