import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose: 'Verifies as soon as it is opened.',
  who: 'Whoever follows the link of a mail.',
  states: 'A good link leads on to the sign-in. One that does not hold, and an address without a token, end alike.',
  words: 'Fixed by section 2 of the specification.',
};
