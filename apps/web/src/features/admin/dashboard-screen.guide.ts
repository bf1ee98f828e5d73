import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose: 'How the installation stands: counts of users, subscriptions and analyses, and charts of the last days below.',
  who: 'Administrators, as the first tab.',
  states:
    'No jobs has a Success Rate of 0 rather than an empty one. Loading is the first answer. Charts failed to load leaves the counts, and says why the charts are missing.',
  words: 'Labels of cards and overview are in section 2 of the specification; those of the charts are the product’s own.',
};
