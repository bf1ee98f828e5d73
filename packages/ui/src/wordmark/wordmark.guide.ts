import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose: 'The name of the product after three rungs that climb from a ledger line. Use it once on a page, as the way home.',
  instead: [
    { part: 'Icon', when: 'for every other drawing.' },
    { part: 'PageHeader', when: 'for the title of a page.' },
  ],
  anatomy: [
    { name: 'Rungs', dom: 'svg[viewBox="0 0 16 16"]', is: 'Indigo on a grid of 16, legible at 16 px.' },
    { name: 'Name', dom: 'svg[aria-hidden] + span', is: '“Rimawari” in the serif, read as text.' },
    { name: 'Mark alone', dom: 'svg[role="img"][aria-label="Rimawari"]', is: 'With `markOnly`; the name is then its label.' },
  ],
  behaviour: {
    keyboard: [],
    focus: 'It takes none; AppShell makes a link of it, “Rimawari, home”.',
    states: 'Mark and name, or the mark alone.',
    loading: null,
    error: null,
    smallScreens: 'The name does not break; take the mark alone below about 6 rem.',
    reducedMotion: null,
    forcedColours: 'The rungs take the color of the text.',
  },
  dos: ['Leave at least the height of the mark free around it.', 'Use the kit’s `favicon.svg` where a file is needed.'],
  donts: [
    'Do not set it in other colors than indigo and ink, or as white on a picture.',
    'Do not write the name in capitals or in Japanese beside the rungs.',
  ],
  content: [
    '“Rimawari” is written with one capital, also within a sentence.',
    'In running text it is plain text, without the mark and without italics.',
  ],
};
