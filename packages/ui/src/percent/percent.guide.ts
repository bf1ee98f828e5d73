import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose: 'A rate, given as a number: 4.25 is 4.25%. Use it for yields, occupancy and interest in the same face as amounts.',
  instead: [
    { part: 'Money', when: 'for amounts.' },
    { part: 'Progress', when: 'for how far a piece of work has come.' },
  ],
  anatomy: [
    { name: 'Rate', dom: 'span > bdi', is: 'Sign and digits, kept in one piece.' },
    { name: 'Unit', dom: 'bdi > span', is: 'The % sign, smaller and lighter, without a space before it.' },
    { name: 'Assumed', dom: 'span[data-assumed]', is: 'Dotted underline, as at amounts.' },
  ],
  behaviour: {
    keyboard: [],
    focus: null,
    states: 'Stated, signed, assumed, not stated. What rounds to zero has no sign.',
    loading: null,
    error: null,
    smallScreens: 'Does not break between digits and sign.',
    reducedMotion: null,
    forcedColours: 'Dotted line and digits in the color of the text.',
  },
  dos: ['Say of which yield it is: gross or net.', 'Keep the same `digits` in a column.'],
  donts: ['Do not pass a ratio: 0.0425 would read 0.0%.', 'Do not write a difference of two rates with it: those are pts.'],
  content: [
    'One decimal by default, as the history has it; two where rates of a loan are compared.',
    'A minus sign, not a hyphen; a plus only where both directions occur.',
    'Never rounded twice: the engine’s value is formatted once.',
  ],
};
