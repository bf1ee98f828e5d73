import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose: 'A report that its owner shared by link: read only, without files and tenant names.',
  who: 'Anyone with the link, typically a bank or a tax adviser, without an account.',
  states:
    'Report and Nested page are the report in its frame, with day and expiry below. Gone is the same for expired, revoked and never there, so that nothing can be guessed. Too many tries says when to try again; Failed to load is a matter of the connection.',
  words: 'The product’s own, as is the whole screen; the name is that of the building in the sources, else “Property Analysis”.',
};
