import type { Letter } from '../../platform/index.ts';
import type { LinkPurpose } from './store.ts';

/** What the mail of each purpose says; the token goes into the address of its screen. */
export const linkLetters: Record<LinkPurpose, (site: string, token: string) => Letter> = {
  reset: (site, token) => ({
    subject: 'Your Rimawari password can be reset',
    before: ['We received a request to reset the password of your Rimawari account.'],
    action: { label: 'Set a new password', address: `${site}/reset-password?token=${token}` },
    after: [
      'The link works once, within 1 hour. A new password signs you out on all devices.',
      'If you did not request this, ignore this email: your password does not change.',
    ],
  }),
  verify: (site, token) => ({
    subject: 'Verify your email address for Rimawari',
    before: ['A Rimawari account was created with this email address. Please verify that the address is yours.'],
    action: { label: 'Verify this address', address: `${site}/verify?token=${token}` },
    after: [
      'The link works for 7 days. You can use your account in the meantime.',
      'You get this email because someone registered with this address. If it was not you, ignore it: the address stays unverified.',
    ],
  }),
};
