import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose: 'The comparison for an address that names two to four analyses, so that it can be kept and opened again.',
  who: 'The owner of all that are named.',
  states: 'Fewer than two ask the server for nothing. A missing analysis and a failing server have different messages.',
  words: 'As on the screen; figures and names come with the answer.',
};
