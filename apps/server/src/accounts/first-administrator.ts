import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type Config, ConfigProblem, isLoopback } from '../config.ts';
import type { Tables } from '../database/tables.ts';
import { isCommonPassword } from '../passwords/common.ts';
import { hashPassword } from '../passwords/hash.ts';
import { findUserByEmail, hasAdministrator, insertUser, makeAdministrator } from './store.ts';

const localEmail = 'admin@localhost.test';

/**
 * Sees to it that there is an administrator: the one of the configuration is created, or is given the role and keeps
 * its password. Without one, the first start of an installation that only this machine can reach makes its own.
 * Returns the lines to print once, with the password that was made. @throws ConfigProblem
 */
export async function ensureAdministrator(db: Kysely<Tables>, config: Config): Promise<string[]> {
  if (config.administrator !== null) {
    const { email, password } = config.administrator;
    const isAbsent = (await findUserByEmail(db, email)) === null;
    if (isAbsent && (await isCommonPassword(password))) {
      throw new ConfigProblem(['ADMIN_PASSWORD must not be one of the most common passwords: the account would be created with it']);
    }
    if (!isAbsent || !(await create(db, config, email, password))) await makeAdministrator(db, email);
    return [];
  }
  if (config.databaseUrl !== null || !isLoopback(config.host) || (await hasAdministrator(db))) return [];
  const password = randomBytes(12).toString('base64url');
  if (!(await create(db, config, localEmail, password))) return [];
  return [`The first administrator is ${localEmail} with the password ${password}`, 'This is shown once. Sign in with it at /login.'];
}

async function create(db: Kysely<Tables>, config: Config, email: string, password: string): Promise<boolean> {
  return insertUser(db, {
    id: randomUUID(),
    email,
    fullName: 'Administrator',
    passwordHash: await hashPassword(password),
    isAdministrator: true,
    complimentaryCredits: config.complimentaryCredits,
  });
}
