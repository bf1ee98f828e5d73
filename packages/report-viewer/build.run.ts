import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { buildId } from './build-id.ts';
import { buildOnce, freshIn } from './build-once.ts';
import { withWordsApart } from './words-apart.ts';

const room = import.meta.dirname;
const dist = join(room, 'dist');
/** Not in the repository, and on the same disk as `dist`, so that a rename is all it takes. */
const work = join(room, 'node_modules', '.report-viewer');
const fresh = freshIn(work);
/** What the built files are made of. Dependencies count through the exact versions of this package and of the catalogue. */
const watched = [
  'src',
  '../underwriting/src',
  'vite.config.ts',
  'build.run.ts',
  'build-fonts.ts',
  'build-id.ts',
  'build-once.ts',
  'coarse-font.ts',
  'words-apart.ts',
  'package.json',
  '../../pnpm-workspace.yaml',
];

/** Builds the renderer, the scripts and the fonts unless they are already what the sources say. Callers in other processes wait for each other. */
export async function ensureReportViewerBuilt(): Promise<{ built: boolean; milliseconds: number }> {
  const start = performance.now();
  const built = await buildOnce({ dist, work, stamp: await sourcesHash(), build: buildApart });
  return { built, milliseconds: Math.round(performance.now() - start) };
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
  const viteBuild = withWordsApart((await import('vite')).build);
  const { outsideBundle, partConfig } = await import('./vite.config.ts');
  const assets = join(fresh, 'assets');
  await rm(fresh, { recursive: true, force: true });
  await mkdir(assets, { recursive: true });
  const parts = ['charting', 'interactivity', 'fallback', 'lab', 'engine', 'drawing', 'numbers'] as const;
  for (const part of parts) await viteBuild(partConfig(part, fresh));
  const scripts = await readdir(assets);
  const named = (part: string) => scripts.find((name) => name.startsWith(`${part}.`) && name.endsWith('.js')) ?? missing(part);
  const names = Object.fromEntries(parts.map((part) => [part, named(part)]));
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
    .filter((file) => file.isFile() && !/\.(test|stories)\.tsx?$/.test(file.name) && !/[\\/]src[\\/]testing$/.test(file.parentPath))
    .map((file) => join(file.parentPath, file.name));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (process.argv[2] === 'parts') {
    await buildParts();
  } else {
    const { built, milliseconds } = await ensureReportViewerBuilt();
    console.log(built ? `Report viewer built in ${milliseconds} ms.` : `Report viewer is up to date (${milliseconds} ms).`);
  }
}
