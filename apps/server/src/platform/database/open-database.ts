import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import { type ConstructorOptions, fromPglite } from 'pg-boss';
import { assertOutsideTransaction, guardTransactions } from './guard.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './tables.ts';

export interface Database {
  kind: 'embedded' | 'postgres';
  db: Kysely<Tables>;
  /** How the queue reaches the same database. */
  queue: ConstructorOptions;
  /** @throws when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Opens and migrates the database: PostgreSQL at `databaseUrl`, else the embedded one in `dataDir`. Tests of migrations stop earlier. */
export async function openDatabase(where: { databaseUrl: string | null; dataDir: string }, upTo?: string): Promise<Database> {
  const database = where.databaseUrl === null ? await embedded(where.dataDir) : await postgres(where.databaseUrl);
  try {
    await migrate(database.db, upTo);
  } catch (problem) {
    await database.close();
    throw problem;
  }
  return database;
}

async function embedded(dataDir: string): Promise<Database> {
  const { openEmbedded } = await import('./open-embedded.ts');
  const { pglite, close } = await openEmbedded(dataDir);
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }), plugins: [guardTransactions] });
  const boss = fromPglite(pglite);
  const guarded = {
    ...boss,
    executeSql: async (text: string, values?: unknown[]) => {
      assertOutsideTransaction();
      return boss.executeSql(text, values);
    },
  };
  return { kind: 'embedded', db, queue: { db: guarded, backend: 'pglite' }, ping: () => ping(db), close };
}

async function postgres(databaseUrl: string): Promise<Database> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 10_000,
    // Counts arrive as numbers, as they do from the embedded database.
    types: { getTypeParser: (type, format) => (type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format)) },
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  // So would one that breaks between two queries of a transaction, when the pool listens no longer: the next query fails.
  pool.on('connect', (client) => void client.on('error', () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [guardTransactions] });
  return {
    kind: 'postgres',
    db,
    queue: { connectionString: databaseUrl, max: 4, application_name: 'rimawari-queue' },
    ping: () => ping(db),
    close: () => db.destroy(),
  };
}

async function ping(db: Kysely<Tables>): Promise<void> {
  await sql`select 1`.execute(db);
}
