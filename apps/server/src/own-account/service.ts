import type { Kysely } from 'kysely';
import { findUser, type UserRow } from '../accounts/store.ts';
import type { Attempts } from '../attempts/attempts.ts';
import type { AttemptLimits } from '../attempts/limits.ts';
import type { Tables } from '../database/tables.ts';
import type { Deletion } from '../deletion/service.ts';
import type { Caller } from '../http/caller.ts';
import { invalid, notSignedIn } from '../http/problem.ts';
import type { Passwords } from '../passwords/service.ts';

export interface OwnAccountDependencies {
  db: Kysely<Tables>;
  attempts: Attempts;
  limits: AttemptLimits;
  passwords: Passwords;
  deletion: Pick<Deletion, 'deleteAccount'>;
}

/** What someone signed in does to their own account. */
export interface OwnAccount {
  /** Deletes the account with everything of theirs. @throws Problem 409 for the last administrator, 422 for a wrong password, 429, 503 */
  remove(caller: Caller, password: string): Promise<void>;
}

export function createOwnAccount({ db, attempts, limits, passwords, deletion }: OwnAccountDependencies): OwnAccount {
  /** Makes sure that it is the owner who sits there, and not only their session. @throws Problem 422 at the field, 429 */
  async function prove(caller: Caller, password: string, field: string): Promise<UserRow> {
    await attempts.count(limits.passwordProof, caller.userId);
    const user = await findUser(db, caller.userId);
    if (user === null) throw notSignedIn();
    const { matches } = await passwords.check(user.password_hash, password);
    if (!matches) throw invalid(['body', field], 'must be the current password of this account.', 'currentPassword');
    await attempts.forget(limits.passwordProof, caller.userId);
    return user;
  }

  return {
    remove: (caller, password) =>
      passwords.admit(async () => {
        await prove(caller, password, 'password');
        await deletion.deleteAccount(caller.userId, null);
      }),
  };
}
