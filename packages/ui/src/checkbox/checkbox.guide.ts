import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose:
    'Yes or no within a form or a list, taken up when the form is sent or a button is pressed: ticking analyses to compare, steps to run again.',
  instead: [
    { part: 'Switch', when: 'where the choice works at once, without a button.' },
    { part: 'RadioGroup', when: 'for one of several that exclude each other.' },
  ],
  anatomy: [
    { name: 'Box', dom: 'button[role="checkbox"]', is: 'A square of 24 px with a check, or a dash for some of several.' },
    { name: 'Label', dom: 'button[role="checkbox"] + div label', is: 'Names the box, and presses it too.' },
    { name: 'Hint', dom: '[id$="-hint"]', is: 'A sentence under the label that describes the box.' },
    { name: 'Error', dom: '[role="alert"]', is: 'Cross and words under the label; read at once.' },
  ],
  behaviour: {
    keyboard: [
      { keys: 'Tab', does: 'goes to each box by itself.' },
      { keys: 'Space', does: 'ticks or clears it.' },
    ],
    focus: 'An outline around the box, and not around its words.',
    states: 'Off, on, some of several (`indeterminate`), disabled with a dashed edge, wrong with a vermilion edge.',
    loading: null,
    error: 'The message says what to do, sets `aria-invalid`, and is read with the box.',
    smallScreens: 'The words wrap beside the box; the box keeps its 24 px on the first line.',
    reducedMotion: null,
    forcedColours: 'A ticked box is filled with the system’s highlight, a disabled one is drawn in its grey.',
  },
  dos: [
    'Name each box of a table by its row: “Compare Kanda Heights 302”, in words that are only heard.',
    'Say why boxes are disabled: after four ticked analyses the bar says that four is the most.',
  ],
  donts: ['Do not phrase a label as a denial: “Send no emails” when selected is unclear.', 'Do not tick consent beforehand.'],
  content: [
    'A label is what is agreed to or chosen, in sentence case, without a full stop unless it is a sentence.',
    'At most two lines; conditions go into the hint or behind a link in the label.',
    'An error tells the next act: “Tick the box to go on”.',
  ],
};
