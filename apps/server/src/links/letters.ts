import type { Letter } from '../mail/letter.ts';
import type { LinkPurpose } from './store.ts';

/** What the mail of each purpose says; the token goes into the address of its screen. */
export const linkLetters: Record<LinkPurpose, (site: string, token: string) => Letter> = {
  reset: (site, token) => ({
    subject: 'Set a new Rimawari password',
    before: ['Someone, most likely you, asked for a new password for the Rimawari account of this address.'],
    action: { label: 'Set a new password', address: `${site}/reset-password?token=${token}` },
    after: [
      'The link works once, within one hour. Setting the password ends every session of the account.',
      'If you did not ask for this, do nothing: the password stays as it is.',
    ],
  }),
  verify: (site, token) => ({
    subject: 'Verify your e-mail address for Rimawari',
    before: ['A Rimawari account was created with this address. Please confirm that the address is yours.'],
    action: { label: 'Verify this address', address: `${site}/verify?token=${token}` },
    after: [
      'The link works for seven days. You can sign in and use your account in the meantime.',
      'If you did not create an account, do nothing: the address stays unconfirmed.',
    ],
  }),
};
