import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose: 'Makes an account from full name, email address and a password that is typed twice.',
  who: 'Visitors only: signed-in users are sent to the home page.',
  states:
    'Field errors show every message under its field at once; Passwords differ and Password too short are found before anything is sent. Creating account is busy. Rejected by server is the box at the top, for what belongs to no field.',
  words:
    'Messages are those of section 5 of the specification, character by character, the default “Registration failed” of section 8. Hints are the product’s own.',
};
