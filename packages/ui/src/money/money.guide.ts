import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose: 'An amount in its currency: tabular figures, the unit smaller and lighter than the number. Use it for every amount of a screen.',
  instead: [
    { part: 'Percent', when: 'for rates.' },
    { part: 'StatCard', when: 'around it, for an amount that is to be seen first.' },
    { part: 'NotStated', when: 'where other words than “Not stated” are right; a missing amount draws the usual ones itself.' },
  ],
  anatomy: [
    { name: 'Amount', dom: 'span > bdi', is: 'Sign, symbol and digits, isolated from the writing direction around.' },
    { name: 'Symbol', dom: 'bdi > span', is: 'Smaller and lighter: ¥, $, or a code.' },
    { name: 'Assumed', dom: 'span[data-assumed]', is: 'A dotted underline below the number, “Assumed” in its `title`.' },
    { name: 'Per', dom: 'bdi + span', is: 'Words after the amount: “/ month”.' },
  ],
  behaviour: {
    keyboard: [],
    focus: null,
    states: 'Stated, assumed, signed, or not stated where it is missing or not finite.',
    loading: null,
    error: null,
    smallScreens: 'The number never breaks; the words after it may go to the next line.',
    reducedMotion: null,
    forcedColours: 'The dotted line stays, in the color of the digits.',
  },
  dos: [
    'Set `assumed` wherever the engine took a default: facts and assumptions must differ at a glance.',
    'Set amounts of a column at its end, all in one currency.',
  ],
  donts: ['Do not shorten to ¥42.8M in tables: yen are added up by hand.', 'Do not color amounts by their sign; the minus says it.'],
  content: [
    'Yen without decimals, dollars with two, a comma between thousands: “¥42,800,000”, “$1,284.50”.',
    'A minus sign (−) before the symbol, not a hyphen and not brackets.',
    'Symbols are those of US English: two currencies never share one. A code is followed by a space.',
  ],
};
