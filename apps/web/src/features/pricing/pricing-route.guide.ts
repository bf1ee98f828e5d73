import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose: 'The way from a plan to the payment provider, which sends the customer back to this origin.',
  who: 'Signed-in users; visitors have disabled buttons.',
  states:
    'Checkout is refused shows the alert and stays. Asks with addresses of this origin holds where one comes back to. Free mode does not pretend a subscription.',
  words: 'The alert of section 8 of the specification.',
};
