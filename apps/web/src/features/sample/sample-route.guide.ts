import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose: 'The sample reports by their addresses.',
  who: 'Everyone, and search engines.',
  states: 'Opens without an account; an address of an unknown sample is a page that does not exist.',
  words: 'Those of the sample screen and of not found.',
};
