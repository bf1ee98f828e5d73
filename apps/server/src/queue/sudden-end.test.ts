import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type TestDatabase, testDatabases } from '../testing/databases.ts';

const program = fileURLToPath(new URL('../testing/queue-process.run.ts', import.meta.url));
const running = new Set<ChildProcess>();

/** A worker process, and what it has said so far. */
function work({ dataDir, databaseUrl }: TestDatabase['where'], ...args: string[]) {
  const child = spawn(process.execPath, [program, dataDir, databaseUrl ?? '-', ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  running.add(child);
  let said = '';
  child.stdout.on('data', (text: Buffer) => {
    said += text.toString();
  });
  return {
    lines: () => said.split('\n').filter((line) => line !== ''),
    says: (line: string) => vi.waitFor(() => expect(said.split('\n')).toContain(line), { timeout: 30_000, interval: 20 }),
    kill: async () => {
      running.delete(child);
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

describe.each(testDatabases())('a worker that ends without warning, on $name', ({ create }) => {
  let made: TestDatabase;
  afterEach(async () => {
    for (const child of running) child.kill('SIGKILL');
    running.clear();
    await made.remove();
  });

  it('has its analysis completed by the next one, each step once', async () => {
    made = await create();
    const first = work(made.where, 'enrichments', 'begin');
    await first.says('hangs');
    const id =
      first
        .lines()
        .find((line) => line.startsWith('began'))
        ?.slice(6) ?? '';
    await first.kill();
    expect(first.lines().filter((line) => line.startsWith('runs'))).toEqual([
      'runs pdf_generation',
      'runs data_extraction',
      'runs enrichments',
    ]);

    const second = work(made.where);
    await second.says(`ended ${id} completed after 5 steps`);
    expect(second.lines().filter((line) => line.startsWith('runs'))).toEqual([
      'runs enrichments',
      'runs final_analysis',
      'runs html_report',
    ]);
  }, 90_000);
});
