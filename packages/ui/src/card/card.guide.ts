import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose: 'A group of things that belong together and have a heading: Current Subscription, Source Materials, a plan.',
  instead: [
    { part: 'StatCard', when: 'for one figure.' },
    { part: 'Disclosure', when: 'where most readers do not need what is inside.' },
    { part: 'DataTable', when: 'for a row of cards with the same fields: rows can be compared.' },
  ],
  anatomy: [
    {
      name: 'Card',
      dom: 'section[data-surface]',
      is: 'A region named by its heading; without a title it has no name and is not a landmark.',
    },
    { name: 'Heading', dom: 'section[data-surface] header h2', is: 'Of level 2, 3 or 4.' },
    { name: 'Aside', dom: 'section[data-surface] header > div', is: 'A badge, link or button at the end of the heading’s line.' },
    { name: 'Foot', dom: 'section[data-surface] > footer', is: 'Buttons or links under a hairline.' },
  ],
  behaviour: {
    keyboard: [],
    focus: null,
    states: 'Three surfaces: `sheet` with a hairline around, `ruled` with a heavy line above, `sunken` for what is secondary.',
    loading: 'Put a Skeleton into it: heading and place stay as they will be.',
    error: 'Put an Alert into it: one card may fail while the rest of the page stands, as sessions do in Account.',
    smallScreens: 'Fills its column; the aside goes under the heading, the foot wraps.',
    reducedMotion: null,
    forcedColours: 'A sunken card gets a line around, since its ground is not drawn.',
  },
  dos: [
    'Use `ruled` for running sections, and boxes only for what is lifted out of them.',
    'Let the outer grid give the distance: a card has no margin of its own.',
  ],
  donts: [
    'Do not put a card into a card; use a heading or a hairline inside.',
    'Do not make a whole card a link: words in it could no longer be selected.',
  ],
  content: [
    'The heading is a noun of one to three words without a full stop.',
    'The foot holds at most two actions, the next step first.',
    'Figures in a card have label and unit, as everywhere.',
  ],
};
