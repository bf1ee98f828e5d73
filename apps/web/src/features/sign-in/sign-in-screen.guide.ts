import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose: 'Signs a person in by email and password, and by a code of 6 digits where their account asks for one.',
  who: 'Visitors, including those who opened a page that needs an account: they return to that page afterwards.',
  states:
    'Empty to Failed without detail is the first step; Code by email to Code rejected the second, with a refused code emptied and focus back in the field. Session ended and Sign-in expired say why one is here again. New code possible comes after a minute; New code sent restarts the minute.',
  words:
    'Labels, busy words and both helper texts are in section 2 of the specification, defaults for failures in section 8. A reason that the server gives stands to the letter in the box.',
};
