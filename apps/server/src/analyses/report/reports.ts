import { setTimeout } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { notFound, ObjectMissing, type ObjectStore, Problem, type Tables } from '../../platform/index.ts';
import { untitled } from '../pipeline/analysis-title.ts';
import { readArtefact } from '../pipeline/artefacts.ts';
import type { Renderer } from '../pipeline/ports.ts';
import { renderFile, renderFragment, renderPage } from '../pipeline/render-report.ts';
import { copyKey, copyNames, removeEarly, removeOtherBuilds } from '../pipeline/rendered-copies.ts';
import { nameCrops, openPictures, type PicturedReport, withPictures } from '../pipeline/report-pictures.ts';
import { openSession, sessionPrefix } from '../pipeline/session-folder.ts';
import type { SessionFolder } from '../pipeline/step.ts';
import type { Prints } from '../prints/service.ts';
import { type RunRef, readBases } from '../runs/store.ts';
import type { AnalysisRow } from '../submission/store.ts';
import { createBoundedCache } from './bounded-cache.ts';
import { zipTables } from './zip-tables.ts';

export interface ReportFile {
  filename: string;
  contentType: string;
  content: Uint8Array;
}

export interface ReportPage {
  content: Uint8Array;
  /** Whether pictures that belong to the report are still being cut: the page is without them. */
  picturesPending: boolean;
}

export interface Reports {
  /** The front page, or the nested page of that path, as today's renderer makes it. @throws Problem 404, 409 */
  fragment(analysis: AnalysisRow, page: string | null): Promise<ReportPage>;
  /** @throws Problem 404 when the form cannot be had, 409 when it is not there yet */
  download(analysis: AnalysisRow, format: 'html' | 'pdf' | 'json' | 'tables' | 'bank'): Promise<ReportFile>;
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
/** A file waits so long for pictures that are still being cut, and is looked at so often. */
const picturesAtMostMs = 8_000;
const lookAgainMs = 100;

/**
 * Reads finished reports. A page is rendered from the report when it is read and kept as a copy of the renderer's build,
 * in the object store and in memory, so that a report of any age opens with today's viewer. While pictures of its sources
 * are being cut it is shown without them, from copies that stand apart; files wait for them.
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
    if (analysis.status !== 'completed') throw new Problem('not_ready', 'The report is not ready yet. Try again in a few minutes.');
    const ref = { analysisId: analysis.id, sessionId: analysis.session_id };
    return { ...ref, prefix: sessionPrefix(analysis.id, analysis.session_id), render: await renderer() };
  }

  /** Makes copies of this build, which take the place of those of others. */
  async function make({ prefix, render: { build } }: Shown, what: string, work: () => Promise<unknown>): Promise<void> {
    await once(`${prefix} ${what}`, async () => {
      await work();
      await removeOtherBuilds(store, prefix, build);
    });
  }

  async function read(key: string): Promise<Uint8Array | null> {
    return store.get(key).catch((problem: unknown) => {
      if (problem instanceof ObjectMissing) return null;
      throw problem;
    });
  }

  /** A copy that stays as it is. */
  async function stored(key: string): Promise<Uint8Array | null> {
    const content = await read(key);
    if (content !== null) hot.set(key, content);
    return content;
  }

  async function sessionOf(shown: RunRef): Promise<SessionFolder> {
    return openSession(store, shown.analysisId, shown.sessionId, await readBases(db, shown));
  }

  async function pictured(shown: Shown): Promise<PicturedReport> {
    const session = await sessionOf(shown);
    return withPictures(session, await readArtefact(session, 'final_analysis'));
  }

  async function isPending(shown: Shown): Promise<boolean> {
    return (await openPictures(await sessionOf(shown)))?.isPending ?? false;
  }

  /** With all of its pictures. @throws Problem 409 when they are not there in time */
  async function settled(shown: Shown): Promise<PicturedReport> {
    for (const end = Date.now() + picturesAtMostMs; await isPending(shown); await setTimeout(lookAgainMs)) {
      if (Date.now() > end)
        throw new Problem('not_ready', 'Source pictures are being added to the file. Try again in a few seconds.', {
          'retry-after': String(printSeconds),
        });
    }
    return pictured(shown);
  }

