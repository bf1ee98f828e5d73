import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { createAnalysisDeletion } from '../analyses/deletion/analyses.ts';
import { type DeletionJob, deletionJobs, workOnDeletions } from '../analyses/deletion/deletion-jobs.ts';
import { createDeletion } from '../analyses/deletion/service.ts';
import { userFolder } from '../analyses/deletion/user-files.ts';
import { openStepQueue } from '../analyses/step-queue/step-queue.ts';
import { createAudit } from '../platform/audit/service.ts';
import { transact } from '../platform/database/guard.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import type { Tables } from '../platform/database/tables.ts';
import { queueOpener } from '../platform/queue/job-queue.ts';
import { openBoss } from '../platform/queue/open-boss.ts';
import { folderStore } from '../platform/storage/folder-store.ts';

/**
 * A server process for tests that end it without warning while it deletes an account or an analysis. Says `hangs` where
 * it was told to hang, and `idle` when nothing is left of what was to be deleted.
 * Arguments: data folder, database address or -, where to hang (provider, rows, files, hidden, purge, or -), `begin` to
 * make an account with two analyses and delete it, `begin-analysis` to delete one of them and keep the rest, or -.
 */
const [dataDir = '', databaseUrl = '-', hangIn = '-', begin = '-'] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function hangHere(place: string): Promise<void> {
  if (place !== hangIn) return;
  say('hangs');
  await new Promise(() => {});
}

const database = await openDatabase({ dataDir, databaseUrl: databaseUrl === '-' ? null : databaseUrl });
const { db } = database;
const log = { error: (_details: object, message: string) => say(`error ${message}`) };
const boss = await openBoss(database, log);
const steps = await openStepQueue(boss, database, log);
const queue = await queueOpener(boss, database, log)(deletionJobs);
const send = (trx: Transaction<Tables>, job: DeletionJob, afterSeconds: number) => queue.send(trx, job, { startAfter: afterSeconds });
const store = folderStore(`${dataDir}/objects`);
let removed = 0;
const counted: typeof store = {
  ...store,
  deleteAll: async (prefix) => {
    await store.deleteAll(prefix);
    removed += 1;
    if (removed === 1) await hangHere(begin === 'begin' ? 'files' : 'purge');
  },
};
const deletion = createDeletion({
  db,
  audit: createAudit(db),
  send,
  log,
  store: counted,
  subscriptions: {
    endFor: async (userId) => {
      await store.put(`provider/${userId}/ended`, '');
      await hangHere('provider');
    },
  },
  steps: {
    cancel: async (trx, jobs) => {
      await steps.cancel(trx, jobs);
      await hangHere('rows');
    },
  },
});

const analysisDeletion = createAnalysisDeletion({ db, store: counted, runs: { cancel: async () => true }, send });

async function beginOne(): Promise<void> {
  const [userId, ...analyses] = [randomUUID(), randomUUID(), randomUUID()];
  const user = { id: userId, email: `${userId}@rimawari.test`, full_name: 'Test', password_hash: '', complimentary_analysis_credits: -1 };
  await transact(db, async (trx) => {
    await trx.insertInto('users').values(user).execute();
    for (const id of analyses) await trx.insertInto('analyses').values({ id, user_id: userId, as_of: '2026-04-01' }).execute();
  });
  for (const id of analyses) await store.put(`analyses/${id}/sources/1`, 'x');
  await store.put(`${userFolder(userId)}/exports/1.zip`, 'x');
  if (begin === 'begin') {
    await deletion.deleteAccount(userId, null);
    return;
  }
  const [id] = analyses;
  await analysisDeletion.hide(userId, id);
  // As if it could no longer be restored.
  await db
    .updateTable('analyses')
    .set({ hidden_at: new Date(0) })
    .where('id', '=', id)
    .execute();
  await hangHere('hidden');
  await analysisDeletion.proceed({ analysisId: id });
}

// Its own first: a kill while it took up what another left would leave an account that nobody asked to delete.
if (begin !== '-') await beginOne();
await workOnDeletions(queue, { accounts: deletion, analyses: analysisDeletion });
for (;;) {
  const users = await db.selectFrom('users').select('id').execute();
  const analyses = await db.selectFrom('analyses').select(['id', 'hidden_at']).execute();
  const going = await db.selectFrom('account_deletions').select('id').where('erased_at', 'is', null).execute();
  const kept = [...users, ...analyses].map(({ id }) => id);
  const files = [...(await store.list('analyses')), ...(await store.list('users'))];
  const isLeft = going.length > 0 || analyses.some(({ hidden_at }) => hidden_at !== null);
  if (begin === '-' && !isLeft && files.every(({ key }) => kept.some((id) => key.includes(id)))) say('idle');
  await pause(30);
}
