import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose: 'A new password with a server behind it.',
  who: 'Anyone with the link from the email.',
  states:
    'It is set and leads to the sign-in; or the server tells whether the link or the password is at fault; or gives no reason, and the default stands.',
  words: 'Of the link above the form, of the password at its field, both as the server says it.',
};
