#!/usr/bin/env node
// Gets Node 24 and pnpm if they are missing, installs what the script needs, runs it.
// Runs on Node 18 and newer, with nothing but npm beside it.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './install/packages.mjs';
import { getTools } from './install/tools.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [script, ...args] = process.argv.slice(2);

const say = (text) => process.stderr.write(`${text}\n`);
const stop = (text) => {
  say(text);
  process.exit(1);
};

if (!script) stop('Use: npm start, npm test, or npm run SCRIPT.');
const tools = getTools(root, say, stop);
await installPackages(root, script, tools, say, stop);

// Forwarded so that Ctrl-C and a service manager's SIGTERM reach the server, which then closes its database.
const child = spawn(tools.node, [join(root, 'bin', 'scripts.mjs'), script, ...args], { cwd: root, env: tools.env, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
