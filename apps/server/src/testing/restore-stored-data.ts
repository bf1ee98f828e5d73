import { execFile } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openEmbedded } from '../platform/database/open-embedded.ts';
import type { TestDatabase } from './databases.ts';

const archive = fileURLToPath(new URL('./stored-data/data.tar.gz', import.meta.url));

/** The queue forgets jobs that are weeks old; these are as old as the process that was killed a moment ago. */
const asIfJustNow = `update pgboss.job set created_on = now(), start_after = now(), keep_until = now() + interval '14 days',
  started_on = case when started_on is null then null else now() end,
  heartbeat_on = case when heartbeat_on is null then null else now() end`;

/** Fills an empty database and its folder with what an earlier version stored (`stored-data/README.md`). */
export async function restoreStoredData({ dataDir, databaseUrl }: TestDatabase['where']): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await promisify(execFile)('tar', ['-xzf', archive, '-C', dataDir]);
  const dump = join(dataDir, 'database.sql');
  const statements = await readFile(dump, 'utf8');
  await rm(dump);
  if (databaseUrl === null) {
    const { pglite, close } = await openEmbedded(dataDir);
    await pglite.exec(statements);
    await pglite.exec(asIfJustNow);
    await close();
    return;
  }
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(statements);
  await client.query(asIfJustNow);
  await client.end();
}
