import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose: 'The place where something will stand, as empty ledger lines, while it is being fetched.',
  instead: [
    { part: 'Spinner', when: 'where the form of what comes is not known, and beside words.' },
    { part: 'Progress', when: 'for work that takes longer than some seconds.' },
    { part: 'EmptyState', when: 'once it is known that there is nothing.' },
  ],
  anatomy: [
    { name: 'Place', dom: '[role="status"][data-shape]', is: 'A status, read once; without a role where `label` is empty.' },
    { name: 'Words', dom: '[role="status"][data-shape] > span:first-child', is: '“Loading”, only heard.' },
    { name: 'Lines', dom: '[data-shape] > span[aria-hidden]', is: 'Lines of text, the last one shorter; one block; or one large figure.' },
  ],
  behaviour: {
    keyboard: [],
    focus: 'Holds nothing that takes it; what comes must not pull focus to itself.',
    states: '`text`, `block` and `figure`.',
    loading: 'A soft light passes over the lines, every 1.8 seconds.',
    error: 'Is replaced by an Alert where the content does not come.',
    smallScreens: 'As wide as its place.',
    reducedMotion: 'The light does not pass; the lines are even.',
    forcedColours: 'Only the line under each row is drawn.',
  },
  dos: ['Take the height of what comes, so that nothing jumps.', 'Give one of several a label, and the others an empty one.'],
  donts: [
    'Do not show it for less than about a third of a second of waiting: keep what was there.',
    'Do not imitate figures or charts in detail.',
  ],
  content: [
    'The label says what is loading: “Loading the table”.',
    'Without dots and without a promise of time.',
    'Nothing is written into the lines.',
  ],
};
