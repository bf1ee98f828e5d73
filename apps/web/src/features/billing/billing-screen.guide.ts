import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose: 'What is subscribed to, what is left this month, what was paid, and the way to change it at the payment provider.',
  who: 'Signed-in users, with a subscription or without.',
  states:
    'Subscribed, Unlimited and Not subscribed show the real subscription, also in Free mode. Renewal failed pauses access and asks for another card. No payments is empty, Payments unavailable a failure of that card alone. Portal failed appears at the button that was pressed. Canceled says when access ends, and bills nothing more.',
  words:
    'Sections 2, 4 and 8 of the specification. Amounts, currencies and dates are the provider’s, formatted in US English; N/A and Unlimited stand where it gives none.',
};
