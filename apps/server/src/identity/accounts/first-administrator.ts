import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type Audit, type Config, ConfigProblem, isLoopback, type Tables } from '../../platform/index.ts';
import { isCommonPassword } from '../passwords/common.ts';
import type { Passwords } from '../passwords/service.ts';
import { findUserByEmail, hasAdministrator, insertUser, makeAdministrator } from './store.ts';

export interface AdministratorDependencies {
  db: Kysely<Tables>;
  passwords: Passwords;
  audit: Audit;
}

const localEmail = 'admin@localhost.test';

/**
 * Sees to it that there is an administrator: the one of the configuration is created, or is given the role and keeps
 * its password. Without one, the first start of an installation that only this machine can reach makes its own.
 * Returns the lines to print once, with the password that was made. @throws ConfigProblem
 */
export async function ensureAdministrator({ db, passwords, audit }: AdministratorDependencies, config: Config): Promise<string[]> {
  async function create(email: string, password: string): Promise<boolean> {
    const id = randomUUID();
    const passwordHash = await passwords.hash(password);
    const { complimentaryCredits } = config;
    const made = await insertUser(db, { id, email, fullName: 'Administrator', passwordHash, isAdministrator: true, complimentaryCredits });
    if (made) await audit.record({ kind: 'administrator_created', userId: id, email });
    return made;
  }

  if (config.administrator !== null) {
    const { email, password } = config.administrator;
    const isAbsent = (await findUserByEmail(db, email)) === null;
    if (isAbsent && (await isCommonPassword(password))) {
      throw new ConfigProblem(['ADMIN_PASSWORD is one of the most common passwords. Set another one']);
    }
    if (isAbsent && (await create(email, password))) return [];
    const granted = await makeAdministrator(db, email);
    if (granted !== null) await audit.record({ kind: 'administrator_granted', userId: granted, email });
    return [];
  }
  if (config.databaseUrl !== null || !isLoopback(config.host) || (await hasAdministrator(db))) return [];
  const password = randomBytes(12).toString('base64url');
  if (!(await create(localEmail, password))) return [];
  return [`The first administrator is ${localEmail} with the password ${password}`, 'This is shown once. Sign in with it at /login.'];
}
