import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureReportViewerBuilt } from '../../build.run.ts';

export const distFolder = join(import.meta.dirname, '..', '..', 'dist');

/** The renderer as the server loads it, built first if its sources changed. */
export async function builtRenderer(): Promise<typeof import('../render/index.ts')> {
  await ensureReportViewerBuilt();
  return import(pathToFileURL(join(distFolder, 'render.mjs')).href);
}

export const renderOptions = {
  scripts: { charting: '/assets/report/charting.0.js', interactivity: '/assets/report/interactivity.0.js' },
  filesBase: '/analysis/7c1e5f0a/files',
  scorePage: '/score',
  idPrefix: '',
};

/** The addresses of the scripts as a host serves them. */
export async function builtScripts(): Promise<{ charting: string; interactivity: string }> {
  const names = JSON.parse(await readFile(join(distFolder, 'assets', 'manifest.json'), 'utf8')) as Record<
    'charting' | 'interactivity',
    string
  >;
  return { charting: `/assets/report/${names.charting}`, interactivity: `/assets/report/${names.interactivity}` };
}
