// Builds the package that other products install, into `dist-package`: modules, types, one style sheet, fonts, licences.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { buildOnce, freshIn } from './build-once.ts';
import {
  type PackageEntry,
  packageEntries,
  packageFonts,
  packageManifest,
  packageOf,
  type ThirdParty,
  thirdParty,
  thirdPartyLicences,
} from './package-files.ts';

const room = import.meta.dirname;
const root = join(room, '..', '..');
export const packageFolder = join(room, 'dist-package');
const work = join(room, 'node_modules', '.report-viewer-package');
const fresh = freshIn(work);
const watched = [
  'src',
  '../underwriting/src',
  'package.run.ts',
  'package-files.ts',
  'vite.config.ts',
  'package.json',
  'README.md',
  'LICENSE.md',
  '../../pnpm-workspace.yaml',
];
const require = createRequire(import.meta.url);

/** Builds the package unless it is already what the sources say. */
export async function ensurePackageBuilt(): Promise<{ built: boolean; milliseconds: number }> {
  const start = performance.now();
  const built = await buildOnce({ dist: packageFolder, work, stamp: await sourcesHash(), build: buildApart });
  return { built, milliseconds: Math.round(performance.now() - start) };
}

/** In a process of its own: Vite takes the mode of the whole build from NODE_ENV, which under a test runner is not production. */
async function buildApart(): Promise<void> {
  const environment = { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' };
  await promisify(execFile)(process.execPath, [join(room, 'package.run.ts'), 'parts'], { cwd: room, env: environment }).catch(
    (error: { stderr?: string; stdout?: string }) => {
      throw new Error(`The package could not be built; the files of the last build were kept.\n${error.stdout ?? ''}${error.stderr ?? ''}`);
    },
  );
}

async function buildParts(): Promise<void> {
  await rm(fresh, { recursive: true, force: true });
  await mkdir(join(fresh, 'fonts'), { recursive: true });
  const { version, dependencies } = JSON.parse(await readFile(join(room, 'package.json'), 'utf8')) as {
    version: string;
    dependencies: Record<string, string>;
  };
  const react = JSON.parse(await readFile(require.resolve('react/package.json'), 'utf8')) as { version: string };
  if (dependencies.react === undefined) throw new Error('The package shows its reports with React, which its room does not name.');
  const [bundled] = await Promise.all([bundleAll(), declareTypes()]);
  const fonts = await Promise.all(packageFonts.map(copyFont));
  await writeFile(join(fresh, 'report.css'), `${fonts.map(({ face }) => face).join('\n')}\n${await reportSheet()}\n`);
  await writeFile(join(fresh, 'package.json'), `${JSON.stringify(packageManifest(version, react.version), null, 2)}\n`);
  for (const file of ['README.md', 'LICENSE.md']) await copyFile(join(room, file), join(fresh, file));
  const parts = [...bundled, ...packageFonts.map(({ of }) => dirname(require.resolve(`${of}/package.json`)))].map(thirdParty);
  await writeFile(join(fresh, 'THIRD-PARTY-LICENSES.md'), thirdPartyLicences(parts satisfies ThirdParty[]));
}

/** Bundles every entry. Returns the folders of the packages that went in. */
async function bundleAll(): Promise<string[]> {
  const folders = new Set<string>();
  // Of the host's React only what is a component may be; the rest works on pages that have none.
  for (const folder of await bundle(['index'], 'host')) folders.add(folder);
  for (const folder of await bundle(['element', 'mount', 'attach'], 'own')) folders.add(folder);
  for (const folder of await bundle(['server'], 'own')) folders.add(folder);
  const { build } = await import('vite');
  const { partConfig } = await import('./vite.config.ts');
  const apart = join(work, 'scripts');
  await rm(apart, { recursive: true, force: true });
  for (const part of ['interactivity', 'charting', 'lab', 'engine', 'drawing'] as const) await build(partConfig(part, apart));
  await mkdir(join(fresh, 'frame'), { recursive: true });
  for (const file of await readdir(join(apart, 'assets')))
    await copyFile(join(apart, 'assets', file), join(fresh, 'frame', `${file.split('.')[0]}.js`));
  // A report in the page of its host starts its worker from one file: the policy of most pages allows that, and no other way.
  const worker = await Promise.all(['engine', 'drawing'].map((part) => readFile(join(fresh, 'frame', `${part}.js`), 'utf8')));
  await writeFile(join(fresh, 'frame', 'worker.js'), worker.join('\n'));
  return [...folders];
}

async function bundle(names: PackageEntry[], react: 'host' | 'own'): Promise<string[]> {
  const { build, esmExternalRequirePlugin } = await import('vite');
  const { default: reactPlugin } = await import('@vitejs/plugin-react');
  const ofHost = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
  const entries = Object.fromEntries(names.map((name) => [name, join(room, packageEntries[name])]));
  // In a browser's build React's renderer holds a channel open, which keeps a server's process from ending.
  const onServer = names[0] === 'server';
  const built = await build({
    root: room,
    configFile: false,
    logLevel: 'warn',
    plugins: [
      reactPlugin(),
      ...(onServer ? [] : [ofPages, workerAddress]),
      ...(react === 'host' ? [esmExternalRequirePlugin({ external: ofHost })] : []),
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    ...(onServer && { ssr: { noExternal: true } }),
    build: {
      outDir: join(fresh, 'dist'),
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      ...(onServer ? { ssr: packageEntries.server } : { lib: { entry: entries, formats: ['es'] } }),
      rolldownOptions: {
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: `${names[0]}-[name]-[hash].js`,
          minify: true,
          ...(names[0] === 'index' && { banner: (chunk) => (chunk.isEntry ? "'use client';" : '') }),
          codeSplitting: onServer ? false : { groups: loadedTogether },
        },
      },
    },
  });
  return [built]
    .flat()
    .flatMap((one) =>
      'output' in one
        ? one.output.flatMap((file) =>
            file.type === 'chunk' ? file.moduleIds.flatMap((id) => packageOf(id.replace(/^\0/, '')) ?? []) : [],
          )
        : [],
    );
}

/** What a first report loads stands in two files, whatever of it is also needed by what is loaded later: many small ones weigh more. */
const loadedTogether = [
  { name: 'attach', test: /src\/embed\/attach\.ts$/, priority: 2 },
  { name: 'mount', test: /src\/embed\/mount\.tsx$/, priority: 1 },
];

/**
 * What a host's page shows later or never: the chapter for owners abroad and what saves tables, the proof and the lab
 * are loaded when they are asked for; what is for paper alone is left out.
 */
const ofPages: Plugin = {
  name: 'of-pages',
  enforce: 'pre',
  resolveId: (source, importer = '') => {
    if (source === './abroad-page.tsx' && importer.endsWith('/sections/tax.tsx')) return join(room, 'src', 'embed', 'later-abroad.tsx');
    const inAttach = importer.endsWith('/attach/attach-report.ts');
    if (inAttach && source === './lab.ts') return join(room, 'src', 'embed', 'later-lab.ts');
    if (inAttach && source === './saved-tables.ts') return join(room, 'src', 'embed', 'later-tables.ts');
    return source === './printed-summary.tsx' ? join(room, 'src', 'follow', 'standing-parts.tsx') : null;
  },
};

/**
 * Takes the note away that keeps this build from looking for the worker's file, which is made apart: builds of hosts look for it and take it
 * along.
 */
const workerAddress: Plugin = {
  name: 'worker-address',
  renderChunk: (code) => code.replace(/new URL\(\s*\/\* @vite-ignore \*\/\s*/g, 'new URL('),
};

async function copyFont({ family, file, of, range }: (typeof packageFonts)[number]): Promise<{ face: string }> {
  const folder = dirname(require.resolve(`${of}/package.json`));
  await copyFile(join(folder, 'files', file), join(fresh, 'fonts', file));
  const sheet = await readFile(join(folder, 'index.css'), 'utf8');
  const rule = [...sheet.matchAll(/@font-face\s*\{([^}]*)\}/g)].find(([, body = '']) => body.includes(`-${range}-wght-normal.woff2`))?.[1];
  const points = /unicode-range:\s*([^;}]+)/.exec(rule ?? '')?.[1];
  if (points === undefined) throw new Error(`${of} names no characters for ${file}.`);
  const weight = family === 'Rimawari Sans' ? '100 900' : '200 900';
  return {
    face: `@font-face{font-family:'${family}';font-style:normal;font-weight:${weight};font-display:swap;src:url("./fonts/${file}") format('woff2');unicode-range:${points.trim()}}`,
  };
}

