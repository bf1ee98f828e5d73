import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose: 'Things to do with one row, behind a button, where buttons for each would drown the figures: Rename, Delete in the history.',
  instead: [
    { part: 'Button', when: 'for one or two deeds: they stay in sight.' },
    { part: 'Select', when: 'for choosing a value.' },
    { part: 'Popover', when: 'for fields or words behind a button.' },
  ],
  anatomy: [
    { name: 'Trigger', dom: 'button[aria-haspopup="menu"]', is: 'The caller’s own button, usually an IconButton with three dots.' },
    { name: 'Menu', dom: '[role="menu"]', is: 'A sheet at the end of the button, at least 11 rem wide, over everything else.' },
    { name: 'Item', dom: '[role="menuitem"]', is: 'Words, with an icon before them if all have one; a link where it goes somewhere.' },
    { name: 'Separator', dom: '[role="separator"]', is: 'A hairline before what cannot be undone.' },
  ],
  behaviour: {
    keyboard: [
      { keys: 'Enter', does: 'opens it at the first item, and chooses the marked one.' },
      { keys: 'Down', does: 'on the button opens it as well.' },
      { keys: 'Arrow keys', does: 'move between items.' },
      { keys: 'Home and End', does: 'mark the first and the last item.' },
      { keys: 'A letter', does: 'jumps to the next item that begins with it.' },
      { keys: 'Escape', does: 'closes it and goes back to the button.' },
    ],
    focus: 'Goes into the menu, and back to the button when it closes. The page behind stays usable.',
    states: 'Marked with a rule at the start and a wash; disabled, struck through; critical, in vermilion.',
    loading: 'The history loads its code when the pointer or focus comes near the button.',
    error: null,
    smallScreens: 'Keeps 8 px from the edges, opens upwards where there is no room, and scrolls when it is taller.',
    reducedMotion: null,
    forcedColours: 'The marked item has an outline in the highlight; disabled ones are grey.',
  },
  dos: ['Name the button with its row: “Rename or delete Kanda Heights 302”.', 'Put what destroys last, after a separator.'],
  donts: ['Do not hide the only way to something important in it: View is a link in the row itself.', 'Do not nest menus.'],
  content: [
    'Items are verbs of one to three words: “Rename”, “Delete”.',
    'All in sentence case; what opens a dialog needs no dots.',
    'Two to seven items.',
  ],
};