  /** What is kept under a name, made of the report with the pictures that there are. */
  type Draw = (of: PicturedReport) => string;

  async function keep(shown: Shown, name: string, draw: Draw): Promise<void> {
    const { prefix, render } = shown;
    const of = await pictured(shown);
    await store.put(copyKey(prefix, render.build, of.isPending ? copyNames.early(name) : name), draw(of));
    if (!of.isPending) await removeEarly(store, prefix, render.build);
  }

  /** A page with all its pictures; where they are still being cut, the page as it is without them. */
  async function page(shown: Shown, name: string, draw: Draw): Promise<ReportPage> {
    const { prefix, render } = shown;
    const key = copyKey(prefix, render.build, name);
    const whole = hot.get(key) ?? (await stored(key));
    if (whole !== null) return { content: whole, picturesPending: false };
    const early = () => read(copyKey(prefix, render.build, copyNames.early(name)));
    const waiting = (await isPending(shown)) ? await early() : null;
    if (waiting !== null) return { content: waiting, picturesPending: true };
    await make(shown, name, () => keep(shown, name, draw));
    const made = await stored(key);
    if (made !== null) return { content: made, picturesPending: false };
    const without = await early();
    if (without === null) throw new ObjectMissing(key);
    return { content: without, picturesPending: true };
  }

  return {
    fragment: async (analysis, path) => {
      const shown = await finished(analysis);
      const { render } = shown;
      if (path === null) return page(shown, copyNames.fragment, ({ report, pictures }) => renderFragment(render, report, pictures));
      // Only what the renderer lists is looked for, so that no path leads anywhere else.
      const list: Draw = ({ report, pictures }) => JSON.stringify(render.pagePaths(report, pictures));
      const index = JSON.parse(new TextDecoder().decode((await page(shown, copyNames.index, list)).content)) as string[];
      if (!index.includes(path)) throw notFound();
      return page(shown, copyNames.page(path), ({ report, pictures }) => {
        const html = renderPage(render, report, path, pictures);
        if (html === null) throw notFound();
        return html;
      });
    },

    download: async (analysis, format) => {
      const shown = await finished(analysis);
      const { prefix, render } = shown;
      const name = (analysis.title ?? untitled).replace(/[/\\\p{Cc}]/gu, ' ').trim();
      if (format === 'json') {
        const session = await sessionOf(shown);
        const report = nameCrops(await readArtefact(session, 'final_analysis'), await openPictures(session));
        const content = Buffer.from(JSON.stringify(report, null, 2));
        return { filename: `${name}.json`, contentType: 'application/json; charset=utf-8', content };
      }
      if (format === 'tables') {
        const report = await readArtefact(await sessionOf(shown), 'final_analysis');
        return { filename: `${name} tables.zip`, contentType: 'application/zip', content: await zipTables(render.tables(report)) };
      }
      if (format === 'bank') {
        const content = Buffer.from(await render.bankPage(await readArtefact(await sessionOf(shown), 'final_analysis')));
        return { filename: `${name} 参考資料.html`, contentType: 'text/html; charset=utf-8', content };
      }
      if (format === 'html') {
        const key = copyKey(prefix, render.build, copyNames.standalone);
        const found = hot.get(key) ?? (await stored(key));
        if (found !== null) return { filename: `${name}.html`, contentType: 'text/html; charset=utf-8', content: found };
        await make(shown, copyNames.standalone, async () => {
          const { report, pictures } = await settled(shown);
          await store.put(key, await renderFile(render, report, pictures));
        });
        const made = await stored(key);
        if (made === null) throw new ObjectMissing(key);
        return { filename: `${name}.html`, contentType: 'text/html; charset=utf-8', content: made };
      }
      const printed = await prints.read(shown, render.build);
      if (printed.kind === 'waiting')
        throw new Problem('not_ready', 'The PDF is being prepared. Try again in a few seconds.', { 'retry-after': String(printSeconds) });
      if (printed.kind === 'failed') throw new Problem('not_found', printed.because);
      return { filename: `${name}.pdf`, contentType: 'application/pdf', content: printed.pdf };
    },
  };
}
