import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose: 'A whole report that can be read before signing up, on one of three invented properties.',
  who: 'Everyone, from the home page and from the form.',
  states:
    'Loading has the key figures already, and the report follows when it is reached. Nested page has its way back. Failed to load keeps the link to the report as a page of its own.',
  words: 'Key figures and report come from the engine, as for a customer. The lead says that the property is invented.',
};
