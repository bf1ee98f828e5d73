// From a clone of this repository, with an empty home folder and an empty package store, to the first answer of `npm start`; again;
// and what it then takes on disk. Clones what is committed. Any Node from 18 on does, the one on PATH is used.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { record } from '../../bin/quality/record.ts';
import { freePort } from '../e2e/product.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'rimawari-first-start-'));
const clone = join(folder, 'clone');
const home = join(folder, 'home');
mkdirSync(home);
const port = await freePort();
// Neither this run's Node and packages nor its settings: the PATH without what the runner put in front.
const path = (process.env.PATH ?? '').split(':').filter((entry) => !entry.includes('node_modules'));
const env = { HOME: home, PATH: path.join(':'), PORT: String(port) };

const answers = () =>
  fetch(`http://127.0.0.1:${port}/`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Whether the browser that comes with the packages was unpacked, which the product does beside its first answer. */
const hasBrowser = () =>
  ['.data/cache/browser', 'node_modules/.cache/browser'].some(
    (place) => existsSync(join(clone, place)) && readdirSync(join(clone, place)).some((name) => name.startsWith('chromium-')),
  );

/** Seconds from `begun` until the product answers; stops it once its browser is there, which takes no longer than a minute. */
async function start(begun: number): Promise<number> {
  // A group of its own, so that the signal reaches what npm has started.
  const child = spawn('npm', ['start'], { cwd: clone, env, stdio: ['ignore', 'inherit', 'inherit'], detached: true });
  const ended = once(child, 'exit');
  // Until it answers there is nothing of it to wait for but the answer.
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error('The product ended before it answered.');
    await setTimeout(100);
  }
  const seconds = (performance.now() - begun) / 1000;
  for (const until = performance.now() + 60_000; !hasBrowser() && performance.now() < until; ) await setTimeout(100);
  process.kill(-(child.pid ?? 0), 'SIGTERM');
  await ended;
  while (await answers()) await setTimeout(100);
  return seconds;
}

const megabytes = (...paths: string[]) =>
  Number(/(\d+)\ttotal$/m.exec(execFileSync('du', ['-smc', ...paths], { cwd: clone, encoding: 'utf8' }))?.[1]);

try {
  const begun = performance.now();
  execFileSync('git', ['clone', '--quiet', root, clone]);
  const first = await start(begun);
  const again = await start(performance.now());
  const onDisk = megabytes('node_modules', '.tools', '.data');
  process.stdout.write(
    `load ${loadavg()[0]?.toFixed(1)}: first answer ${first.toFixed(1)} s, again ${again.toFixed(1)} s, on disk ${onDisk} MB\n`,
  );
  record({ 'start.first_answer': first, 'start.again': again, 'start.on_disk': onDisk });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
