import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose: 'Several lines of text: a list of addresses, JSON of a benchmark profile.',
  instead: [
    { part: 'TextField', when: 'for one line.' },
    { part: 'DropZone', when: 'for what lies in a file already.' },
  ],
  anatomy: [
    { name: 'Label', dom: 'label[for]', is: 'With hint and error, as Field draws them.' },
    { name: 'Entry', dom: 'textarea', is: 'At least 48 px high; the reader can pull it taller.' },
    { name: 'Code', dom: 'textarea[data-code]', is: 'In the code face, from left to right, without spelling marks.' },
  ],
  behaviour: {
    keyboard: [
      { keys: 'Enter', does: 'begins a new line; it never sends the form.' },
      { keys: 'Tab', does: 'goes to the next control, also in code.' },
    ],
    focus: 'An outline at the edge; the cursor stays where it was.',
    states: 'Empty with placeholder, filled, wrong, disabled with a dashed edge.',
    loading: null,
    error: 'A vermilion edge and the message below; the text stays as typed.',
    smallScreens: 'Takes the width; long addresses wrap.',
    reducedMotion: null,
    forcedColours: 'Edge and text of the system; the message keeps its cross.',
  },
  dos: ['Say in the hint how it is read: “One per line.”', 'Give as many `rows` as the usual content has.'],
  donts: ['Do not limit the characters without saying so beforehand.', 'Do not check while one types; wait until the form is sent.'],
  content: [
    'The label names the content: “Property URLs”.',
    'Messages of the specification to the letter: “Config must be valid JSON object”.',
    'A placeholder is an example, never an instruction.',
  ],
};
