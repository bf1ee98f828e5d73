import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose: 'Labels and values of one thing: the legal disclosure, a subscription, the figures of a sample report.',
  instead: [
    { part: 'DataTable', when: 'for several things with the same properties.' },
    { part: 'StatCard', when: 'for the one figure that must be seen first.' },
  ],
  anatomy: [
    { name: 'List', dom: 'dl[data-layout]', is: 'Rows on hairlines, stacked, or in columns.' },
    { name: 'Term', dom: 'dl dt', is: 'Smaller and softer than the value.' },
    { name: 'Value', dom: 'dl dd', is: 'Tabular figures; null is drawn as not stated.' },
    { name: 'Note', dom: 'dl dd > span', is: 'Under the value: where it comes from, or what it means.' },
  ],
  behaviour: {
    keyboard: [],
    focus: null,
    states: '`rows`, `stacked` and `columns`; with `figures` the values are at the end of the line.',
    loading: 'A Skeleton in its place; single values that are awaited are not drawn as not stated.',
    error: null,
    smallScreens: 'In a place of 24 rem or less `rows` puts the value under its term; `columns` takes as many as fit, at 11 rem each.',
    reducedMotion: null,
    forcedColours: 'Hairlines follow the color of the text; the hatch behind “Not stated” goes, its words stay.',
  },
  dos: [
    'Pass null for what is unknown: it is then drawn as unknown.',
    'Put what a figure is of, or where it comes from, into its note: “Completed jobs as a share of all”.',
  ],
  donts: [
    'Do not leave rows out because their value is missing: a gap is a finding.',
    'Do not put buttons among the values; actions are at the foot of the card.',
  ],
  content: [
    'Terms are nouns without a colon, in sentence case, or in the case that the specification gives.',
    'Values are short; sentences are for `stacked`.',
    'A unit follows its figure, smaller, with a space where the unit is a word: “25.4 m²”.',
  ],
};
