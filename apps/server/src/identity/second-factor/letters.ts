import type { Letter } from '../../platform/index.ts';

export const signInCode = (code: string): Letter => ({
  subject: 'Your Rimawari sign-in code',
  before: ['To finish signing in to your Rimawari account, enter this code:'],
  code,
  action: null,
  after: [
    'The code works once, within 10 minutes, and only in the browser where the password was entered.',
    'If you are not signing in, someone else knows your password: change it now. Never share the code; Rimawari never asks for it.',
  ],
});
