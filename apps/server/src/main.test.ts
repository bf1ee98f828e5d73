import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { patience } from '../../../tests/deadline.ts';
import { lendBrowser } from './testing/browser-cache.ts';
import { temporaryFolder } from './testing/databases.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const folder = temporaryFolder();
lendBrowser(folder);
const running = new Set<ChildProcess>();

/** The server's own process, with an environment of nothing but what is given. */
function start(environment: Record<string, string>) {
  const env = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', DATA_DIR: folder, PORT: '0', ...environment };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      said += text.toString();
    });
  }
  const exit = once(child, 'exit').then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  return { child, said: () => said, exit };
}

describe('the server as a process', () => {
  afterAll(() => {
    for (const child of running) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it('refuses an environment it cannot use and names what is wrong', async () => {
    const server = start({ PORT: 'eighty', FREE_MODE: 'perhaps' });
    expect(await server.exit).toBe(1);
    expect(server.said()).toBe(
      'The server cannot start with this environment:\n  PORT must be a whole number\n  FREE_MODE must be true or false\n',
    );
  });

  it('prints its address, keeps others from its folder, and stops when told', async () => {
    const server = start({});
    const address = await vi.waitFor(() => {
      const found = /answers at (\S+)/.exec(server.said())?.[1];
      if (found === undefined) throw new Error(`no address yet: ${server.said()}`);
      return found;
    }, patience);
    expect(await (await fetch(`${address}/api/v1/ready`)).json()).toEqual({
      status: 'ready',
      checks: { database: 'ok', queue: 'ok', storage: 'ok' },
    });
    expect(server.said()).toContain('The first administrator is admin@localhost.test');

    const second = start({});
    expect(await second.exit).toBe(1);
    expect(second.said()).toContain(`Another process uses the data folder ${folder}.`);

    server.child.kill('SIGTERM');
    expect(await server.exit).toBe(0);
  });
});
