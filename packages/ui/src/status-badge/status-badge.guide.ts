import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose:
    'Where a piece of work stands, by a mark whose shape says it and the words of the specification. Use it for analyses, jobs and runs.',
  instead: [
    { part: 'Badge', when: 'for properties that do not change by themselves: Admin, Most Popular.' },
    { part: 'Progress', when: 'for how far it is.' },
    { part: 'Alert', when: 'for why it failed.' },
  ],
  anatomy: [
    { name: 'Status', dom: 'span[data-tone]', is: 'Without a box and without a role: words with a mark before them.' },
    {
      name: 'Mark',
      dom: 'svg[data-mark][aria-hidden]',
      is: 'Dashed rungs waiting, two rungs working, a check done, a cross stopped, a dash unknown.',
    },
    { name: 'Words', dom: 'svg[data-mark] + span', is: 'Short for lists, long for the screen of one analysis.' },
  ],
  behaviour: {
    keyboard: [],
    focus: null,
    states: 'pending, processing, completed and failed in any letter case; everything else is Unknown.',
    loading: null,
    error: 'A failed one is vermilion with a cross; the reason is not its business.',
    smallScreens: 'Words wrap beside the mark.',
    reducedMotion: 'Nothing moves in it, with or without.',
    forcedColours: 'The mark is drawn in the color of the text, so that pine and indigo are not lost on black.',
  },
  dos: [
    'Pass the status as the server spells it.',
    'Override tone and mark only where a list knows fewer states, as that of the jobs does.',
  ],
  donts: ['Do not write the words by hand.', 'Do not use it for a payment: its words are of work; Payment History uses Badge.'],
  content: [
    'Queued, Processing, Completed, Failed, Unknown; long: “Analysis queued”, “Analysis in progress”.',
    'One word in lists, so that a column stays narrow.',
    'Children replace the words only where the specification has others.',
  ],
};
