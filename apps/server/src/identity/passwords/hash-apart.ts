import { Problem } from '../../platform/index.ts';
import type { Hasher } from './hasher.ts';
import type { HashingWork } from './hashing-message.ts';
import { HashingEnded, type HashingProcess, startHashing } from './hashing-process.ts';

export interface HasherApart extends Hasher {
  /** Of the process that hashes; null while there is none. */
  pid(): number | null;
}

const unavailable = () =>
  new Problem('unavailable', 'We can’t check passwords right now. Nothing changed. Try again in a few seconds.', {
    'retry-after': '3',
  });

/**
 * In a process of its own, which gives way to the server: hashing takes the memory and the processors of a machine, and
 * whoever signs in can wait better than everyone else. It is started with the first password, and again when it has died, of which
 * `onDeath` is told.
 */
export function hashApart(threads: number, onDeath: (why: string) => void = () => {}): HasherApart {
  let child: HashingProcess | null = null;
  let closed = false;

  function current(): HashingProcess {
    if (closed) throw unavailable();
    if (child === null || !child.alive()) child = startHashing(threads, onDeath);
    return child;
  }

  /** @throws Problem 503 when its process died twice over it */
  async function ask(work: HashingWork): Promise<string | boolean> {
    for (let tries = 0; tries < 2; tries += 1) {
      try {
        return await current().ask(work);
      } catch (problem) {
        if (!(problem instanceof HashingEnded)) throw problem;
      }
    }
    throw unavailable();
  }

  return {
    hash: async (password, cost) => String(await ask({ kind: 'hash', password, cost })),
    verify: async (passwordHash, password) => (await ask({ kind: 'verify', passwordHash, password })) === true,
    pid: () => (child?.alive() === true ? (child.pid ?? null) : null),
    close: async () => {
      closed = true;
      await child?.end();
    },
  };
}
