import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStepQueue } from '../analyses/step-queue/step-queue.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { openEmbedded } from '../platform/database/open-embedded.ts';
import { openBoss } from '../platform/queue/open-boss.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** What a test's database is copied from: one just made, and one with all tables and the queue, as a server leaves it. */
export const states = ['empty', 'migrated'] as const;
export type State = (typeof states)[number];

/** Brings a database to where a server starts from that has run before. */
export async function migrateFully(where: { databaseUrl: string | null; dataDir: string }): Promise<void> {
  const log = {
    error: (details: object, message: string) => {
      throw new Error(message, { cause: details });
    },
  };
  const database = await openDatabase(where);
  const queue = await openStepQueue(await openBoss(database, log), database, log);
  await queue.stop();
  await database.close();
}

/** Folder of an embedded database to copy, kept between runs: making one costs seconds, copying it a moment. */
export async function embeddedTemplate(state: State): Promise<string> {
  const kept = join(tmpdir(), `rimawari-${state}-database-${fingerprint()}`);
  if (existsSync(kept)) return kept;
  const folder = temporaryFolder();
  const { close } = await openEmbedded(folder);
  await close();
  if (state === 'migrated') await migrateFully({ databaseUrl: null, dataDir: folder });
  try {
    renameSync(join(folder, 'database'), kept);
  } catch (problem) {
    // Another run was quicker.
    if (!existsSync(kept)) throw problem;
  }
  rmSync(folder, { recursive: true, force: true });
  return kept;
}

/** Of everything the templates come from. The path of an installed package has its version in it. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const name of ['@electric-sql/pglite', 'pg-boss', 'kysely']) hash.update(realpathSync(fileURLToPath(import.meta.resolve(name))));
  const server = fileURLToPath(new URL('..', import.meta.url));
  for (const file of globSync(['database/**/*.ts', 'queue/*.ts'], { cwd: server }).sort()) {
    if (!file.endsWith('.test.ts')) hash.update(`${file}\0`).update(readFileSync(join(server, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
