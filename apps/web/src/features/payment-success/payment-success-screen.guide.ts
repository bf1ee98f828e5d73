import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose: 'Where the payment provider sends a customer after checkout: what holds now, and what to do next.',
  who: 'Signed-in users who have just paid; the page refreshes the user by itself.',
  states:
    'Confirming stands until the provider has told the server, and turns into Default by itself. User refresh failed shows the same as Default: a payment is not put in doubt because of a connection.',
  words:
    'Heading, list and both links are in section 2 of the specification. The words of confirming are the product’s own, since the provider’s event may be late.',
};
