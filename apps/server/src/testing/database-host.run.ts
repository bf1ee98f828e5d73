// Holds a PostgreSQL server and the templates for one run of the tests. Says where they are, in one line of JSON, and ends, with
// all it made, when its input ends: also when the process that started it was killed.
import { rmSync } from 'node:fs';
import pg from 'pg';
import type { Hosted } from './database-host.ts';
import { embeddedTemplate, migrateFully, states } from './database-templates.ts';
import { startCluster } from './postgres-cluster.ts';
import { quickFolder } from './quick-folder.ts';
import { temporaryFolder } from './temporary-folder.ts';

// Whoever asked for the databases ends them by our input, after the tests have closed what they hold.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
const folder = temporaryFolder(quickFolder());
const cluster = process.env.TEST_POSTGRES === 'none' ? null : startCluster();
process.stdin.resume();
for (const end of ['end', 'error'])
  process.stdin.once(end, async () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    await cluster?.then((started) => started.stop());
    process.exit(0);
  });

async function makePostgres(): Promise<string | null> {
  const started = await cluster;
  if (started === null) return null;
  const client = new pg.Client({ connectionString: started.address('postgres') });
  await client.connect();
  for (const state of states) await client.query(`create database template_${state}`);
  await client.end();
  const dataDir = temporaryFolder();
  await migrateFully({ databaseUrl: started.address('template_migrated'), dataDir });
  rmSync(dataDir, { recursive: true });
  return started.address('');
}

try {
  const [postgres, empty, migrated] = await Promise.all([makePostgres(), embeddedTemplate('empty'), embeddedTemplate('migrated')]);
  const hosted: Hosted = { postgres, embedded: { empty, migrated }, folder };
  process.stdout.write(`${JSON.stringify(hosted)}\n`);
} catch (problem) {
  process.stderr.write(`${problem instanceof Error ? problem.message : String(problem)}\n`);
  rmSync(folder, { recursive: true, force: true });
  await cluster?.then((started) => started.stop()).catch(() => undefined);
  process.exit(1);
}
