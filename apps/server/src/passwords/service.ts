import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Problem } from '../http/problem.ts';
import { createSlots } from './slots.ts';

export interface PasswordSettings {
  /** Of argon2id. */
  memoryKib: number;
  passes: number;
  /** Passwords hashed at the same time. */
  atOnce: number;
  /** Requests that hash passwords and are in hand at the same time, waiting ones included. */
  inHand: number;
}

const atOnce = Math.max(1, availableParallelism() - 1);

/** One processor stays free for everything else, and a request waits a few seconds at most. */
export const passwordSettings: PasswordSettings = { memoryKib: 65_536, passes: 3, atOnce, inHand: 16 * atOnce };

export interface Passwords {
  /** Does work in which passwords are hashed; refuses it at once, before anything is done, when there is too much of it. @throws Problem 503 */
  admit<Result>(work: () => Promise<Result>): Promise<Result>;
  hash(password: string): Promise<string>;
  /**
   * Takes as long for an account that does not exist, given as null, so that the time tells nobody who has one.
   * `isOutdated`: the hash was made with less than is asked for today.
   */
  check(passwordHash: string | null, password: string): Promise<{ matches: boolean; isOutdated: boolean }>;
}

const argon2id = 2;

export function createPasswords({ memoryKib, passes, atOnce, inHand }: PasswordSettings): Passwords {
  const settings = { algorithm: argon2id, memoryCost: memoryKib, timeCost: passes, parallelism: 1 };
  const run = createSlots(atOnce);
  let admitted = 0;
  let decoy: Promise<string> | null = null;
  const make = (password: string) => run(() => hash(password.normalize('NFC'), settings));

  function isOutdated(passwordHash: string): boolean {
    const [, memory, time] = /\$m=(\d+),t=(\d+)/.exec(passwordHash) ?? [];
    return Number(memory ?? 0) < memoryKib || Number(time ?? 0) < passes;
  }

  return {
    admit: async (work) => {
      if (admitted >= inHand) {
        throw new Problem('unavailable', 'Many people are signing in just now. Try again in a few seconds.', { 'retry-after': '3' });
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
      decoy ??= make('no account has this password');
      const stand = await decoy;
      const plain = password.normalize('NFC');
      const against = passwordHash ?? stand;
      const matches = await run(() => verify(against, plain));
      const outdated = isOutdated(against);
      // A wrong guess at a cheaper hash must not be told by its speed.
      if (!matches && outdated) await run(() => verify(stand, plain));
      return { matches: matches && passwordHash !== null, isOutdated: outdated };
    },
  };
}
