import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose: 'The debug console with a server behind it: a partial run from its start to the new session.',
  who: 'Administrators in debug mode; others never load it.',
  states:
    'Runs a step and prefers the new session is the good way. An error ends the asking, and a run that did not start says why; what was chosen stays chosen.',
  words: 'The server’s detail, or the defaults that section 8 of the specification lists.',
};
