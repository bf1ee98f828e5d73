import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose: 'One figure that is to be seen first, never alone: label, value, unit, what it means, where it comes from.',
  instead: [
    { part: 'DescriptionList', when: 'for more than four figures.' },
    { part: 'Card', when: 'for anything with a heading and content.' },
    { part: 'Badge', when: 'for a word.' },
  ],
  anatomy: [
    { name: 'Figure', dom: 'div[data-tone]', is: 'A group without a role, under a rule of 2 px.' },
    { name: 'Label', dom: 'div[data-tone] > div:first-child', is: 'Above the figure, softer.' },
    { name: 'Value', dom: 'div[data-tone] > div:nth-child(2)', is: 'In the serif, with tabular digits; null is drawn as not stated.' },
    { name: 'Unit', dom: 'div[data-tone] > div:nth-child(2) > span', is: 'Smaller, after the figure; left out with it.' },
    { name: 'Meaning and source', dom: 'div[data-tone] > div:nth-child(3)', is: 'Up to two lines below.' },
  ],
  behaviour: {
    keyboard: [],
    focus: null,
    states: 'Neutral; positive, pending and caution color the rule alone.',
    loading: 'Put a Skeleton with `shape="figure"` in its place.',
    error: null,
    smallScreens: 'As wide as the grid around it lets it be; label and meaning wrap, the figure does not.',
    reducedMotion: null,
    forcedColours: 'All rules look alike; the words carry the meaning.',
  },
  dos: [
    'Say what a figure is compared with: “118 active” under Total Users.',
    'Give three or four of them, in the order of the questions that readers ask.',
  ],
  donts: ['Do not color the figure itself.', 'Do not use it for a number without a consequence.'],
  content: [
    'The label is a noun in one to three words: “Total Users” as specified.',
    'The value is a figure, not a sentence; at most one decimal.',
    'The source is a name and a year.',
  ],
};
