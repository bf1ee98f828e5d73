import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose:
    'One thing folded away that most readers do not need now: how a figure is calculated, details about the buyer, every day in a table.',
  instead: [
    { part: 'Accordion', when: 'for several questions under each other.' },
    { part: 'Popover', when: 'for a few words that should not move the page.' },
  ],
  anatomy: [
    { name: 'Fold', dom: 'details[data-variant]', is: 'The browser’s own element.' },
    { name: 'Line', dom: 'details > summary', is: 'The words that open it, in indigo (`quiet`), or ink between hairlines (`ruled`).' },
    { name: 'Mark', dom: 'summary > svg[aria-hidden]', is: 'Before the words; a plus that loses its upright.' },
  ],
  behaviour: {
    keyboard: [
      { keys: 'Enter', does: 'opens or closes it.' },
      { keys: 'Space', does: 'opens or closes it too.' },
    ],
    focus: 'Stays on the line; the next Tab goes into what was opened.',
    states: 'Closed or open. It opens by itself when the page is searched for words inside it, and is always open in print.',
    loading: 'Content may be fetched at the first opening by `onOpenChange`; show a Skeleton inside.',
    error: null,
    smallScreens: 'Takes the width; what is inside is set in by 24 px.',
    reducedMotion: 'Opens at once, as it does for everybody: nothing in it moves.',
    forcedColours: 'Words and mark have the color of the text; lines stay.',
  },
  dos: ['Say in the line what is inside: “About the buyer (optional)”.', 'Open it at first where something inside is filled in.'],
  donts: [
    'Do not hide required fields in it: the sender of the form would not see what is missing.',
    'Do not change its words to “Show less” when it is open: the mark says so, and the name stays the same for those who hear it.',
  ],
  content: [
    'Two to five words in sentence case without a full stop; a noun, not “More”.',
    'It may say how much is inside: “31 days”.',
    'Any language the words inside have, those of the line are English, with `lang` on Japanese names.',
  ],
};
