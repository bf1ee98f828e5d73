import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose: 'The account with a server behind it: each card saves, waits and fails by itself.',
  who: 'Signed-in users; a visitor is asked to sign in and comes back.',
  states:
    'Every story goes through one card: a refusal stays at its field or in its dialog, success is said above it, and a copy of the data is asked about until it is ready.',
  words: 'Reasons are shown as the server words them; success messages are the product’s own.',
};
