import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Context } from './context.ts';
import { holdState, readClock, setClock } from './state.ts';
import { type Due, findDue } from './store.ts';

export interface SandboxLog {
  error(details: object, message: string): void;
}

export interface Sandbox {
  db: Kysely<Tables>;
  log: SandboxLog;
  /** Does all of it or nothing, while nobody else changes anything. What time has brought by now has happened before. */
  transact<T>(request: Context['request'], change: (context: Context) => Promise<T>): Promise<T>;
  /** Lets time have its effect, up to now. */
  catchUp(): Promise<void>;
  /** Moves the sandbox's clock ahead, and lets everything happen on the way at its time. It never goes back. */
  advanceTo(time: Date): Promise<void>;
  /** Seconds since 1970 on the sandbox's clock. */
  now(): Promise<number>;
}

export interface SandboxParts {
  db: Kysely<Tables>;
  log: SandboxLog;
  /** The real time. */
  clock: () => Date;
  queueDelivery: (trx: Transaction<Tables>, eventId: string) => Promise<void>;
  afterRetries: Context['afterRetries'];
  /** What time brings to an object when its hour has come. */
  pass: (context: Context, due: Due) => Promise<void>;
}

export function createSandbox({ db, log, clock, queueDelivery, afterRetries, pass }: SandboxParts): Sandbox {
  const realNow = () => Math.floor(clock().getTime() / 1000);

  const now = async () => realNow() + (await readClock(db));

  /** One thing that is due up to that time; false when nothing is. */
  const passOne = async (upTo: number) =>
    db.transaction().execute(async (trx) => {
      await holdState(trx);
      const due = await findDue(trx, upTo);
      if (due === null) return false;
      await pass({ trx, now: due.at, request: null, afterRetries, queueDelivery }, due);
      return true;
    });

  const passUntil = async (upTo: number) => {
    if ((await findDue(db, upTo)) === null) return;
    while (await passOne(upTo));
  };
  const catchUp = async () => passUntil(await now());

  return {
    db,
    log,
    now,
    catchUp,
    transact: async (request, change) => {
      await catchUp();
      return db.transaction().execute(async (trx) => {
        const { clock_ahead_seconds: ahead } = await holdState(trx);
        return change({ trx, now: realNow() + ahead, request, afterRetries, queueDelivery });
      });
    },
    advanceTo: async (time) => {
      const to = Math.floor(time.getTime() / 1000);
      if (to < (await now())) throw new Error("The sandbox's clock cannot go back.");
      await passUntil(to);
      await db.transaction().execute(async (trx) => {
        const { clock_ahead_seconds: ahead } = await holdState(trx);
        await setClock(trx, Math.max(ahead, to - realNow()));
      });
    },
  };
}
