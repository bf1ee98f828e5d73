import type { Schemas } from '../schemas.ts';
import { named } from './named.ts';

/** Error bodies as the server words them. */
export const problemOf = named<Schemas['Problem']>()({
  'wrong credentials': { code: 'wrong_credentials', detail: 'Incorrect email or password' },
  'wrong code': { code: 'wrong_verification_code', detail: 'The verification code is wrong or has expired' },
  'email taken': { code: 'email_taken', detail: 'An account with this email address already exists. Sign in or reset the password.' },
  'no session': { code: 'not_signed_in', detail: 'Sign in to continue' },
  'not an administrator': { code: 'forbidden', detail: 'Only administrators can do this' },
  'not found': { code: 'not_found', detail: 'Not found' },
  'not ready': { code: 'not_ready', detail: 'The report is not ready yet. Try again in a few minutes.' },
  'spent link': { code: 'spent_link', detail: 'This link has expired or was already used. Request a new one.' },
  'subscription required': { code: 'subscription_required', detail: 'Subscription Required' },
  'last administrator': {
    code: 'last_administrator',
    detail: 'This is the last active administrator. Make another user an administrator first.',
  },
  'default profile': { code: 'default_profile', detail: 'Default profiles cannot be changed or deleted.' },
  'too large': { code: 'too_large', detail: 'maisoku.pdf is larger than 20 MB (20971520 bytes). Nothing was saved.' },
  'too many requests': { code: 'rate_limited', detail: 'Too many attempts. Try again in 30 seconds.' },
  'field list': {
    code: 'validation_failed',
    detail: [
      { loc: ['body', 'urls', 0], msg: 'must be an http or https address', type: 'url' },
      { loc: ['body', 'title'], msg: 'must not have more than 200 characters', type: 'maxLength' },
    ],
  },
  'server fault': { code: 'internal', detail: 'Something went wrong on our side. Nothing else changed. Please try again.' },
  'provider down': { code: 'provider_unavailable', detail: 'The payment provider did not respond. Nothing was charged. Try again.' },
  // For the screens' own default texts: the server answered without words.
  'no words': { code: 'internal', detail: '' },
});
export type ProblemSituation = Parameters<typeof problemOf>[0];
