import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose: 'Sends an earlier analysis again, with its title, address and stored documents, without another upload.',
  who: 'The owner of the earlier analysis, from its results.',
  states: 'There is one: the form is filled in, and sending it leads to the new results.',
  words: 'Those of the form for a new analysis.',
};
