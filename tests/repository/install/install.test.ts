import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdLock } from '../../../bin/install/lock.mjs';
import { installedPart, partFor } from '../../../bin/install/packages.mjs';
import { installProgress } from '../../../bin/install/progress.mjs';
import { removeUnusedFiles, unusedFiles } from '../../../bin/install/unused-files.mjs';
import { productPackages } from './product-packages.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'rimawari-install-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const write = (path: string, text = '') => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

describe('what the product installs', () => {
  const names = productPackages();

  it('is what the server runs and the build needs', () => {
    for (const name of ['fastify', 'vite', '@vitejs/plugin-react', 'react', 'onnxruntime-node', '@sparticuz/chromium'])
      expect(names).toContain(name);
  });

  it('holds no linter, no test tool, no Storybook and no TypeScript', () => {
    const tools =
      /^(@biomejs\/|oxlint|@oxlint|knip$|dependency-cruiser$|typescript$|@typescript\/|storybook$|@storybook\/|chromatic$|lighthouse$|@stryker-mutator\/|vitest$|@vitest\/|playwright$|@playwright\/|puppeteer-core$|msw$|axe-core$|@axe-core\/|esbuild$)/;
    expect([...names].filter((name) => tools.test(name))).toEqual([]);
  });

  it('has every package of which parts are removed', () => {
    expect(unusedFiles.map(([name]) => name).filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('what is installed for a script', () => {
  const withModules = (devDependencies: boolean) =>
    write('node_modules/.modules.yaml', JSON.stringify({ included: { dependencies: true, devDependencies, optionalDependencies: true } }));

  it('is the product alone for start, analyze and build, everything for all others', () => {
    expect(installedPart(join(root, 'nothing-installed'))).toBeNull();
    for (const script of ['start', 'analyze', 'build']) expect(partFor(script, null)).toBe('product');
    for (const script of ['test', 'check', 'storybook']) expect(partFor(script, null)).toBe('everything');
  });

  it('grows with a test after a start, and does not shrink with a start after a test', () => {
    withModules(false);
    expect(partFor('test', installedPart(root))).toBe('everything');
    expect(partFor('start', installedPart(root))).toBe('product');
    withModules(true);
    expect(partFor('start', installedPart(root))).toBe('everything');
  });
});

it('removes libraries of other platforms and unused formats, and nothing else', () => {
  const runtime = 'node_modules/.pnpm/onnxruntime-node@1.0.0/node_modules/onnxruntime-node';
  const fonts = 'node_modules/.pnpm/@fontsource+noto-sans-jp@1.0.0/node_modules/@fontsource/noto-sans-jp';
  const kept = [
    `${runtime}/bin/napi-v6/${process.platform}/${process.arch}/library`,
    `${runtime}/dist/index.js`,
    `${fonts}/files/noto-sans-jp-1-400-normal.woff2`,
    'node_modules/.pnpm/other@1.0.0/node_modules/other/index.js.map',
  ];
  const gone = [
    `${runtime}/bin/napi-v6/other/${process.arch}/library`,
    `${runtime}/bin/napi-v6/${process.platform}/other/library`,
    `${fonts}/files/noto-sans-jp-1-400-normal.woff`,
    `${fonts}/files/noto-sans-jp-1-900-normal.woff2`,
  ];
  for (const file of [...kept, ...gone]) write(file);
  removeUnusedFiles(root);
  expect([...kept, ...gone].filter((file) => existsSync(join(root, file)))).toEqual(kept);
  expect(readdirSync(join(root, `${runtime}/bin/napi-v6`))).toEqual([process.platform]);
});

it('says how many packages are installed and how much was downloaded, every five seconds', () => {
  const said: string[] = [];
  let time = 0;
  const hear = installProgress(
    (text) => said.push(text),
    () => time,
  );
  const event = (name: string, rest: object) => hear(JSON.stringify({ name, ...rest }));
  for (const packageId of ['a@1', 'b@1']) event('pnpm:progress', { status: 'resolved', packageId });
  event('pnpm:progress', { status: 'imported', packageId: 'a@1' });
  hear('not a line of the reporter');
  expect(said).toEqual([]);
  time = 6000;
  event('pnpm:fetching-progress', { status: 'in_progress', packageId: 'b@1', downloaded: 12_000_000 });
  expect(said).toEqual(['  1 of 2 packages installed, 12 MB downloaded']);
});

describe('the lock of an installation', () => {
  it('is waited for while its process lives', async () => {
    const file = join(root, 'held.lock');
    const release = await holdLock(file, () => expect.unreachable());
    const second = holdLock(file, () => release());
    const releaseSecond = await second;
    releaseSecond();
    expect(existsSync(file)).toBe(false);
  });

  it('is taken from a process that has ended', async () => {
    const file = join(root, 'left.lock');
    // No process has this number: the largest of any system we run on is below it.
    writeFileSync(file, String(2 ** 30));
    const release = await holdLock(file, () => expect.unreachable());
    release();
    expect(existsSync(file)).toBe(false);
  });
});
