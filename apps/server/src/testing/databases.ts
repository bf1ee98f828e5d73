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

const embedded: Kind = { name: 'embedded database', create: createEmbedded };
const postgres: Kind = { name: 'PostgreSQL', create: createPostgres };
/** Both databases of the product, for tests that a difference between them can break; `TEST_POSTGRES=none` leaves the embedded one. */
export const bothDatabases: [Kind, ...Kind[]] = process.env.TEST_POSTGRES === 'none' ? [embedded] : [embedded, postgres];

/**
 * The databases that a suite of the server runs on: PostgreSQL alone, where nothing has to be compiled and opened for each file, and with
 * `TEST_DATABASES=all`, as in `npm test -- databases`, both.
 */
export function testDatabases(usual: 'PostgreSQL' | 'embedded database' = 'PostgreSQL'): [Kind, ...Kind[]] {
  if (process.env.TEST_DATABASES === 'all') return bothDatabases;
  return [bothDatabases.find(({ name }) => name === usual) ?? embedded];
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
  const { embedded: templates, folder } = await hosted();
  const dataDir = temporaryFolder(folder);
  cpSync(templates[state], join(dataDir, 'database'), { recursive: true, mode: constants.COPYFILE_FICLONE });
  return { where: { databaseUrl: null, dataDir }, remove: async () => rmSync(dataDir, { recursive: true, force: true }) };
}

async function createPostgres(state: State = 'migrated'): Promise<TestDatabase> {
  const { postgres: address, folder } = await hosted();
  if (address === null) throw new Error('The run was started without PostgreSQL.');
  const dataDir = temporaryFolder(folder);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await command(address, `create database ${name} template template_${state}`);
  return {
    where: { databaseUrl: `${address}${name}`, dataDir },
    remove: async () => {
      await command(address, `drop database ${name} with (force)`);
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
