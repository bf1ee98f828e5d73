import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose: 'Goes somewhere: to a page of the product, to a listing, to a document.',
  instead: [
    { part: 'Button', when: 'for doing something, and with `asChild` for the one next step that happens to be a page.' },
    { part: 'Menu', when: 'for several places to go from one row.' },
  ],
  anatomy: [
    {
      name: 'Link',
      dom: 'a[data-variant][href]',
      is: 'Underlined in running text; on its own line 24 px high; `quiet` without a line until it is pointed at.',
    },
    { name: 'Mark of leaving', dom: 'a[target="_blank"] > span[aria-hidden]', is: 'A small arrow after the words of an external link.' },
    { name: 'Words of leaving', dom: 'a[rel="noopener noreferrer"] > span', is: '“(opens in a new tab)”, only heard.' },
  ],
  behaviour: {
    keyboard: [
      { keys: 'Tab', does: 'goes to it in reading order.' },
      { keys: 'Enter', does: 'follows it.' },
    ],
    focus: 'The outline follows the words over two lines.',
    states: 'Inline, standalone, quiet; under a pointer the line grows to 2 px. Visited links look like others.',
    loading: 'The router keeps the page until the next one is there, and AppShell’s frame says so after 4 seconds.',
    error: null,
    smallScreens: 'Wraps like the words around it; long addresses break anywhere.',
    reducedMotion: 'The line changes at once.',
    forcedColours: 'Takes the system’s color of links, and keeps its line.',
  },
  dos: [
    'Let the words make sense alone: “Detached house, Kawagoe”, “See plans”.',
    'Set `external` for listings and documents elsewhere, so that the report stays open.',
  ],
  donts: ['Do not write “here” or “click”.', 'Do not take the line from links in running text: indigo alone is not seen by everybody.'],
  content: [
    'The title of what it leads to, or a verb; without a full stop unless it is a whole sentence.',
    'An address that a customer gave is shown as given, in full.',
    'One link for one place in a paragraph.',
  ],
};
