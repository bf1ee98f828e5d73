import { availableParallelism } from 'node:os';
import { Problem } from '../../platform/index.ts';
import { hashApart } from './hash-apart.ts';
import { type HashCost, hashHere } from './hasher.ts';
import { createSlots } from './slots.ts';

export interface PasswordSettings extends HashCost {
  /** In a process of its own, at a lower priority; otherwise in this one, where hashes cost little. */
  apart: boolean;
  /** Passwords hashed at the same time. */
  atOnce: number;
  /** Requests that hash passwords and are in hand at the same time, waiting ones included. */
  inHand: number;
}

const atOnce = Math.max(1, availableParallelism() - 1);

/** One processor stays free for everything else, and a request waits a few seconds at most. */
export const passwordSettings: PasswordSettings = { memoryKib: 65_536, passes: 3, apart: true, atOnce, inHand: 16 * atOnce };

export interface Passwords {
  /** Does work in which passwords are hashed; refuses it at once, before anything is done, when there is too much of it. @throws Problem 503 */
  admit<Result>(work: () => Promise<Result>): Promise<Result>;
  hash(password: string): Promise<string>;
  /**
   * Takes as long for an account that does not exist, given as null, so that the time tells nobody who has one.
   * `isOutdated`: the hash was made with less than is asked for today.
   */
  check(passwordHash: string | null, password: string): Promise<{ matches: boolean; isOutdated: boolean }>;
  close(): Promise<void>;
}

/** `onDeath` is told when the process that hashes has died; another takes its place. */
export function createPasswords(
  { memoryKib, passes, apart, atOnce, inHand }: PasswordSettings,
  onDeath?: (why: string) => void,
): Passwords {
  const hasher = apart ? hashApart(atOnce, onDeath) : hashHere;
  const run = createSlots(atOnce);
  let admitted = 0;
  let decoy: Promise<string> | null = null;
  const make: Passwords['hash'] = (password) => run(() => hasher.hash(password.normalize('NFC'), { memoryKib, passes }));

  function makeDecoy(): Promise<string> {
    decoy ??= make('no account has this password').catch((problem: unknown) => {
      decoy = null;
      throw problem;
    });
    return decoy;
  }

  function isOutdated(passwordHash: string): boolean {
    const [, memory, time] = /\$m=(\d+),t=(\d+)/.exec(passwordHash) ?? [];
    return Number(memory ?? 0) < memoryKib || Number(time ?? 0) < passes;
  }

  return {
    admit: async (work) => {
      if (admitted >= inHand) {
        throw new Problem('unavailable', 'Many users are signing in right now. Try again in a few seconds.', { 'retry-after': '3' });
      }
      admitted += 1;
      try {
        return await work();
      } finally {
        admitted -= 1;
      }
    },

    hash: make,

    check: async (passwordHash, password) => {
      const stand = await makeDecoy();
      const plain = password.normalize('NFC');
      const against = passwordHash ?? stand;
      const matches = await run(() => hasher.verify(against, plain));
      const outdated = isOutdated(against);
      // A wrong guess at a cheaper hash must not be told by its speed.
      if (!matches && outdated) await run(() => hasher.verify(stand, plain));
      return { matches: matches && passwordHash !== null, isOutdated: outdated };
    },

    close: () => hasher.close(),
  };
}
