import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose: 'On or off, at once and without a Save button: codes at sign-in, emails about results, rights of a user.',
  instead: [
    { part: 'Checkbox', when: 'within a form that is sent, and for consent.' },
    { part: 'SegmentedControl', when: 'for two values that both have a name, such as yen and dollars.' },
  ],
  anatomy: [
    { name: 'Label', dom: 'label[for]', is: 'What is on or off, at the start of the line.' },
    { name: 'Hint', dom: '[id$="-hint"]', is: 'What it means, as one sentence.' },
    { name: 'Switch', dom: 'button[role="switch"][aria-checked]', is: '44 by 24 px at the end of the line.' },
    { name: 'Bar', dom: 'button[role="switch"] > span', is: 'Shows by its side whether it is on, also without color.' },
  ],
  behaviour: {
    keyboard: [
      { keys: 'Space', does: 'turns it.' },
      { keys: 'Enter', does: 'turns it as well.' },
    ],
    focus: 'One stop; stays while the change is being kept.',
    states: 'Off, on, disabled with a dashed edge.',
    loading: 'Has no waiting of its own: it shows the side that the caller holds, and never an order that is under way.',
    error: 'What could not be kept is said by an Alert above the switches, as in Account, and the switch stands as it was.',
    smallScreens: 'Words wrap at the start, the switch keeps its place on the first line.',
    reducedMotion: 'The bar is on the other side at once.',
    forcedColours: 'On is filled with the highlight, off is an outline; disabled is grey.',
  },
  dos: [
    'Describe what is so when it is on: “Email when an analysis ends”.',
    'Say in the hint why it is disabled: codes that an administrator requires cannot be turned off.',
  ],
  donts: ['Do not ask “Are you sure?” after it: what is dangerous is a button with a question.', 'Do not write On and Off beside it.'],
  content: [
    'The label is a noun phrase in sentence case, without a full stop and without “enable”.',
    'The hint is one or two whole sentences.',
    'Label and hint do not change with its side; where they must, the hint does.',
  ],
};
