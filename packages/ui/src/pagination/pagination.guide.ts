import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose: 'The way through a long list that the server gives page by page: 10 analyses in the history, 20 rows in the admin area.',
  instead: [
    { part: 'SegmentedControl', when: 'for filtering a list into two to five kinds.' },
    { part: 'DataTable', when: 'alone, where all rows are there: up to about fifty.' },
  ],
  anatomy: [
    { name: 'Landmark', dom: 'nav[aria-label]', is: 'Named “Pages”, or by `label` where two lists stand on a page.' },
    { name: 'Where one is', dom: 'nav p[aria-live="polite"]', is: '“Showing 11 to 20 of 43 results”, read again after each turn.' },
    {
      name: 'Previous and Next',
      dom: 'nav li:first-child > button',
      is: 'At an end `aria-disabled` with a dashed edge, and still reachable.',
    },
    { name: 'Number', dom: 'nav button[aria-current="page"]', is: 'Named “Page 3”; the open one has a rule below.' },
    { name: 'Gap', dom: 'nav li > span[aria-hidden]', is: 'Dots where numbers are left out, only with `form="pages"`.' },
  ],
  behaviour: {
    keyboard: [
      { keys: 'Tab', does: 'goes through Previous, each number and Next.' },
      { keys: 'Enter', does: 'turns to that page.' },
    ],
    focus: 'Stays on the button that was pressed, also when Next has come to the end.',
    states: 'First page, middle, last page, one page only: `pages` then draws nothing, `results` keeps its line.',
    loading: 'The caller keeps the rows of before until the next ones are there.',
    error: null,
    smallScreens: 'Words above, buttons below; from 24 rem downwards without gaps, so that seven buttons fit into 320 px.',
    reducedMotion: null,
    forcedColours: 'The rule below the open number stays; a dashed edge marks an end.',
  },
  dos: ['Put it under its table, and nowhere else.', 'Keep the page in the address, so that a page of the list can be sent.'],
  donts: [
    'Do not load further rows by scrolling: the foot of the page could never be reached.',
    'Do not show more than five numbers in a row.',
  ],
  content: [
    'The words are fixed by the specification: “Showing X to Y of Z results” and “Showing page X of Y”.',
    'Plain figures, without commas and never as words.',
    'An empty list says “Showing 0 to 0 of 0 results” only where the screen does not show an EmptyState.',
  ],
};
