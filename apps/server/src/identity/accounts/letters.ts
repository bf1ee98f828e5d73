import type { Kysely } from 'kysely';
import type { AddressedLetter, Letter, LetterWriters, Tables } from '../../platform/index.ts';
import { findUser } from './store.ts';

/** Letters about what happened to an account; also to an address that was never verified: it is the one that is known. */
export function accountLetters(db: Kysely<Tables>): Pick<LetterWriters, 'password_changed' | 'second_factor_switched'> {
  async function toOwner(userId: string, letter: Letter): Promise<AddressedLetter | null> {
    const user = await findUser(db, userId);
    return user?.is_active === true ? { to: user.email, letter } : null;
  }
  return {
    password_changed: ({ userId }, site) => toOwner(userId, passwordChanged(site)),
    second_factor_switched: ({ userId, isOn }, site) => toOwner(userId, isOn ? codesOn(site) : codesOff(site)),
  };
}

/** Without an address of the product the letter goes out all the same: that something happened is worth knowing. */
const anotherPassword = (site: string | null) =>
  site === null ? null : { label: 'Reset your password', address: `${site}/forgot-password` };

export const passwordChanged = (site: string | null): Letter => ({
  subject: 'Your Rimawari password was changed',
  before: [
    'The password of your Rimawari account was changed, and all other sessions were signed out.',
    'If you did this, no action is needed. If you did not, reset your password now.',
  ],
  action: anotherPassword(site),
  after: [],
});

export const codesOn = (site: string | null): Letter => ({
  subject: 'Sign-in codes are on for your Rimawari account',
  before: [
    'From now on, we email a 6-digit code to this address when someone signs in with your password.',
    'If you did this, no action is needed. If you did not, someone else is signed in to your account: reset your password now.',
  ],
  action: anotherPassword(site),
  after: [],
});

export const codesOff = (site: string | null): Letter => ({
  subject: 'Sign-in codes are off for your Rimawari account',
  before: [
    'From now on, your password alone signs you in.',
    'If you did this, no action is needed. If you did not, someone else is signed in to your account: reset your password now.',
  ],
  action: anotherPassword(site),
  after: [],
});
