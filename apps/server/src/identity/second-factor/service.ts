import { randomInt, randomUUID } from 'node:crypto';
import type { components } from '@rimawari/api/types';
import type { Kysely, Transaction } from 'kysely';
import {
  type AttemptLimits,
  type Attempts,
  type Audit,
  type Caller,
  type Config,
  clientNetwork,
  hashSecret,
  type LetterWriters,
  type MailQueue,
  newSecret,
  Problem,
  type Tables,
  transact,
} from '../../platform/index.ts';
import type { Passwords } from '../passwords/service.ts';
import { signInCode } from './letters.ts';
import { isAskedForCode } from './policy.ts';
import { askForCode, countTry, findAwaited, holdChallenge, insertChallenge, setCode, spendChallenge, switchSecondFactor } from './store.ts';

type MfaChallenge = components['schemas']['MfaChallenge'];

export interface SecondFactorDependencies {
  db: Kysely<Tables>;
  attempts: Attempts;
  audit: Audit;
  limits: AttemptLimits;
  mails: MailQueue;
  passwords: Passwords;
  policy: Config['mfaPolicy'];
}

/** A challenge that was met and is to be used up. */
export interface MetChallenge {
  id: string;
  codeHash: string;
}

/** A code by mail, asked for after the password. */
export interface SecondFactor {
  isAskedOf(user: { is_superuser: boolean; second_factor: boolean }): boolean;
  /** Begins a challenge in the transaction that made sure of the password, and asks for the mail with its code. */
  begin(trx: Transaction<Tables>, userId: string): Promise<MfaChallenge>;
  /** Counts the try. Null: the code is wrong or over, or the challenge is not one of this user. @throws Problem 429 */
  check(userId: string, given: { token: string; code: string }): Promise<MetChallenge | null>;
  /** Uses the challenge up in the transaction of the sign-in. False: it was used meanwhile. */
  spend(trx: Transaction<Tables>, met: MetChallenge): Promise<boolean>;
  /** Another code for the challenge, in place of the one before. @throws Problem 409 when the challenge is over, 429 within a minute */
  sendAgain(token: string, ip: string): Promise<void>;
  /**
   * Switches the codes at sign-in of the caller's own account, and tells them by mail. Does nothing when they are so
   * already. Where the policy asks for codes anyway, the wish is kept for the day on which it does not.
   */
  setSecondFactor(caller: Caller, isOn: boolean, ip: string): Promise<void>;
  letters: Pick<LetterWriters, 'sign_in_code'>;
}

const lifetimeMs = 600_000;
const mostTries = 5;
const betweenCodesMs = 60_000;
const detail = 'Enter the verification code we sent to your email.';

export function createSecondFactor({ db, attempts, audit, limits, mails, passwords, policy }: SecondFactorDependencies): SecondFactor {
  /** The code alone would be found by trying a million of them, so its challenge goes into the hash, which is slow. */
  const secretOf = (challengeId: string, code: string) => `${challengeId} ${code}`;

  return {
    isAskedOf: (user) => isAskedForCode(policy, user),

    begin: async (trx, userId) => {
      const [id, token, now] = [randomUUID(), `mfa_${newSecret()}`, new Date()];
      const expiresAt = new Date(now.getTime() + lifetimeMs);
      await insertChallenge(trx, { id, userId, tokenHash: hashSecret(token), expiresAt }, now);
      await mails.send(trx, { letter: 'sign_in_code', challengeId: id });
      return { mfa_required: true, mfa_token: token, delivery_channel: 'email', detail };
    },

    check: async (userId, { token, code }) => {
      await attempts.count(limits.codeTry, userId);
      const tried = await countTry(db, { tokenHash: hashSecret(token), userId, mostTries }, new Date());
      if (tried === null) return null;
      const { matches } = await passwords.check(tried.codeHash, secretOf(tried.id, code));
      return matches ? tried : null;
    },

    spend: spendChallenge,

    sendAgain: async (token, ip) => {
      await attempts.count(limits.codeRequestByAddress, clientNetwork(ip));
      const now = new Date();
      const asked = await transact(db, async (trx) => {
        const challenge = await holdChallenge(trx, hashSecret(token), now);
        if (challenge === null) return null;
        const waitMs = challenge.codeAskedAt.getTime() + betweenCodesMs - now.getTime();
        if (waitMs > 0) return { waitMs };
        await askForCode(trx, challenge.id, now, new Date(now.getTime() + lifetimeMs));
        await mails.send(trx, { letter: 'sign_in_code', challengeId: challenge.id });
        await audit.record({ kind: 'code_sent', userId: challenge.userId, ip }, trx);
        return { waitMs: 0 };
      });
      if (asked === null) throw new Problem('sign_in_expired', 'This sign-in has expired. Enter your email and password again.');
      const seconds = Math.ceil(asked.waitMs / 1000);
      if (seconds > 0) {
        const wait = `A code was sent less than a minute ago. Request another in ${seconds} seconds.`;
        throw new Problem('rate_limited', wait, { 'retry-after': String(seconds) });
      }
    },

    setSecondFactor: ({ userId }, isOn, ip) =>
      transact(db, async (trx) => {
        if (!(await switchSecondFactor(trx, userId, isOn))) return;
        await audit.record({ kind: isOn ? 'second_factor_switched_on' : 'second_factor_switched_off', userId, ip }, trx);
        await mails.send(trx, { letter: 'second_factor_switched', userId, isOn });
      }),

    letters: {
      sign_in_code: async ({ challengeId }) => {
        const found = await findAwaited(db, challengeId, new Date());
        if (found === null) return null;
        const code = String(randomInt(1_000_000)).padStart(6, '0');
        const codeHash = await passwords.hash(secretOf(challengeId, code));
        await setCode(db, challengeId, codeHash, new Date(Date.now() + lifetimeMs));
        return { to: found.email, letter: signInCode(code) };
      },
    },
  };
}
