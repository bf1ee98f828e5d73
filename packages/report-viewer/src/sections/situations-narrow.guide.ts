import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose: 'The situations of a report on a phone, each from first to last chapter: nothing scrolls sideways, and no word is cut.',
  instead: [
    { part: 'Report/Situations', when: 'for the same on a desk, in both currencies and both themes.' },
    { part: 'Report/Chapters', when: 'for pictures of single chapters on a phone.' },
  ],
  anatomy: [
    { name: 'Report on 375 px', dom: '[data-report].rv-fragment', is: 'Exactly as wide as the phone; its own margins shrink.' },
    { name: 'Strip of chapters', dom: 'nav.rv-contents ol', is: 'Moves sideways within itself; the page does not.' },
    {
      name: 'Frame of a table',
      dom: 'section.rv-table-frame[tabindex="0"]',
      is: 'What may move sideways, and can be reached by keyboard for it.',
    },
  ],
  behaviour: {
    keyboard: [{ keys: 'Tab', does: 'meets the same stops as on a desk, for readers who enlarge to 400 %.' }],
    focus: null,
    states:
      'Full to Old Wood, as wide. All chapters are open here, since the stories run no script; a reader finds all but the first closed.',
    loading: null,
    error: 'A part that leaves the page or cuts a word fails its story.',
    smallScreens: 'That is all these are about: rows become blocks, ranges stand below their labels, charts keep their words.',
    reducedMotion: null,
    forcedColours: 'As in the chapters.',
  },
  dos: ['Try a new table here before it is wide: figures first, one column.', 'Enlarge the words to 200 % in the browser and look again.'],
  donts: ['Do not leave out a column on a phone.', 'Do not shorten a Japanese address; it wraps.'],
  content: ['Labels that wrap to more than two lines are too long.', 'Amounts never break; the words around them do.'],
};