/** The sheet, as the modules hold it: read from the built server's part, which is loaded as any server would. */
async function reportSheet(): Promise<string> {
  const { reportSheet: sheet } = (await import(pathToFileURL(join(fresh, 'dist', 'server.js')).href)) as { reportSheet: string };
  return sheet;
}

/** Declarations of the entries and of all they name, the engine's types among them; nothing of the workspace is left to look up. */
async function declareTypes(): Promise<void> {
  const all = join(work, 'declared');
  await rm(all, { recursive: true, force: true });
  await promisify(execFile)(join(root, 'node_modules', '.bin', 'tsc'), ['-p', join(room, 'tsconfig.package.json'), '--outDir', all], {
    cwd: room,
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const wanted = new Map<string, string>();
  const waiting = Object.values(packageEntries).map((path) => join(all, 'report-viewer', path.replace(/\.tsx?$/, '.d.ts')));
  const engine = join(all, 'underwriting/src/index.d.ts');
  const homes = engineHomes(await readFile(engine, 'utf8'), dirname(engine));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (wanted.has(file)) continue;
    const here = file;
    const at = (target: string): string => {
      waiting.push(target);
      const path = relative(dirname(here), target).replace(/\.d\.ts$/, '.js');
      return `'${path.startsWith('.') ? path : `./${path}`}'`;
    };
    const text = (await readFile(here, 'utf8'))
      // The engine by its files, so that the package carries the types that are named and no others.
      .replace(/(import|export)( type)? \{([^}]*)\} from '@rimawari\/underwriting'/g, (_, verb: string, type = '', names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '')
          .map((name) => `${verb}${type} { ${name} } from ${at(homes.get(name.replace(/^type /, '')) ?? missing(name))}`)
          .join(';\n'),
      )
      .replace(
        /(from |import\()'(\.{1,2}\/[^']+\.tsx?)'/g,
        (_, before: string, name: string) => `${before}${at(join(dirname(here), name.replace(/\.tsx?$/, '.d.ts')))}`,
      );
    wanted.set(here, text);
  }
  for (const [file, text] of wanted) {
    const target = join(fresh, 'types', 'declared', relative(all, file));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  for (const [name, path] of Object.entries(packageEntries)) {
    const declared = `./declared/report-viewer/${path.replace(/\.tsx?$/, '.js')}`;
    await writeFile(join(fresh, 'types', `${name}.d.ts`), `export * from '${declared}';\n`);
  }
}

