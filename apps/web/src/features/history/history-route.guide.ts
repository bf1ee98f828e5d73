import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose: 'The history with a server behind it: pages, search, deletion and renaming, with the page and the search in the address.',
  who: 'Signed-in users, for their own analyses.',
  states:
    'Turning pages and searching change the address; a page beyond the last shows the last. Deleting can be taken back until it is too late, which is said. What is ticked stays ticked over pages.',
  words: 'Counts and titles are the server’s; all else as on the screen.',
};
