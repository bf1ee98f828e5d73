import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose:
    'A number that is tried out: drag it, step it, or type it, and see what follows. Use it for assumptions, where the direction matters more than the digit.',
  instead: [
    { part: 'TextField', when: 'for a number that is known: a price, a rent.' },
    { part: 'SegmentedControl', when: 'for two to five values.' },
  ],
  anatomy: [
    { name: 'Label', dom: 'label[for]', is: 'What is set; names the number beside it.' },
    { name: 'Number', dom: 'input[inputmode="decimal"]', is: 'At the end of the line, with its unit; the exact way.' },
    { name: 'Thumb', dom: '[role="slider"][aria-valuetext]', is: '24 px; its value is read as number and unit.' },
    { name: 'Ends', dom: 'span[aria-hidden] > span', is: 'Lowest and highest value under the track.' },
    { name: 'Hint', dom: '[id$="-hint"]', is: 'Range, source or default; describes both controls.' },
  ],
  behaviour: {
    keyboard: [
      { keys: 'Tab', does: 'goes to the number, then to the thumb.' },
      { keys: 'Arrow keys', does: 'on the thumb change the value by one step.' },
      { keys: 'Page Up and Page Down', does: 'change it by ten steps.' },
      { keys: 'Home and End', does: 'go to the lowest and the highest value.' },
      { keys: 'Enter', does: 'in the number takes what was typed.' },
    ],
    focus: 'Two stops; each with an outline of its own.',
    states: 'Set, being dragged, being typed, disabled with a dashed thumb.',
    loading: 'Slow work hangs on `onValueCommit`, called when the reader lets go.',
    error: 'It cannot be wrong: what is typed is brought to the nearest value of the scale; letters leave it as it was.',
    smallScreens: 'The number goes under a long label; the track takes the width, and dragging does not scroll the page.',
    reducedMotion: null,
    forcedColours: 'Thumb and range in the highlight, the track in the color of the text.',
  },
  dos: ['Say in the hint what the default is and where it comes from.', 'Choose a step that matters: 0.25% for interest.'],
  donts: ['Do not use it without the number: a thumb cannot set 1.75% exactly.', 'Do not start the scale where values make no sense.'],
  content: [
    'The label is a noun: “Vacancy”. The unit stands after the number, not in the label.',
    '`valueText` where number and unit do not speak for themselves: “15 years”.',
    'Full-width digits and commas are understood; numbers are shown plain.',
  ],
};
