import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose: 'Verifies as soon as it is opened.',
  who: 'Anyone who follows the link in an email.',
  states: 'A good link leads on to the sign-in. One that does not hold, and an address without a token, end alike.',
  words: 'Fixed by section 2 of the specification.',
};
