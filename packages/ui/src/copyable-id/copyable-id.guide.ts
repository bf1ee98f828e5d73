import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose: 'An ID that support asks for, cut short for the eye and whole for the clipboard: the analysis ID on the results.',
  instead: [
    { part: 'Button', when: 'for copying an address that was made for sending, such as a link to a report: “Copy link”.' },
    { part: 'DescriptionList', when: 'for IDs that are only compared by eye.' },
  ],
  anatomy: [
    { name: 'ID', dom: 'code[title]', is: 'The first 8 characters in the code face, the whole in its `title`.' },
    { name: 'Copy button', dom: 'button[aria-label^="Copy"][data-state]', is: '24 px, named “Copy” and what the ID is of.' },
    { name: 'Answer', dom: '[aria-live="polite"]', is: 'Only heard: that it was copied, or could not be.' },
  ],
  behaviour: {
    keyboard: [
      { keys: 'Tab', does: 'goes to the copy button.' },
      { keys: 'Enter', does: 'copies the whole ID.' },
      { keys: 'Space', does: 'copies it too.' },
    ],
    focus: 'Stays on the button after copying.',
    states: 'Ready; copied, with a check in pine for 4 seconds; refused.',
    loading: null,
    error: 'Where a browser refuses the clipboard, the whole ID is shown for 4 seconds, and one press selects all of it.',
    smallScreens: 'A whole ID breaks anywhere; the button stays beside it.',
    reducedMotion: null,
    forcedColours: 'The check takes the color of the words, and so its shape says that it was copied.',
  },
  dos: ['Write before it what it is of: “Analysis ID”.', 'Give the same words as `label`, so that the button is named “Copy Analysis ID”.'],
  donts: [
    'Do not shorten with dots: the 8 characters are those of the lists of analyses and jobs.',
    'Do not use it for secrets; a code is shown once and not kept in a `title`.',
  ],
  content: [
    '8 characters by default, as the specification has it; `length={0}` shows all.',
    'Letter case and dashes stay as the server gives them.',
    'Set from left to right, isolated from the words around it.',
  ],
};
