import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose:
    'Rows that are compared: analyses, payments, users. Figures line up, hairlines stand between, and on a phone every row becomes a labelled group.',
  instead: [
    { part: 'DescriptionList', when: 'for one thing with many properties.' },
    { part: 'StatCard', when: 'for three or four figures that are read one by one.' },
  ],
  anatomy: [
    {
      name: 'Table',
      dom: 'table[role="table"]',
      is: 'Roles are written out, because a table loses them in some browsers when it is stacked.',
    },
    { name: 'Caption', dom: 'table > caption', is: 'Names the table; only heard unless `showCaption`.' },
    { name: 'Head', dom: 'th[role="columnheader"][scope="col"]', is: 'Words over a column, or hidden for a column of actions.' },
    {
      name: 'Sort button',
      dom: 'th[aria-sort] button',
      is: 'The words of the head with arrows; the order stands on the head as `aria-sort`.',
    },
    { name: 'Row header', dom: 'th[role="rowheader"][scope="row"]', is: 'The cell that names its row; one per table.' },
    { name: 'Cell', dom: 'td[role="cell"]', is: '`align="end"` for figures.' },
  ],
  behaviour: {
    keyboard: [
      { keys: 'Tab', does: 'goes through the sort buttons, then through links and buttons of the rows.' },
      { keys: 'Enter', does: 'on a head sorts upwards, once more downwards.' },
      { keys: 'Arrow keys', does: 'scroll a table with `narrow="scroll"`, which takes focus as a named group.' },
    ],
    focus: 'Stays on the head that was pressed while rows change places.',
    states: 'Filled, sorted, empty, loading; regular or dense. Missing values come last in both orders.',
    loading: 'Five empty lines under the heads, and `aria-busy`; the heads do not move when rows come.',
    error: 'The screen shows an Alert above; rows that were loaded before stay.',
    smallScreens:
      'In a place of 40 rem or less `stack` puts label and value on one line each, and sort buttons above; `scroll` keeps the table and lets it move.',
    reducedMotion: null,
    forcedColours: 'Lines take the color of the text; the row under a pointer is not marked.',
  },
  dos: [
    'Give every table a caption that would stand alone: “Payment history”.',
    'Draw unknown figures with NotStated; sort them by `null`, not by 0.',
  ],
  donts: [
    'Do not make whole rows clickable: the name of the row is the link.',
    'Do not use `scroll` for lists of things; keep it for matrices whose columns are compared, such as days.',
  ],
  content: [
    'Heads have one or two words in title or sentence case, the unit besides where all cells share it; up to 16 characters stay on one line.',
    'Figures: tabular digits, the same decimals in a column, a minus sign and not a hyphen.',
    '`empty` says what is missing: “No users found”. A whole EmptyState replaces the table.',
  ],
};
