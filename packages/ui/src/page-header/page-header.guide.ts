import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose: 'Head of a page: the one `h1` on its ledger line, with what one can do with the whole page.',
  instead: [
    { part: 'Card', when: 'for the heading of a section.' },
    { part: 'AppShell', when: 'for the ways between pages.' },
  ],
  anatomy: [
    { name: 'Kicker', dom: 'div:has(+ h1)', is: 'A small line above: where this is, or the analysis ID.' },
    { name: 'Title', dom: 'h1', is: 'In the serif; balanced over its lines.' },
    { name: 'Lead', dom: 'h1 + div', is: 'A sentence under it, kept to the reading measure.' },
    { name: 'Actions', dom: 'div > button', is: 'Buttons and links at the end of the line.' },
  ],
  behaviour: {
    keyboard: [{ keys: 'Tab', does: 'goes to the actions; the title is not a stop.' }],
    focus: 'A new page is announced by its title in the window; focus stays where the router leaves it.',
    states: 'With or without kicker, lead, actions and further lines.',
    loading: 'Stands from the start: a page that loads has its title already, so that nothing jumps.',
    error: null,
    smallScreens: 'Actions go under the words as soon as these would have less than 20 rem; a long Japanese title breaks anywhere.',
    reducedMotion: null,
    forcedColours: 'The heavy line below is drawn in the color of the text.',
  },
  dos: [
    'Use the name of the navigation as title: “Analysis History”.',
    'Show the customer’s own title, or “Property Analysis” where there is none.',
  ],
  donts: [
    'Do not put a second page header on a page.',
    'Do not put more than two buttons beside the title; the rest belongs to where it acts.',
  ],
  content: [
    'The title has one to six words, without a full stop.',
    'The lead is one sentence in the present tense: what this page gives.',
    'The kicker is a name or an ID, not a slogan.',
  ],
};
