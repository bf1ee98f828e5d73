import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { buildId } from './build-id.ts';

const room = import.meta.dirname;
const dist = join(room, 'dist');
/** Not in the repository, and on the same disk as `dist`, so that a rename is all it takes. */
const workshop = join(room, 'node_modules', '.report-viewer');
const fresh = join(workshop, 'next');
/** What the built files are made of. Dependencies count through the exact versions of this package and of the catalogue. */
const watched = [
  'src',
  '../underwriting/src',
  'vite.config.ts',
  'build.run.ts',
  'build-fonts.ts',
  'build-id.ts',
  'package.json',
  '../../pnpm-workspace.yaml',
];

/** Builds the renderer, the scripts and the fonts unless they are already what the sources say. Callers in other processes wait for each other. */
export async function ensureReportViewerBuilt(): Promise<{ built: boolean; milliseconds: number }> {
  const start = performance.now();
  const done = (built: boolean) => ({ built, milliseconds: Math.round(performance.now() - start) });
  const stamp = await sourcesHash();
  if (await isCurrent(stamp)) return done(false);
  await mkdir(workshop, { recursive: true });
  const release = await takeLock(join(workshop, 'lock'));
  try {
    if (await isCurrent(stamp)) return done(false);
    await buildApart();
    await writeFile(join(fresh, 'stamp.json'), JSON.stringify({ stamp }));
    await replaceDist();
    return done(true);
  } finally {
    await release();
  }
}

async function isCurrent(stamp: string): Promise<boolean> {
  const text = await readFile(join(dist, 'stamp.json'), 'utf8').catch(() => '{}');
  return (JSON.parse(text) as { stamp?: string }).stamp === stamp;
}

/** In a process of its own: Vite takes the mode of the whole build from NODE_ENV, which under a test runner is not production. */
async function buildApart(): Promise<void> {
  const environment = { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' };
  await promisify(execFile)(process.execPath, [join(room, 'build.run.ts'), 'parts'], { cwd: room, env: environment }).catch(
    (error: { stderr?: string }) => {
      throw new Error(`The report viewer could not be built; the files of the last build were kept.\n${error.stderr ?? ''}`);
    },
  );
}

async function buildParts(): Promise<void> {
  const { build: viteBuild } = await import('vite');
  const { outsideBundle, partConfig } = await import('./vite.config.ts');
  const assets = join(fresh, 'assets');
  await rm(fresh, { recursive: true, force: true });
  await mkdir(assets, { recursive: true });
  for (const part of ['charting', 'interactivity', 'fallback'] as const) await viteBuild(partConfig(part, fresh));
  const scripts = await readdir(assets);
  const named = (part: string) => scripts.find((name) => name.startsWith(`${part}.`) && name.endsWith('.js')) ?? missing(part);
  const names = { charting: named('charting'), interactivity: named('interactivity'), fallback: named('fallback') };
  const { copyFonts, makeGlyphStores } = await import('./build-fonts.ts');
  const fonts = await copyFonts(assets);
  await writeFile(join(assets, 'fonts.json'), JSON.stringify(fonts));
  const glyphs = join(fresh, 'glyphs');
  await writeFile(join(fresh, 'glyphs.json'), JSON.stringify(await makeGlyphStores(assets, fonts, glyphs)));
  await viteBuild(partConfig('render', fresh));
  const { dependencies } = JSON.parse(await readFile(join(room, 'package.json'), 'utf8')) as { dependencies: Record<string, string> };
  const outside = outsideBundle.map((name) => `${name}@${dependencies[name]}`);
  await writeFile(join(assets, 'manifest.json'), JSON.stringify({ ...names, build: await buildId(fresh, outside) }));
}

/** The old files stay until the new ones are whole: a build that fails, or a reader in the middle of one, loses nothing. */
async function replaceDist(): Promise<void> {
  const old = join(workshop, 'old');
  await rm(old, { recursive: true, force: true });
  await rename(dist, old).catch(() => undefined);
  await rename(fresh, dist);
  await rm(old, { recursive: true, force: true });
}

function missing(part: string): never {
  throw new Error(`The build made no ${part} script.`);
}

async function sourcesHash(): Promise<string> {
  const files = (await Promise.all(watched.map((path) => filesUnder(join(room, path))))).flat().sort();
  const hash = createHash('sha256');
  const contents = await Promise.all(files.map((file) => readFile(file)));
  for (const [index, file] of files.entries()) hash.update(`${file.slice(room.length)}\0`).update(contents[index] ?? '');
  return hash.digest('hex');
}

/** Every file below, tests and stories left out: they change nothing that is built. */
async function filesUnder(path: string): Promise<string[]> {
  const entry = await stat(path).catch(() => null);
  if (entry === null) return [];
  if (entry.isFile()) return [path];
  const files = await readdir(path, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile() && !/\.(test|stories)\.tsx?$/.test(file.name))
    .map((file) => join(file.parentPath, file.name));
}

/** One builder at a time. A lock whose owner is gone is taken over. */
async function takeLock(file: string): Promise<() => Promise<void>> {
  const patience = Date.now() + 120_000;
  for (;;) {
    try {
      await writeFile(file, String(process.pid), { flag: 'wx' });
      return () => rm(file, { force: true });
    } catch (problem) {
      if (!(problem instanceof Error && 'code' in problem && problem.code === 'EEXIST')) throw problem;
      if (Date.now() > patience)
        throw new Error(`Another build has held ${file} for two minutes. If none is running, delete that file and run the command again.`);
      const owner = Number(await readFile(file, 'utf8').catch(() => '0'));
      if (owner > 0 && !isRunning(owner))
        await rename(file, `${file}.${process.pid}`)
          .then(() => rm(`${file}.${process.pid}`, { force: true }))
          .catch(() => undefined);
      else await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (process.argv[2] === 'parts') {
    await buildParts();
  } else {
    const { built, milliseconds } = await ensureReportViewerBuilt();
    console.log(built ? `Report viewer built in ${milliseconds} ms.` : `Report viewer is up to date (${milliseconds} ms).`);
  }
}
