import type { Platform } from '../platform/index.ts';
import { ensureAdministrator } from './accounts/first-administrator.ts';
import { accountLetters } from './accounts/letters.ts';
import { createRecovery } from './accounts/recovery.ts';
import { accountRoutes } from './accounts/routes.ts';
import { createAccounts } from './accounts/service.ts';
import { isLinkWanted } from './accounts/store.ts';
import type { AllowanceView } from './accounts/to-user.ts';
import { createLinks, type Links } from './links/service.ts';
import { ownAccountRoutes } from './own-account/routes.ts';
import { createOwnAccount } from './own-account/service.ts';
import { createPasswords, type PasswordSettings, type Passwords, passwordSettings } from './passwords/service.ts';
import { createSecondFactor, type SecondFactor } from './second-factor/service.ts';
import { createSessions, type Sessions } from './sessions/service.ts';

// What other areas may use beside the wiring.
export { refuseLastAdministrator } from './accounts/administrators.ts';
export { statusAt } from './accounts/status-at.ts';
export { findUser, holdUser, setPassword, type UserRow } from './accounts/store.ts';
export { type AllowanceView, toUser } from './accounts/to-user.ts';
export type { Links } from './links/service.ts';
export { refuseCommonPassword } from './passwords/common.ts';
export type { Passwords } from './passwords/service.ts';
export type { Sessions } from './sessions/service.ts';
export type { UserTable } from './tables.ts';

export interface IdentityOptions {
  /** In place of what keeps passwords safe: tests make do with less. */
  passwords?: Partial<PasswordSettings>;
}

/** What later areas do for an account. */
export interface IdentityPorts {
  /** Null when there is no such user. */
  allowance: { of(userId: string): Promise<AllowanceView | null> };
  deletion: { deleteAccount(userId: string, actorId: string | null): Promise<void> };
}

/** Who someone is: accounts, sessions, passwords, the second factor and links in mails. */
export interface Identity {
  sessions: Sessions;
  passwords: Passwords;
  links: Links;
  secondFactor: SecondFactor;
  routes: ReturnType<typeof accountRoutes> & ReturnType<typeof ownAccountRoutes>;
  letters: Links['letters'] & SecondFactor['letters'] & ReturnType<typeof accountLetters>;
  /** Creates the first administrator where one is configured or needed; returns what is to be printed once. */
  ensureAdministrator(): Promise<string[]>;
  close(): Promise<void>;
}

export function createIdentity(platform: Platform, ports: IdentityPorts, options: IdentityOptions = {}): Identity {
  const { attempts, audit, config, limits, mails } = platform;
  const { db } = platform.database;
  const { complimentaryCredits, mfaPolicy: policy } = config;
  const sessions = createSessions(db);
  const passwords = createPasswords({ ...passwordSettings, ...options.passwords }, (why) =>
    platform.http.log.error({ why }, 'The password hashing process ended; the next sign-in restarts it'),
  );
  const links = createLinks({ db, mails, isWanted: (purpose, email) => isLinkWanted(db, purpose, email) });
  const secondFactor = createSecondFactor({ db, attempts, audit, limits, mails, passwords, policy });
  const shared = { db, attempts, audit, limits, links, passwords, sessions };
  const accounts = createAccounts({ ...shared, allowanceOf: (userId) => ports.allowance.of(userId), secondFactor, complimentaryCredits });
  const recovery = createRecovery({ ...shared, mails });
  const ownAccount = createOwnAccount({
    ...shared,
    deleteAccount: (userId, actorId) => ports.deletion.deleteAccount(userId, actorId),
    mails,
    policy,
    secondFactor,
  });
  return {
    sessions,
    passwords,
    links,
    secondFactor,
    routes: { ...accountRoutes({ accounts, recovery, secondFactor, config }), ...ownAccountRoutes(ownAccount) },
    letters: { ...links.letters, ...secondFactor.letters, ...accountLetters(db) },
    ensureAdministrator: () => ensureAdministrator({ db, passwords, audit }, config),
    close: () => passwords.close(),
  };
}
