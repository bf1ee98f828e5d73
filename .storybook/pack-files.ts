import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { packPicture, unpackPicture } from './pack-picture.ts';

export interface PackTask {
  kind: 'pack' | 'unpack';
  from: string;
  to: string;
}

/** Packs or unpacks files, as many at once as the machine has processors. */
export async function packFiles(tasks: readonly PackTask[]): Promise<void> {
  const waiting = [...tasks];
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), waiting.length) }, () => work(waiting)));
}

async function work(waiting: PackTask[]): Promise<void> {
  for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) {
    try {
      await turn(task);
    } catch (cause) {
      throw new Error(`${task.from}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    }
  }
}

/** Turns one file into the other and gives both the same time, by which it is seen later whether one of them has changed. */
async function turn({ kind, from, to }: PackTask): Promise<void> {
  const bytes = await readFile(from);
  await writeFile(to, await (kind === 'pack' ? packPicture(bytes) : unpackPicture(bytes)));
  const { mtime } = await stat(kind === 'pack' ? to : from);
  await utimes(kind === 'pack' ? from : to, mtime, mtime);
}
