import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose: 'Shows that the answer to a forgotten password is the same in every case.',
  who: 'Visitors; it does not reveal who has an account.',
  states: 'Two stories with the same end: the call worked, the call failed.',
  words: 'The one neutral sentence of the specification.',
};
