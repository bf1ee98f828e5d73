import { readFile } from 'node:fs/promises';
import type { InsightReport } from '@rimawari/underwriting';
import type { Renderer } from './ports.ts';

/** Where the server serves the built report scripts and fonts. */
export const reportAssetsBase = '/assets/report/';

/** The address under which the links of a fragment to its nested pages are intercepted. */
function filesBase(report: InsightReport): string {
  return `/analysis/${report.analysis.id}/files/`;
}

/** The web app's screen of the score. */
const scorePage = '/score';

async function readScripts(): Promise<{ charting: string; interactivity: string }> {
  const rendererUrl = import.meta.resolve('@rimawari/report-viewer/render');
  const manifest: unknown = JSON.parse(await readFile(new URL('./assets/manifest.json', rendererUrl), 'utf8'));
  const named = (name: string): string => {
    const value = typeof manifest === 'object' && manifest !== null ? Reflect.get(manifest, name) : undefined;
    if (typeof value !== 'string')
      throw new Error(
        `The report viewer's build names no ${name} script. Build it again with \`pnpm --filter @rimawari/report-viewer build\`.`,
      );
    return reportAssetsBase + value.replace(/^.*\//, '');
  };
  return { charting: named('charting'), interactivity: named('interactivity') };
}

let loading: Promise<Renderer> | null = null;

/** The built renderer (`packages/report-viewer/dist`), loaded once. @throws when it was not built */
export function loadRenderer(): Promise<Renderer> {
  loading ??= load().catch((problem: unknown) => {
    // A renderer that is built later shall be found without a restart.
    loading = null;
    throw problem;
  });
  return loading;
}

async function load(): Promise<Renderer> {
  const [viewer, scripts] = await Promise.all([import('@rimawari/report-viewer/render'), readScripts()]);
  return {
    build: viewer.rendererBuild,
    fragment: (report, pictures) =>
      viewer.renderFragment(report, { scripts, scorePage, filesBase: filesBase(report), ...(pictures && { pictures }) }),
    pages: (report, pictures, only) =>
      viewer.renderPages(report, {
        scripts,
        filesBase: filesBase(report),
        ...(pictures && { pictures }),
        ...(only !== undefined && { only }),
      }),
    pagePaths: (report, pictures) => viewer.pagePaths(report, pictures),
    standalone: (report, pictures) => viewer.renderStandalone(report, pictures),
    printable: (report, pictures) => viewer.renderPrintable(report, pictures),
    bankPage: (report) => viewer.renderBankFile(report),
    tables: (report) => viewer.renderTables(report),
    preview: (report) => viewer.previewOf(report),
  };
}
