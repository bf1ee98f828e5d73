import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose: 'The row of tabs over the admin area.',
  who: 'Administrators; everybody else is sent to the home page.',
  states:
    'Standard has the tabs that are always there. Debug mode and Benchmarks enabled add one each, by flags of the installation. Tabs open on Enter, because each fetches.',
  words: 'Section 2 of the specification.',
};
