import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose: 'The unknown, drawn as unknown: a hatch behind the words “Not stated”. Never a zero, never a blank, never a dash.',
  instead: [
    { part: 'EmptyState', when: 'for a whole list or page without content.' },
    { part: 'Badge', when: 'for a property of a value that is known.' },
  ],
  anatomy: [
    { name: 'Place', dom: 'span > span', is: 'Takes class, style and rest props; as wide as its cell.' },
    { name: 'Hatch', dom: 'span > span[data-short]', is: 'Lies behind the words and no further; the usual words do not break.' },
  ],
  behaviour: {
    keyboard: [],
    focus: null,
    states: 'The usual words, or other ones given as children, which may wrap.',
    loading: null,
    error: null,
    smallScreens: 'Smaller than the text around and in one piece; other words wrap with their hatch.',
    reducedMotion: null,
    forcedColours: 'The hatch is not drawn; italics and words remain.',
  },
  dos: [
    'Use it for what a listing or the server did not say, in tables, lists and figures alike.',
    'Say why where that is known, in words beside it, as the comparison does.',
  ],
  donts: [
    'Do not put it where something does not apply: a purchase without a loan has “none”.',
    'Do not use it while data is loading; that is a Skeleton.',
  ],
  content: [
    'Lower case and without a full stop, since it may stand within a sentence.',
    'Two to four words; a reason goes beside it, not in it.',
    'English also beside Japanese names.',
  ],
};
