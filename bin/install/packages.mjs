// Installs the workspace: for the product's own commands only what they run and build with, for all others everything.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { holdLock } from './lock.mjs';
import { installProgress } from './progress.mjs';
import { removeUnusedFiles } from './unused-files.mjs';

/** These need no linter, no Storybook, no test tool. */
export const productScripts = ['start', 'analyze', 'build'];

/** What is installed: `product`, `everything`, or null for nothing. */
export function installedPart(root) {
  try {
    const { included } = JSON.parse(readFileSync(join(root, 'node_modules', '.modules.yaml'), 'utf8'));
    return included.devDependencies ? 'everything' : 'product';
  } catch {
    return null;
  }
}

/** An installation only grows: after `npm test`, `npm start` leaves its tools in place. */
export function partFor(script, standing) {
  return productScripts.includes(script) && standing !== 'everything' ? 'product' : 'everything';
}

export async function installPackages(root, script, { node, pnpm, env }, say, stop) {
  mkdirSync(join(root, '.tools'), { recursive: true });
  const release = await holdLock(join(root, '.tools', 'install.lock'), () =>
    say('Another command is installing packages. Waiting until it finishes…'),
  );
  try {
    const standing = installedPart(root);
    const part = partFor(script, standing);
    if (standing === null || standing !== part)
      say(part === 'product' ? 'Installing the packages of the product…' : 'Installing all packages, including those for tests…');
    // The committed lockfile names every file by its hash: asking the registry for the history of each package again takes 275 MB.
    const command = [pnpm, 'install', '--frozen-lockfile', '--trust-lockfile', ...(part === 'product' ? ['--prod'] : [])];
    if ((await runPnpm(node, [...command, '--reporter=ndjson'], root, env, say)) !== 0) {
      // The first try shows progress alone: the reason is told in full by a second one.
      const again = spawnSync(node, command, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
      if (again.status !== 0) stop('The packages could not be installed; the reason is printed above.');
    }
    if (!existsSync(join(root, 'node_modules', '.pnpm'))) return;
    removeUnusedFiles(root);
  } finally {
    release();
  }
}

function runPnpm(node, args, cwd, env, say) {
  return new Promise((resolve) => {
    const child = spawn(node, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const heard = installProgress(say);
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', heard);
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}
