import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureReportViewerBuilt } from '../../build.run.ts';
import { buildId } from '../../build-id.ts';
import { builtRenderer, distFolder } from '../testing/built-renderer.ts';

it('builds nothing when nothing changed', async () => {
  await ensureReportViewerBuilt();
  expect((await ensureReportViewerBuilt()).built).toBe(false);
});

it('lets several callers wait for one build', async () => {
  const results = await Promise.all([ensureReportViewerBuilt(), ensureReportViewerBuilt(), ensureReportViewerBuilt()]);
  expect(results.filter((result) => result.built).length).toBeLessThanOrEqual(1);
});

it('gives its renderer the name that stands in its manifest', async () => {
  const { rendererBuild } = await builtRenderer();
  expect(rendererBuild).toMatch(/^[\da-f]{16}$/);
  expect(JSON.parse(await readFile(join(distFolder, 'assets', 'manifest.json'), 'utf8'))).toMatchObject({ build: rendererBuild });
});

describe('the name of a build', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rimawari-build-'));
    await mkdir(join(folder, 'assets', 'fonts'), { recursive: true });
    await writeFile(join(folder, 'render.mjs'), 'renderer');
    await writeFile(join(folder, 'assets', 'fonts', 'sans.woff2'), 'glyphs');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('stays while nothing changes that is rendered', async () => {
    expect(await buildId(folder, ['subset-font@1.0.0'])).toBe(await buildId(folder, ['subset-font@1.0.0']));
  });

  it('changes with the renderer, a script, a font, the name of one, and a package outside of the bundle', async () => {
    const names = [await buildId(folder, ['subset-font@1.0.0']), await buildId(folder, ['subset-font@1.0.1'])];
    const changed = async (change: () => Promise<void>) => {
      await change();
      names.push(await buildId(folder, ['subset-font@1.0.1']));
    };
    await changed(() => writeFile(join(folder, 'render.mjs'), 'another renderer'));
    await changed(() => writeFile(join(folder, 'assets', 'interactivity.js'), 'script'));
    await changed(() => writeFile(join(folder, 'assets', 'fonts', 'sans.woff2'), 'other glyphs'));
    await changed(() => rm(join(folder, 'assets', 'interactivity.js')));
    await changed(() => writeFile(join(folder, 'assets', 'charting.js'), 'script'));
    expect(new Set(names).size).toBe(names.length);
  });
});
