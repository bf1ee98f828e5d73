import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { accountsAndAnalyses } from './migrations/0001-accounts-and-analyses.ts';
import { mailLinksAndRefunds } from './migrations/0002-mail-links-and-refunds.ts';
import { allowanceLedger } from './migrations/0003-allowance-ledger.ts';
import { stateOfRuns } from './migrations/0004-state-of-runs.ts';
import { prints } from './migrations/0005-prints.ts';
import { sessionsAndAudit } from './migrations/0006-sessions-and-audit.ts';
import { idempotencyKeys } from './migrations/0007-idempotency-keys.ts';
import { actsOfAdministrators } from './migrations/0008-acts-of-administrators.ts';
import { paymentSandbox } from './migrations/0009-payment-sandbox.ts';
import { secondFactorAndMails } from './migrations/0010-second-factor-and-mails.ts';
import { keptTotals } from './migrations/0011-kept-totals.ts';
import { debugRuns } from './migrations/0012-debug-runs.ts';
import { accountDeletions } from './migrations/0013-account-deletions.ts';
import { payments } from './migrations/0014-payments.ts';
import { accountPage } from './migrations/0015-account-page.ts';
import { benchmarks } from './migrations/0016-benchmarks.ts';
import { lifeOfAnalyses } from './migrations/0017-life-of-analyses.ts';
import { shares } from './migrations/0018-shares.ts';
import { historyOfAnalyses } from './migrations/0019-history-of-analyses.ts';
import { rangesOfNetYields } from './migrations/0020-ranges-of-net-yields.ts';
import { scenariosAndOwnDefaults } from './migrations/0021-scenarios-and-own-defaults.ts';
import { versionOfScores } from './migrations/0022-version-of-scores.ts';
import type { Tables } from './tables.ts';

/** In order of their names; a published one is never edited. */
const migrations: Record<string, string[]> = {
  '0001-accounts-and-analyses': accountsAndAnalyses,
  '0002-mail-links-and-refunds': mailLinksAndRefunds,
  '0003-allowance-ledger': allowanceLedger,
  '0004-state-of-runs': stateOfRuns,
  '0005-prints': prints,
  '0006-sessions-and-audit': sessionsAndAudit,
  '0007-idempotency-keys': idempotencyKeys,
  '0008-acts-of-administrators': actsOfAdministrators,
  '0009-payment-sandbox': paymentSandbox,
  '0010-second-factor-and-mails': secondFactorAndMails,
  '0011-kept-totals': keptTotals,
  '0012-debug-runs': debugRuns,
  '0013-account-deletions': accountDeletions,
  '0014-payments': payments,
  '0015-account-page': accountPage,
  '0016-benchmarks': benchmarks,
  '0017-life-of-analyses': lifeOfAnalyses,
  '0018-shares': shares,
  '0019-history-of-analyses': historyOfAnalyses,
  '0020-ranges-of-net-yields': rangesOfNetYields,
  '0021-scenarios-and-own-defaults': scenariosAndOwnDefaults,
  '0022-version-of-scores': versionOfScores,
};

/** Brings the schema up to date, or to the migration of that name. Several processes may start at once: Kysely's migrator takes a lock. */
export async function migrate(db: Kysely<Tables>, upTo?: string): Promise<void> {
  const provider = {
    getMigrations: async () => Object.fromEntries(Object.entries(migrations).map(([name, statements]) => [name, toMigration(statements)])),
  };
  const migrator = new Migrator({ db, provider });
  const { error } = upTo === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(upTo);
  if (error) throw new Error('The database migration failed. The database was not changed.', { cause: error });
}

function toMigration(statements: string[]): Migration {
  return {
    up: async (db) => {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}
