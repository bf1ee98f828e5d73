import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../../platform/database/open-database.ts';
import { folderStore } from '../../platform/storage/folder-store.ts';
import { bothDatabases, type TestDatabase } from '../../testing/databases.ts';
import { startSpeaking } from '../../testing/speaking-process.ts';

const program = fileURLToPath(new URL('../../testing/deletion-process.run.ts', import.meta.url));
interface Kills {
  accounts: readonly ('provider' | 'rows' | 'files')[];
  analyses: readonly ('hidden' | 'purge')[];
}

/**
 * Where a server is killed. Of an account: when the provider has ended the subscription, before the rows are gone for good, between
 * two folders. Of one analysis: when it is hidden, and when its files are gone. The suite kills where most is still to be done.
 */
const places: Record<'suite' | 'full', Kills> = {
  suite: { accounts: ['rows'], analyses: ['hidden'] },
  full: { accounts: ['provider', 'rows', 'files'], analyses: ['hidden', 'purge'] },
};

/** Kills a server at each place of a deletion of its own; the one after them ends all that was begun. @throws when something is left */
async function proveDeletions(create: () => Promise<TestDatabase>, { accounts, analyses }: Kills): Promise<number> {
  const made = await create();
  const start = (hangIn: string, begin: string) =>
    startSpeaking(program, [made.where.dataDir, made.where.databaseUrl ?? '-', hangIn, begin]);
  try {
    for (const [place, begin] of [
      ...accounts.map((place) => [place, 'begin'] as const),
      ...analyses.map((place) => [place, 'begin-analysis'] as const),
    ]) {
      const server = start(place, begin);
      await server.says('hangs').finally(() => server.kill());
    }
    const last = start('-', '-');
    await last.says('idle').finally(() => last.kill());
    return await checkNothingLeft(made.where, { accounts, analyses });
  } finally {
    await made.remove();
  }
}

async function checkNothingLeft(where: TestDatabase['where'], kills: Kills): Promise<number> {
  const database = await openDatabase(where);
  try {
    const { db } = database;
    const deletions = await db.selectFrom('account_deletions').selectAll().execute();
    assert.equal(deletions.length, kills.accounts.length);
    const ended = await folderStore(`${where.dataDir}/objects`).list('provider');
    for (const { user_id, erased_at } of deletions) {
      assert.ok(erased_at !== null, 'an account that was to be deleted is still there');
      assert.ok(
        ended.some(({ key }) => key.includes(user_id)),
        'a subscription was not ended',
      );
    }
    const events = await db.selectFrom('security_events').select('user_id').where('kind', '=', 'user_deleted').execute();
    assert.deepEqual(new Set(events.map(({ user_id }) => user_id)), new Set(deletions.map(({ user_id }) => user_id)));
    assert.equal(events.length, deletions.length);
    // Of each of those who deleted one analysis, the other.
    const analyses = await db.selectFrom('analyses').select(['id', 'user_id', 'hidden_at']).execute();
    const users = await db.selectFrom('users').select('id').execute();
    assert.deepEqual(new Set(analyses.map(({ user_id }) => user_id)), new Set(users.map(({ id }) => id)));
    assert.equal(analyses.length, kills.analyses.length);
    for (const { id, hidden_at } of analyses) {
      assert.equal(hidden_at, null);
      assert.equal((await folderStore(`${where.dataDir}/objects`).list(`analyses/${id}`)).length, 1, 'a file that was to be kept is gone');
    }
    return deletions.length + analyses.length;
  } finally {
    await database.close();
  }
}

export default {
  title: 'a server that is killed at each place of deleting an account or an analysis leaves what the next one ends, each deletion once',
  run: async (scale: 'suite' | 'full'): Promise<string> => {
    let total = 0;
    const kinds = scale === 'suite' ? bothDatabases.slice(0, 1) : bothDatabases;
    for (let round = 0; round < (scale === 'suite' ? 1 : 10); round += 1)
      for (const { create } of kinds) total += await proveDeletions(create, places[scale]);
    return `${total} kills, ${total} accounts and analyses deleted`;
  },
};
