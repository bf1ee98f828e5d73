import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose: 'Parts of one thing, one shown at a time: the admin area with Dashboard, Users and Analysis Jobs.',
  instead: [
    { part: 'SegmentedControl', when: 'for the same content seen in another way.' },
    { part: 'Accordion', when: 'where several may be read at once, and on pages that are printed.' },
    { part: 'AppShell', when: 'for the places of the whole product.' },
  ],
  anatomy: [
    { name: 'Row of tabs', dom: '[role="tablist"][aria-label]', is: 'Named; index tabs on a ledger line.' },
    { name: 'Tab', dom: '[role="tab"][aria-selected="true"]', is: 'The open one is filled with ink and tied to its panel.' },
    { name: 'Panel', dom: '[role="tabpanel"][aria-labelledby]', is: 'Named by its tab.' },
  ],
  behaviour: {
    keyboard: [
      { keys: 'Tab', does: 'goes to the open tab, then into its panel.' },
      { keys: 'Arrow keys', does: 'move between tabs and open them; with `activationMode="manual"` they only move.' },
      { keys: 'Enter', does: 'opens the tab that has focus, where activation is manual.' },
      { keys: 'Home and End', does: 'go to the first and the last tab.' },
    ],
    focus: 'One stop for the row. The panel itself is a stop, so that it can be read and scrolled.',
    states: 'Open, closed, hovered, disabled and struck through; lying or standing.',
    loading: 'Choose manual activation where a panel is fetched, and show a Skeleton in it.',
    error: 'A panel that failed says so inside; the other tabs go on working.',
    smallScreens: 'Tabs wrap onto a second line; none is cut or scrolled away.',
    reducedMotion: null,
    forcedColours: 'The open tab is filled with the highlight.',
  },
  dos: [
    'Give each tab an address, so that it can be sent.',
    'Leave out a tab that the reader may not use, as Benchmarks is without its flag.',
  ],
  donts: ['Do not put fields of one form into several panels.', 'Do not nest tabs.'],
  content: [
    'One or two words, nouns, in the case of the specification: “Analysis Jobs”.',
    'Without counts; a count belongs to the heading inside.',
    '`value` has no spaces, since it becomes part of an id.',
  ],
};
