import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type TestDatabase, testDatabases } from '../testing/databases.ts';

const program = fileURLToPath(new URL('../testing/queue-process.run.ts', import.meta.url));

/** A worker process that begins an analysis; `until` waits for lines that it has said, or for some time. */
function work({ dataDir, databaseUrl }: TestDatabase['where'], ...args: string[]) {
  const child = spawn(process.execPath, [program, dataDir, databaseUrl ?? '-', '-', ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  let rest = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const said = `${rest}${text}`.split('\n');
    rest = said.pop() ?? '';
    lines.push(...said);
  });
  return {
    lines,
    until: async (isSo: () => boolean, atMost: number) => {
      const end = AbortSignal.timeout(atMost);
      while (!isSo()) {
        if (child.exitCode !== null) throw new Error(`The worker ended by itself:\n${lines.join('\n')}`);
        await once(child.stdout, 'data', { signal: end }).catch(() => {
          throw new Error(`What was waited for did not come in ${atMost} ms:\n${lines.slice(-40).join('\n')}`);
        });
      }
    },
    kill: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** Kills one worker after the other, each in the middle of the work of all before it; the last one is left to end it. */
async function killWorkers(made: TestDatabase, kills: number): Promise<void> {
  const begun = new Set<string>();
  for (let round = 0; round < kills; round += 1) {
    const worker = work(made.where, 'begin');
    const id = () => worker.lines.find((line) => line.startsWith('began '))?.slice(6);
    await worker.until(() => id() !== undefined, 60_000);
    begun.add(id() ?? '');
    // From before the first step to after the last one.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 400));
    await worker.kill();
  }
  const last = work(made.where);
  try {
    // What a dead worker held is free when its heartbeat has been missed, and what waits for a second try waits longer each time.
    await last.until(() => [...begun].every((id) => last.lines.some((line) => line.startsWith(`ended ${id} `))), 300_000);
    for (const id of begun) assert.ok(last.lines.includes(`ended ${id} completed after 5 steps`), id);
  } finally {
    await last.kill();
  }
}

export default {
  title: 'a worker that is killed at any moment leaves an analysis that the next one completes',
  run: async (scale: 'suite' | 'full'): Promise<string> => {
    const [kills, databases] = scale === 'full' ? [100, testDatabases()] : [2, testDatabases().slice(0, 1)];
    for (const { create } of databases) {
      const made = await create();
      await killWorkers(made, kills);
      await made.remove();
    }
    return `${kills * databases.length} kills`;
  },
};
