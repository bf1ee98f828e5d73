import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose:
    'One of many, in one line: the owner of a property, the status to search for. It is the browser’s own, so that phones show their wheel.',
  instead: [
    { part: 'RadioGroup', when: 'for up to six choices that should be compared.' },
    { part: 'SegmentedControl', when: 'for a few words that change the view.' },
    { part: 'Menu', when: 'for things to do.' },
  ],
  anatomy: [
    { name: 'Label', dom: 'label[for]', is: 'That of Field, with hint and error.' },
    { name: 'Box', dom: 'select', is: '40 px, on a ledger line; the chosen words are cut with dots where they are too long.' },
    { name: 'Options', dom: 'select option', is: 'Drawn by the browser; where it can, in the kit’s look.' },
    { name: 'Heading', dom: 'select optgroup[label]', is: 'Over some of the options.' },
    { name: 'Chevron', dom: 'select + svg[aria-hidden]', is: 'Drawing only; lets presses through.' },
  ],
  behaviour: {
    keyboard: [
      { keys: 'Space', does: 'opens the list.' },
      { keys: 'Arrow keys', does: 'choose the next option, or open the list and move in it, as the browser does.' },
      { keys: 'A letter', does: 'chooses the next option that begins with it.' },
      { keys: 'Escape', does: 'closes the list without a change.' },
    ],
    focus: 'One stop; an outline close to the box.',
    states: 'Not chosen yet (placeholder in italics), chosen, disabled with a dashed edge, wrong.',
    loading: 'Disabled until the options are there, with the reason as placeholder.',
    error: 'A vermilion edge, also under the pointer, and the message below.',
    smallScreens: 'Takes the width of its place; the list is that of the phone.',
    reducedMotion: null,
    forcedColours: 'Left to the browser, as all native controls are.',
  },
  dos: ['Use headings from about ten options on.', 'Give the most likely one first, and the rest in an order that can be guessed.'],
  donts: ['Do not use it for yes and no.', 'Do not put explanations into options: the list shows one line each.'],
  content: [
    'Options are nouns or short phrases in sentence case, without a full stop.',
    'The placeholder says what to do, “Select a profile”, and never serves as label.',
    'Units stand in the options: “30 days”.',
  ],
};
