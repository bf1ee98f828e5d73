import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { deadlineMs } from '../../../../../tests/deadline.ts';
import { until } from '../../testing/until.ts';
import { type HasherApart, hashApart } from './hash-apart.ts';
import { hashHere } from './hasher.ts';
import { passwordSettings } from './service.ts';

const quick = { memoryKib: 1024, passes: 1 };
/** Takes a while, so that it can be met in the middle. */
const slow = { memoryKib: 65_536, passes: 24 };
const open: HasherApart[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((hasher) => hasher.close()));
});

const deaths: string[] = [];
function start(threads = 1): HasherApart {
  deaths.length = 0;
  const hasher = hashApart(threads, (why) => deaths.push(why));
  open.push(hasher);
  return hasher;
}

/** The process that hashes, once it is another one than before. */
const processOf = (hasher: HasherApart, before: number | null = null) =>
  until(
    'a process that hashes',
    () => hasher.pid(),
    (pid) => pid !== null && pid !== before,
  ).then(Number);

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('a process that hashes passwords', () => {
  it('makes and checks the same hashes as this one', async () => {
    const hasher = start(2);
    const [strong, light] = await Promise.all([hasher.hash('ガレージ-7', passwordSettings), hasher.hash('minato-42', quick)]);
    expect(strong).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    expect(await hashHere.verify(strong, 'ガレージ-7')).toBe(true);
    expect(await hasher.verify(await hashHere.hash('minato-42', quick), 'minato-42')).toBe(true);
    expect(await hasher.verify(light, 'minato-43')).toBe(false);
  });

  it('gives way to the server with every thread', async () => {
    const hasher = start(2);
    await hasher.hash('minato-42', quick);
    const pid = await processOf(hasher);
    const lower = Math.min(19, getPriority() + 10);
    expect(getPriority(pid)).toBe(lower);
    if (process.platform !== 'linux') return;
    const threads = readdirSync(`/proc/${pid}/task`).map((thread) => readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8'));
    // The name stands in parentheses and may hold anything; the priority is the 17th field after it.
    const priorities = threads.map((stat) => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]));
    expect(threads.length).toBeGreaterThan(2);
    expect(new Set(priorities)).toEqual(new Set([lower]));
  });

  it('is started again when it dies, and does what it was at', async () => {
    const hasher = start();
    const made = hasher.hash('minato-42', { ...slow, passes: 3 });
    const first = await processOf(hasher);
    process.kill(first, 'SIGKILL');
    expect(await hashHere.verify(await made, 'minato-42')).toBe(true);
    expect(hasher.pid()).not.toBe(first);
    expect(deaths).toEqual(['']);
  });

  it('is given up for a password over which it died twice, and serves the next', async () => {
    const hasher = start();
    const refused = hasher.hash('minato-42', slow).catch((problem: unknown) => problem);
    const first = await processOf(hasher);
    process.kill(first, 'SIGKILL');
    process.kill(await processOf(hasher, first), 'SIGKILL');
    expect(await refused).toMatchObject({ code: 'unavailable', status: 503, headers: { 'retry-after': '3' } });
    expect(await hasher.hash('minato-42', quick)).toContain('m=1024,');
  });

  it('says what is wrong with a hash that cannot be read, and lives on', async () => {
    const hasher = start();
    await expect(hasher.verify('$argon2id$not-a-hash', 'minato-42')).rejects.toThrow('Decoding failed');
    const pid = hasher.pid();
    await hasher.hash('minato-42', quick);
    expect(hasher.pid()).toBe(pid);
  });

  it('ends when it is closed, whatever it is at, and is not started again', async () => {
    const hasher = start();
    const refused = hasher.hash('minato-42', slow).catch((problem: unknown) => problem);
    const pid = await processOf(hasher);
    await hasher.close();
    expect(isRunning(pid)).toBe(false);
    expect(await refused).toMatchObject({ status: 503 });
    expect(await hasher.verify('', '').catch((problem: unknown) => problem)).toMatchObject({ status: 503 });
    expect(hasher.pid()).toBeNull();
    expect(deaths).toEqual([]);
  });

  it('keeps no server alive that has nothing more to do, and ends with it', async () => {
    const program = fileURLToPath(new URL('./testing/one-hash.run.ts', import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, [program], { timeout: deadlineMs });
    const pid = Number(stdout);
    expect(pid).toBeGreaterThan(0);
    await until(
      'the end of the process that hashes',
      () => isRunning(pid),
      (running) => !running,
    );
  });
});
