import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, runCommand, tool } from './command.ts';
import { precompress } from './precompress.ts';
import { buildIfChanged } from './stamp.ts';

/** Builds what Node cannot run as it is, the web app and the report viewer, as far as their sources changed. */
export async function buildAll(say: (text: string) => void): Promise<void> {
  const { ensureReportViewerBuilt } = await import('../../packages/report-viewer/build.run.ts');
  say('Building the report viewer…');
  await ensureReportViewerBuilt();
  await precompress(join(root, 'packages/report-viewer/dist/assets'));
  say('Building the web app…');
  await buildIfChanged(
    'apps/web/dist/.stamp',
    ['apps/web', 'packages/ui/src', 'packages/api/src', 'packages/report-viewer/src', 'packages/underwriting/src', 'pnpm-lock.yaml'],
    async () => {
      const build = (...what: string[]) =>
        runCommand(tool('vite', 'apps/web'), ['build', '--logLevel', 'warn', ...what], { cwd: join(root, 'apps/web') });
      const codes = [await build(), await build('--ssr', 'src/public-pages/render-public-page.tsx')];
      if (codes.some((code) => code !== 0)) throw new Error('The web app could not be built. See the error above.');
    },
  );
  await precompress(join(root, 'apps/web/dist/client'));
  say('Building the samples…');
  const sources = [
    'samples',
    'apps/server/src/analyses/samples',
    'apps/server/src/analyses/pipeline',
    'apps/server/src/analyses/documents',
  ];
  const engines = ['packages/extraction/src', 'packages/market-data/src', 'packages/underwriting/src', 'packages/market-data/data'];
  await buildIfChanged('apps/server/dist/samples/.stamp', [...sources, ...engines, 'pnpm-lock.yaml'], async () => {
    const folder = join(root, 'apps/server/dist/samples');
    if ((await runCommand(process.execPath, [join(root, 'apps/server/src/analyses/samples/build.run.ts'), folder])) !== 0)
      throw new Error('The samples could not be built. See the error above.');
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildAll((text) => process.stderr.write(`${text}\n`));
}
