import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose: 'Shows the plans on offer with their allowance and price, and leads to the payment provider’s checkout.',
  who: 'Everyone. Visitors read it with disabled buttons and a note; subscribers manage their plan; free plans are hidden.',
  states:
    'Loading and Plans unavailable leave the questions readable. The badge and the buttons follow the real subscription, also in Free mode. Starting checkout is busy at one card; Checkout failed and Manage failed appear at the button that was pressed. Renewal failed asks for a card that works.',
  words:
    'Plans, prices and features come from the server. Buttons, the note and both alerts are in sections 2 and 8 of the specification; questions and answers are the product’s own within what its FAQ lists.',
};
