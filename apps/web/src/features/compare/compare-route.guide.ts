import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose: 'The comparison for an address that names two to four analyses, so that it can be kept and opened again.',
  who: 'The owner of all that are named.',
  states: 'Fewer than two ask the server for nothing. One that is not there, and a server that fails and answers again, are told apart.',
  words: 'As on the screen; figures and names come with the answer.',
};
