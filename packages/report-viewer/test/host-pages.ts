import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { sampleReport } from '@rimawari/underwriting/testing';
import { buildOnce, freshIn } from '../build-once.ts';
import { ensurePackageBuilt, packageFolder } from '../package.run.ts';

const run = promisify(execFile);
const room = join(import.meta.dirname, '..');
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

export interface Installed {
  /** A folder outside of the workspace, with the package as its tarball has it, and the frameworks of the hosts. */
  folder: string;
  tarball: string;
  /** Where the package lies in it. */
  package: string;
  remove: () => Promise<void>;
}

/** Packs the package as it would be published, once for each build of it. Returns the tarball. */
async function packedTarball(): Promise<string> {
  await ensurePackageBuilt();
  const [dist, work] = [join(room, 'node_modules', '.report-viewer-tarball'), join(room, 'node_modules', '.report-viewer-packing')];
  const pack = async () => {
    await rm(freshIn(work), { recursive: true, force: true });
    await mkdir(freshIn(work));
    await run('npm', ['pack', '--pack-destination', freshIn(work)], { cwd: packageFolder });
  };
  await buildOnce({ dist, work, stamp: await readFile(join(packageFolder, 'stamp.json'), 'utf8'), build: pack });
  const tarball = (await readdir(dist)).find((name) => name.endsWith('.tgz'));
  if (tarball === undefined) throw new Error('npm packed nothing.');
  return join(dist, tarball);
}

/** Installs the tarball. The frameworks are those that are installed already: no network. */
export async function installTarball(): Promise<Installed> {
  const tarball = await packedTarball();
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'rimawari-host-')));
  const home = join(folder, 'node_modules', '@rimawari', 'report-viewer');
  await mkdir(home, { recursive: true });
  await run('tar', ['-xzf', tarball, '-C', home, '--strip-components', '1']);
  await mkdir(join(folder, 'node_modules', '@types'));
  for (const name of ['react', 'react-dom', 'vue', '@types/react', '@types/react-dom'])
    await symlink(await realpath(join(room, 'node_modules', name)), join(folder, 'node_modules', name));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'host', private: true, type: 'module' }));
  await cp(join(import.meta.dirname, 'hosts'), folder, { recursive: true });
  return { folder, tarball, package: home, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Builds the pages of React and Vue as their owners would, and writes what all pages show. */
export async function makeHostPages(folder: string): Promise<void> {
  const report = sampleReport('condominium_unit');
  const server = (await import(pathToFileURL(join(folder, 'node_modules/@rimawari/report-viewer/dist/server.js')).href)) as {
    renderFragment: (report: unknown, options?: object) => string;
  };
  const base = '/node_modules/@rimawari/report-viewer/frame';
  const scripts = { interactivity: `${base}/interactivity.js`, charting: `${base}/charting.js` };
  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  const page = (head: string, body: string) =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;
  await write('report.json', JSON.stringify(report));
  await write('fragment.html', server.renderFragment(report, { scripts }));
  const element = '<script type="module" src="/node_modules/@rimawari/report-viewer/dist/element.js"></script>';
  const served = `<rimawari-report id="served" theme="light"><template shadowrootmode="open">${server.renderFragment(report)}</template></rimawari-report>`;
  await write('served.html', page(element, served));
  const one = '<rimawari-report src="/report.json" theme="light"></rimawari-report>';
  const margin = '<style>html,body{margin:0}</style>';
  await write('calm.html', page(`${margin}${element}`, one));
  const altered = structuredClone(report);
  const cash = altered.figures['returns.btcf'];
  if (cash === undefined || cash.value === null) throw new Error('The sample has no cash flow.');
  cash.value += 1;
  altered.engine_version = '0.7.9';
  await write('altered.json', JSON.stringify(altered));
  await write('altered.html', page(element, '<rimawari-report src="/altered.json" theme="light"></rimawari-report>'));
  await write('closed.html', page(element, one));
  await write('hostile.html', page(`<link rel="stylesheet" href="/hostile.css">${element}`, one));
  for (const [name, entry] of [
    ['react', '/react.tsx'],
    ['vue', '/vue.ts'],
  ])
    await write(`${name}.html`, page('', `<div id="root"></div><script type="module" src="${entry}"></script>`));
  const pages = ['react.html', 'vue.html'].map((name) => join(folder, name));
  const options = {
    define: { __VUE_OPTIONS_API__: 'true', __VUE_PROD_DEVTOOLS__: 'false' },
    build: { outDir: 'built', target: 'es2022', rolldownOptions: { input: pages } },
  };
  await write('vite.config.js', `export default ${JSON.stringify(options)};`);
  // In a process of its own, as their owners would: under a test runner the build would be one for development.
  const vite = join(await realpath(join(room, 'node_modules', 'vite')), 'bin', 'vite.js');
  const environment = { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' };
  await run(process.execPath, [vite, 'build', '--logLevel', 'error'], { cwd: folder, env: environment });
}

/** Gives out the folder under a policy that lets nothing run, style or load but what comes from here. */
export async function servePages(folder: string): Promise<{ address: string; server: Server }> {
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname;
    const bytes = (await readFile(join(folder, 'built', path)).catch(() => null)) ?? (await readFile(join(folder, path)).catch(() => null));
    if (bytes === null) return response.writeHead(404).end();
    return response
      .writeHead(200, {
        'content-type': types[extname(path)] ?? 'application/octet-stream',
        // Frames of `<ReportFrame>` have no origin of their own.
        'access-control-allow-origin': '*',
        ...policyOf(path),
      })
      .end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

const strict = "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'";
const policies: Record<string, string> = { '/plain.html': strict, '/closed.html': `${strict}; worker-src 'none'` };

function policyOf(path: string): Record<string, string> {
  const policy = policies[path];
  return policy === undefined ? {} : { 'content-security-policy': policy };
}