/** Which declaration each exported name of the engine comes from. */
function engineHomes(index: string, folder: string): Map<string, string> {
  return new Map(
    [...index.matchAll(/export (?:type )?\{([^}]*)\} from ['"]([^'"]+)\.ts['"]/g)].flatMap(([, names = '', path = '']) =>
      names.split(',').map((name): [string, string] => [name.replace(/\btype /, '').trim(), join(folder, `${path}.d.ts`)]),
    ),
  );
}

function missing(name: string): never {
  throw new Error(`The engine exports no ${name} of its own file.`);
}

async function sourcesHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const path of watched) {
    const full = join(room, path);
    const names = await readdir(full, { recursive: true, withFileTypes: true }).catch(() => null);
    const files =
      names === null
        ? [full]
        : names
            .filter((file) => file.isFile() && !/\.(test|stories)\.tsx?$/.test(file.name) && !/[\\/]src[\\/]testing$/.test(file.parentPath))
            .map((file) => join(file.parentPath, file.name))
            .sort();
    for (const file of files) hash.update(`${relative(room, file)}\0`).update(await readFile(file).catch(() => ''));
  }
  return hash.digest('hex');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (process.argv[2] === 'parts') {
    await buildParts();
  } else {
    const { built, milliseconds } = await ensurePackageBuilt();
    console.log(built ? `Package built in ${milliseconds} ms: dist-package.` : `Package is up to date (${milliseconds} ms).`);
  }
}
