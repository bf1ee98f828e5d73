import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose: 'Label, hint and error around one control. The fields of the kit are built on it; use it for a control of your own.',
  instead: [
    { part: 'TextField', when: 'for one line of text; the frame is already there.' },
    { part: 'Checkbox', when: 'for yes or no: its label is beside the box.' },
    { part: 'RadioGroup', when: 'for several controls under one question.' },
  ],
  anatomy: [
    { name: 'Label', dom: 'label[for]', is: 'Names the control. “optional” is at the end of its line.' },
    { name: 'Hint', dom: '[id$="-hint"]', is: 'One sentence between label and control.' },
    { name: 'Control', dom: '[aria-describedby]', is: 'What the caller draws, with the id and attributes given.' },
    {
      name: 'Error',
      dom: '[id$="-error"][aria-live="polite"]',
      is: 'A region that stands before its message does; a cross, then the words.',
    },
  ],
  behaviour: {
    keyboard: [{ keys: 'Tab', does: 'goes to the control; label, hint and error are read with it.' }],
    focus: 'A press on the label goes to the control. After a refused form the screen goes to the first wrong one.',
    states: 'Plain, optional, wrong (`data-invalid`), with a label that is only heard.',
    loading: null,
    error: 'The message arrives politely, after what is being read, and turns the control’s edge vermilion.',
    smallScreens: 'Never wider than its place, for any width of the control.',
    reducedMotion: null,
    forcedColours: 'The cross marks the error, since vermilion is not drawn.',
  },
  dos: [
    'Keep the label in sight; hide it only where a heading or a table names the field already.',
    'Spread all that `children` is given on the control.',
  ],
  donts: [
    'Do not use the placeholder as label: it goes with the first letter.',
    'Do not mark required fields with a star: most are, so mark the optional ones.',
  ],
  content: [
    'Labels are nouns in sentence case without a colon: “Confirm Password” stays as specified.',
    'A hint says the form or the purpose before the mistake is made: “At least 6 characters”.',
    'An error says what is wrong and what to do, in one sentence; those of the specification to the letter.',
  ],
};
