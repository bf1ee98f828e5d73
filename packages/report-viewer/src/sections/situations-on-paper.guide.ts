import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose: 'The situations of a report as the PDF has them, between the margins of A4: what a bank or an adviser holds in hand.',
  instead: [
    { part: 'Report/Situations', when: 'for the screen.' },
    { part: 'Report/Chapters', when: 'for the picture of chapters on paper, in “On Paper”.' },
  ],
  anatomy: [
    {
      name: 'Printed report',
      dom: 'article.rv-print[data-report]',
      is: 'The front, the contents with what it rests on, then all chapters.',
    },
    { name: 'Printed contents', dom: '.rv-printed-contents', is: 'What it rests on, and how to read the marks.' },
    { name: 'Legend', dom: '.rv-printed-contents .rv-legend', is: 'The marks of origin in words, since nothing can be opened on paper.' },
  ],
  behaviour: {
    keyboard: [],
    focus: null,
    states: 'Full to Old Wood. Everything that folds is open, and labels are plain words.',
    loading: null,
    error: 'What lies outside the 698 px between the margins fails its story.',
    smallScreens: 'Paper has one width, whatever the window; it does not follow a phone.',
    reducedMotion: null,
    forcedColours: 'Does not apply to paper: it is light in both themes and made to be read in grey.',
  },
  dos: ['Print a page in grey and read a chart by its words alone.', 'Keep a heading with the first rows below it.'],
  donts: ['Do not refer to anything to press.', 'Do not print a switch, a strip of links or a hatch without its words.'],
  content: [
    'Addresses of sources stand in full where they are cited.',
    'Sources are numbered or named, since a card cannot be opened.',
    'The page for a bank is in Japanese, with the terms of the glossary.',
  ],
};
