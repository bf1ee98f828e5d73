import type { Letter } from '../mail/letter.ts';

export const signInCode = (code: string): Letter => ({
  subject: 'Your Rimawari sign-in code',
  before: ['Someone, most likely you, is signing in to your Rimawari account with the right password. This code completes it:'],
  code,
  action: null,
  after: [
    'The code works once, within ten minutes, and only where the password was entered.',
    'If you are not signing in, someone else knows your password: set another one. Never pass the code on; nobody from Rimawari asks for it.',
  ],
});
