import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose: 'Things that follow one another, each a rung higher: How It Works on the home page, What happens next beside the form.',
  instead: [
    { part: 'Progress', when: 'for how far one piece of work is.' },
    { part: 'Tabs', when: 'for parts that can be gone to.' },
  ],
  anatomy: [
    { name: 'List', dom: 'ol[data-direction]', is: 'An ordered list: its length is read aloud.' },
    { name: 'Step', dom: 'ol > li', is: 'With `aria-current="step"` while it is under way.' },
    { name: 'Number', dom: 'li > span[aria-hidden]', is: 'In the serif; a check when done, with “(done)” only heard.' },
    { name: 'Title and detail', dom: 'li > span > span', is: 'What happens, and more about it below.' },
  ],
  behaviour: {
    keyboard: [],
    focus: null,
    states: 'Without states for an explanation; done, current and waiting for work that goes on.',
    loading: null,
    error: null,
    smallScreens: '`across` rises as stairs from 44 rem of its own place; below that the steps stand under each other on hairlines.',
    reducedMotion: null,
    forcedColours: 'Stairs are lines in the color of the text; the current one has a rule below.',
  },
  dos: ['Tell three or four steps.', 'Say in the last one what the reader has at the end.'],
  donts: [
    'Do not make steps links: a list of places is a navigation.',
    'Do not use it for a form that is split over pages; the product has none.',
  ],
  content: [
    'A title is a verb with its object, or the words of the specification: “Add a Property”.',
    'A detail is one sentence with a full stop.',
    'Times are cautious: “typically within an hour”.',
  ],
};
