import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose: 'A place where something will stand but nothing does yet: what it will be, and the one next step.',
  instead: [
    { part: 'NotStated', when: 'for one missing value.' },
    { part: 'Skeleton', when: 'while it is not known yet whether there is anything.' },
    { part: 'ErrorBoundary', when: '(its ErrorView) where something should stand and could not be drawn.' },
  ],
  anatomy: [
    { name: 'Sketch', dom: 'div[data-size] > svg[aria-hidden]', is: 'Three empty ledger lines that rise; none in `compact`.' },
    { name: 'Title', dom: 'div[data-size] > h2', is: 'What is not here yet; a heading of level 2, 3 or 4.' },
    { name: 'Words', dom: 'div[data-size] > h2 + div', is: 'What will stand here, and when.' },
    { name: 'Next step', dom: 'div[data-size] :is(a, button)', is: 'One button, or one and a link.' },
  ],
  behaviour: {
    keyboard: [{ keys: 'Tab', does: 'goes to the next step; the rest takes no focus.' }],
    focus: 'Is not moved to it. After the last row was deleted, the screen moves it to Undo.',
    states: 'Regular, for a page; `compact`, for cards and searches without results.',
    loading: null,
    error: 'It is not for failures: where a list did not load, an Alert says so and the place stays empty.',
    smallScreens: 'Set at the start of the line in one column; the steps wrap.',
    reducedMotion: null,
    forcedColours: 'The sketch keeps its own grey lines, words and button follow the system.',
  },
  dos: [
    'Tell an empty history from a search without results: the first offers Start Analysis, the second Show all analyses.',
    'Use the words that the specification gives: “No analyses yet”.',
  ],
  donts: [
    'Do not draw people or jokes: the ledger lines show what will stand here.',
    'Do not show one in each of several empty cards; one line of words is enough there.',
  ],
  content: [
    'The title is a statement of two to six words without a full stop.',
    'One sentence below, with a full stop, that says how it will be filled.',
    'The step is a verb: “Start Analysis”.',
  ],
};
