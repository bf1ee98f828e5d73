import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Build {
  /** Where what was built lies, with the stamp of what it was built from. */
  dist: string;
  /** On the same disk as `dist`, so that a rename is all it takes. */
  work: string;
  stamp: string;
  /** Fills `freshIn(work)`. */
  build: () => Promise<void>;
}

/** Where a build puts its files until they are whole. */
export const freshIn = (work: string): string => join(work, 'next');

/** Builds unless what lies there has the stamp already. Callers, also in other processes, wait for each other. Returns whether it built. */
export async function buildOnce({ dist, work, stamp, build }: Build): Promise<boolean> {
  if (await isCurrent(dist, stamp)) return false;
  await mkdir(work, { recursive: true });
  const release = await takeLock(join(work, 'lock'));
  try {
    if (await isCurrent(dist, stamp)) return false;
    await build();
    await writeFile(join(freshIn(work), 'stamp.json'), JSON.stringify({ stamp }));
    await replace(dist, work);
    return true;
  } finally {
    await release();
  }
}

async function isCurrent(dist: string, stamp: string): Promise<boolean> {
  const text = await readFile(join(dist, 'stamp.json'), 'utf8').catch(() => '{}');
  return (JSON.parse(text) as { stamp?: string }).stamp === stamp;
}

/** The old files stay until the new ones are whole: a build that fails, or a reader in the middle of one, loses nothing. */
async function replace(dist: string, work: string): Promise<void> {
  const old = join(work, 'old');
  await rm(old, { recursive: true, force: true });
  await rename(dist, old).catch(() => undefined);
  await rename(freshIn(work), dist);
  await rm(old, { recursive: true, force: true });
}

/** One builder at a time. A lock whose owner is gone is taken over. */
async function takeLock(file: string): Promise<() => Promise<void>> {
  const patience = Date.now() + 120_000;
  for (;;) {
    try {
      await writeFile(file, String(process.pid), { flag: 'wx' });
      return () => rm(file, { force: true });
    } catch (problem) {
      if (!(problem instanceof Error && 'code' in problem && problem.code === 'EEXIST')) throw problem;
      if (Date.now() > patience)
        throw new Error(`Another build has held ${file} for two minutes. If none is running, delete that file and run the command again.`);
      const owner = Number(await readFile(file, 'utf8').catch(() => '0'));
      if (owner > 0 && !isRunning(owner))
        await rename(file, `${file}.${process.pid}`)
          .then(() => rm(`${file}.${process.pid}`, { force: true }))
          .catch(() => undefined);
      else await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
