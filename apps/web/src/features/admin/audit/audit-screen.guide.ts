import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose: 'What happened to accounts and what administrators did, newest first: a record that cannot be edited.',
  who: 'Administrators, also about one another.',
  states:
    'Everything and Acts of administrators are two views; Of one user has a way back to all. Empty belongs to a filter: there is always an event somewhere. Failed to load says what to do.',
  words: 'The product’s own; every kind of event has one name, from one list, and details are shown as they were kept.',
};
