import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose: 'Asks for the address to which a link for a new password goes.',
  who: 'Visitors who cannot sign in; it never tells whether an address has an account.',
  states: 'Empty, Sending, and Neutral confirmation, which is the same whether the call worked, failed, or the address is unknown.',
  words:
    'All from section 2 of the specification; the neutral sentence must not be changed, since every other wording says more than it may.',
};
