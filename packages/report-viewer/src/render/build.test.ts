import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildId } from '../../build-id.ts';
import { buildOnce, freshIn } from '../../build-once.ts';
import { builtRenderer, distFolder } from '../testing/built-renderer.ts';

describe('a build', () => {
  let folder: string;
  let builds = 0;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rimawari-build-'));
    builds = 0;
  });
  afterEach(() => rm(folder, { recursive: true }));

  const built = () => readFile(join(folder, 'dist', 'script.js'), 'utf8');
  const at = (stamp: string, outcome: 'ends' | 'fails' = 'ends') =>
    buildOnce({
      dist: join(folder, 'dist'),
      work: join(folder, 'work'),
      stamp,
      build: async () => {
        builds += 1;
        await rm(freshIn(join(folder, 'work')), { recursive: true, force: true });
        await mkdir(freshIn(join(folder, 'work')));
        await writeFile(join(freshIn(join(folder, 'work')), 'script.js'), `built of ${stamp}`);
        if (outcome === 'fails') throw new Error('a comma is missing');
      },
    });

  it('is made once for the same sources, and again for others', async () => {
    expect([await at('one'), await at('one'), await at('two'), await at('two')]).toEqual([true, false, true, false]);
    expect(builds).toBe(2);
    expect(await built()).toBe('built of two');
  });

  it('is made once for several callers, who wait for it', async () => {
    expect((await Promise.all([at('one'), at('one'), at('one')])).filter(Boolean)).toHaveLength(1);
    expect(builds).toBe(1);
  });

  it('that fails leaves the last one, and the way to the next', async () => {
    await at('one');
    await expect(at('two', 'fails')).rejects.toThrow('a comma is missing');
    expect(await built()).toBe('built of one');
    expect(await at('two')).toBe(true);
    expect(await built()).toBe('built of two');
  });

  it('is not held up by one that ended without warning', async () => {
    await mkdir(join(folder, 'work'));
    const gone = spawnSync(process.execPath, ['--version']);
    await writeFile(join(folder, 'work', 'lock'), String(gone.pid));
    expect(await at('one')).toBe(true);
  });
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
