import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose: 'A password, hidden until the reader asks to see it. Use it for every password, new or known.',
  instead: [
    { part: 'CodeField', when: 'for a code that was sent.' },
    { part: 'TextField', when: 'for the exact words that confirm a deletion.' },
  ],
  anatomy: [
    {
      name: 'Entry',
      dom: 'input[autocapitalize="none"]',
      is: 'Of type `password`, or `text` while it is shown; never corrected or capitalized.',
    },
    {
      name: 'Show or hide',
      dom: 'button[aria-label="Show password"]',
      is: 'An eye within the box; its name changes with what it will do.',
    },
    { name: 'Frame', dom: 'label[for]', is: 'Label, hint and error of Field.' },
  ],
  behaviour: {
    keyboard: [
      { keys: 'Tab', does: 'goes to the entry, then to Show password.' },
      { keys: 'Enter', does: 'in the entry sends the form; on the eye it shows or hides.' },
    ],
    focus: 'Stays on the eye when it is pressed; the cursor keeps its place in the entry.',
    states: 'Hidden, shown, wrong, disabled with its eye.',
    loading: null,
    error:
      'Appears below, and the entry keeps what was typed; after wrong credentials the message is above the form, so that it does not say which of the two was wrong.',
    smallScreens: 'The eye keeps its 32 px, the entry takes the rest.',
    reducedMotion: null,
    forcedColours: 'The eye follows the color of the words.',
  },
  dos: [
    'Set `autoComplete` to `current-password` or `new-password`, so that a password manager knows.',
    'Say the rule in the hint before the mistake: “At least 6 characters”.',
  ],
  donts: ['Do not forbid pasting.', 'Do not ask for an old password where the reader has just come by a link to reset it.'],
  content: [
    'Labels as specified: “Password”, “Confirm Password”, “New password”.',
    'Messages as specified: “Passwords do not match”, “Password must be at least 6 characters long”.',
    'Numbers of characters in figures.',
  ],
};
