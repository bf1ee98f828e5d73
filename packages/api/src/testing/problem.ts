import type { Schemas } from '../schemas.ts';
import { named } from './named.ts';

/** Error bodies as the server words them. */
export const problemOf = named<Schemas['Problem']>()({
  'wrong credentials': { detail: 'Incorrect email or password' },
  'wrong code': { detail: 'The verification code is wrong or has expired' },
  'email taken': { detail: 'An account with this e-mail address exists. Sign in or reset the password.' },
  'no session': { detail: 'Sign in to continue' },
  'not an administrator': { detail: 'Only administrators can do this' },
  'not found': { detail: 'Not found' },
  'not ready': { detail: 'The report is not ready yet.' },
  'spent link': { detail: 'This link has expired or was used already. Ask for a new one.' },
  'subscription required': { detail: 'Subscription Required' },
  'last administrator': { detail: 'This is the last active administrator. Make another user an administrator first.' },
  'default profile': { detail: 'Default profiles cannot be changed or deleted.' },
  'too large': { detail: 'maisoku.pdf is larger than 20 MB (20971520 bytes). Nothing was kept.' },
  'too many requests': { detail: 'Too many attempts. Try again in 30 seconds.' },
  'field list': {
    detail: [
      { loc: ['body', 'urls', 0], msg: 'must be an http or https address', type: 'url' },
      { loc: ['body', 'title'], msg: 'must NOT have more than 200 characters', type: 'maxLength' },
    ],
  },
  'server fault': { detail: 'Something went wrong on the server. Try again.' },
  'provider down': { detail: 'The payment provider does not answer. Nothing was charged. Try again.' },
  // For the screens' own default texts: the server answered without words.
  'no words': { detail: '' },
});
export type ProblemSituation = Parameters<typeof problemOf>[0];
