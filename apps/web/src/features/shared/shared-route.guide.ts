import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose: 'A link to a report with a server behind it.',
  who: 'Anyone who has it.',
  states:
    'It opens without an account. Revoked before its report came ends like a link that never was. Too many tries are refused for a while.',
  words: 'The product’s own; the server gives the name and the days.',
};
