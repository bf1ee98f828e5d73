import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose: 'Three ledger lines written one after the other: something is being done now, and it will take a moment.',
  instead: [
    { part: 'Skeleton', when: 'where the form of what comes is known.' },
    { part: 'Progress', when: 'where it can be said how far it is, or it takes more than ten seconds.' },
    { part: 'Button', when: '(its `busy`) for what a press has started.' },
  ],
  anatomy: [
    { name: 'Status', dom: 'span[role="status"][data-size]', is: 'Read once; without a role where `label` is empty.' },
    {
      name: 'Mark',
      dom: 'span[data-size] > span[aria-hidden]',
      is: 'Three lines in the color of the text, the second and third shorter.',
    },
    { name: 'Label', dom: 'span[role="status"] > span:last-child', is: 'Only heard, or shown beside the mark by `showLabel`.' },
  ],
  behaviour: {
    keyboard: [],
    focus: null,
    states: 'Small, medium, large; with and without words.',
    loading: 'That is all it says; it ends when what is awaited is there.',
    error: null,
    smallScreens: 'Words wrap beside the mark.',
    reducedMotion: 'The three lines stand whole and still; words must say that something goes on.',
    forcedColours: 'Lines in the color of the text.',
  },
  dos: [
    'Use it in the lists of the admin area, where the specification asks for it.',
    'Show the label where nothing else says what is awaited.',
  ],
  donts: ['Do not cover a page with it; what is readable stays.', 'Do not show two of them.'],
  content: [
    'A verb in -ing with its object: “Loading users”; the specification’s own words to the letter, such as “Verifying...”.',
    'Two to three words.',
    'Nothing witty while people wait.',
  ],
};
