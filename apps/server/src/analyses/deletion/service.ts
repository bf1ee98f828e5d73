import type { Kysely, Transaction } from 'kysely';
import { holdUser, refuseLastAdministrator } from '../../identity/index.ts';
import { type Audit, notFound, type ObjectStore, Problem, type Tables, transact } from '../../platform/index.ts';
import type { StepQueue } from '../step-queue/step-queue.ts';
import type { AccountDeletionJob } from './deletion-jobs.ts';
import { lastLookAfterMs, lastLookAfterSeconds, takenUpAfterSeconds } from './deletion-jobs.ts';
import {
  type DeletionRow,
  deleteUser,
  findDeletion,
  holdDeletion,
  holdRunsOf,
  insertDeletion,
  listUnfinished,
  updateEnded,
  updateErased,
  withdrawDeletion,
} from './store.ts';
import type { SubscriptionEnder } from './subscription-ender.ts';
import { userFolder } from './user-files.ts';

export interface DeletionDependencies {
  db: Kysely<Tables>;
  store: ObjectStore;
  audit: Audit;
  subscriptions: SubscriptionEnder;
  steps: Pick<StepQueue, 'cancel'>;
  /** Queues a job of a deletion, to begin after so many seconds. */
  send: (trx: Transaction<Tables>, job: AccountDeletionJob, afterSeconds: number) => Promise<void>;
  log: { error(details: object, message: string): void };
}

/** Removes accounts with everything of theirs, whoever asks for it. */
export interface Deletion {
  /**
   * Ends the subscription, then the account with its sessions, runs and rows, and has its files removed. What was begun
   * is ended even if this process dies. `actorId` is the administrator who asks for it, null where the owner does.
   * @throws Problem 404, 409 for the last active administrator, 503 when the payment provider does not answer: then
   * nothing was deleted
   */
  deleteAccount(userId: string, actorId: string | null): Promise<void>;
  /** Goes on with what was begun, from where it stands. Safe to do again. @throws what is to be tried again */
  proceed(job: AccountDeletionJob): Promise<void>;
  /** Deletions that have not ended. */
  unfinished(): Promise<AccountDeletionJob[]>;
}

export function createDeletion({ db, store, audit, subscriptions, steps, send, log }: DeletionDependencies): Deletion {
  async function begin(userId: string, actorId: string | null): Promise<string> {
    return transact(db, async (trx) => {
      await refuseLastAdministrator(trx, userId);
      if ((await holdUser(trx, userId)) === null) throw notFound();
      const deletionId = await insertDeletion(trx, userId, actorId);
      await send(trx, { deletionId }, takenUpAfterSeconds);
      return deletionId;
    });
  }

  async function endSubscription(deletion: { id: string; userId: string }): Promise<void> {
    try {
      await subscriptions.endFor(deletion.userId);
    } catch (problem) {
      log.error({ err: problem, deletionId: deletion.id }, 'The subscription of an account to be deleted was not ended');
      await withdrawDeletion(db, deletion.id);
      throw new Problem('provider_unavailable', 'The payment provider did not respond. Nothing was deleted. Try again.');
    }
  }

  /** The account is gone with this transaction, and its files are queued to go. */
  async function erase(deletionId: string): Promise<void> {
    await transact(db, async (trx) => {
      const deletion = await holdDeletion(trx, deletionId);
      if (deletion === null || deletion.erased_at !== null) return;
      const userId = deletion.user_id;
      const jobs = await holdRunsOf(trx, userId);
      const user = await holdUser(trx, userId);
      if (user !== null) {
        await steps.cancel(trx, jobs);
        await audit.forget(trx, { userId, email: user.email });
        const { actor_id: actorId } = deletion;
        await audit.record({ kind: 'user_deleted', userId, ...(actorId === null ? {} : { actorId }) }, trx);
      }
      await updateErased(trx, deletionId, user === null ? [] : await deleteUser(trx, user));
      await send(trx, { deletionId }, 0);
      await send(trx, { deletionId }, lastLookAfterSeconds + takenUpAfterSeconds);
    });
  }

  async function removeFiles({ user_id, analysis_ids }: DeletionRow): Promise<void> {
    for (const id of analysis_ids ?? []) await store.deleteAll(`analyses/${id}`);
    await store.deleteAll(userFolder(user_id));
  }

  return {
    deleteAccount: async (userId, actorId) => {
      const id = await begin(userId, actorId);
      await endSubscription({ id, userId });
      await erase(id);
    },

    proceed: async ({ deletionId }) => {
      const deletion = await findDeletion(db, deletionId);
      if (deletion === null || deletion.ended_at !== null) return;
      if (deletion.erased_at === null) {
        await subscriptions.endFor(deletion.user_id);
        await erase(deletionId);
        return;
      }
      await removeFiles(deletion);
      if (deletion.erased_at.getTime() + lastLookAfterMs <= Date.now()) await updateEnded(db, deletionId);
    },

    unfinished: async () => (await listUnfinished(db)).map((deletionId) => ({ deletionId })),
  };
}
