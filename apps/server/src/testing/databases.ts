import { randomUUID } from 'node:crypto';
import { constants, cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Hosted } from './database-host.ts';
import type { State } from './database-templates.ts';
import { temporaryFolder } from './temporary-folder.ts';

export { temporaryFolder };

/** A fresh database for one test file, and how to be rid of it. */
export interface TestDatabase {
  where: { databaseUrl: string | null; dataDir: string };
  remove(): Promise<void>;
}

interface Kind {
  name: string;
  /** Copies a template: `migrated` as a server leaves its database, `empty` as it finds a new one. */
  create: (state?: State) => Promise<TestDatabase>;
}

/** The databases that every suite of the server runs on; `TEST_POSTGRES=none` leaves the embedded one. */
export function testDatabases(): [Kind, ...Kind[]] {
  const embedded = { name: 'embedded database', create: createEmbedded };
  return process.env.TEST_POSTGRES === 'none' ? [embedded] : [embedded, { name: 'PostgreSQL', create: createPostgres }];
}

let asked: Promise<Hosted> | undefined;

async function hosted(): Promise<Hosted> {
  const host = process.env.TEST_DATABASE_HOST;
  if (host === undefined) throw new Error('No run hosts the databases of the tests: databases.setup.ts starts them.');
  asked ??= fetch(host).then(async (answer) => {
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as Hosted;
  });
  return asked;
}

async function createEmbedded(state: State = 'migrated'): Promise<TestDatabase> {
  const { embedded, folder } = await hosted();
  const dataDir = temporaryFolder(folder);
  cpSync(embedded[state], join(dataDir, 'database'), { recursive: true, mode: constants.COPYFILE_FICLONE });
  return { where: { databaseUrl: null, dataDir }, remove: async () => rmSync(dataDir, { recursive: true, force: true }) };
}

async function createPostgres(state: State = 'migrated'): Promise<TestDatabase> {
  const { postgres, folder } = await hosted();
  if (postgres === null) throw new Error('The run was started without PostgreSQL.');
  const dataDir = temporaryFolder(folder);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await command(postgres, `create database ${name} template template_${state}`);
  return {
    where: { databaseUrl: `${postgres}${name}`, dataDir },
    remove: async () => {
      await command(postgres, `drop database ${name} with (force)`);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function command(postgres: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${postgres}postgres` });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
