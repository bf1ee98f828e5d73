import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose: 'Sets a new password, from the link in an email.',
  who: 'Anyone who opened that link, signed in or not; afterwards every other session of the account has ended.',
  states:
    'No token means that the address is incomplete: Invalid reset link, and a way to another one. Passwords differ makes no call. Failed shows the reason of the server; Done leads to Sign in.',
  words: 'Sections 2, 5 and 8 of the specification. The lead, which says that other sessions end, is the product’s own.',
};
