import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose: 'Words that are only heard, where the eye has them from the place: the name in “View” of a row, what a mark means.',
  instead: [
    { part: 'Field', when: '(its `hideLabel`) for the label of an entry.' },
    { part: 'Icon', when: '(its `label`) for a drawing that stands alone.' },
    { part: 'Skeleton', when: 'for what is being loaded; its words are there.' },
  ],
  anatomy: [{ name: 'Words', dom: 'span', is: 'One pixel, clipped; in the reading order at the place where they stand.' }],
  behaviour: {
    keyboard: [],
    focus: 'Must not hold anything that takes focus: it would be lost to the eye.',
    states: 'It has one; with `aria-live` it can announce a change.',
    loading: null,
    error: null,
    smallScreens: 'Takes no room at any width.',
    reducedMotion: null,
    forcedColours: 'Stays hidden.',
  },
  dos: [
    'Add the name of the row to repeated links: “View Kanda Heights 302”.',
    'Place it beside the words it completes, with the spaces that reading needs.',
  ],
  donts: ['Do not tell those who listen something else than those who look.', 'Do not describe a table with it; a caption does.'],
  content: [
    'The same language and terms as on the screen.',
    'As short as the eye’s information is: a name, a state, a place.',
    'Punctuation where a pause is needed: “ (opens in a new tab)”.',
  ],
};
