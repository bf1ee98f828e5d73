import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose:
    'Several questions under each other, each with an answer that most readers skip. Use it where a reader looks for one of them, as in the FAQ of Pricing.',
  instead: [
    {
      part: 'Disclosure',
      when: 'for one thing folded away, and wherever the folded words must be printed or found by a search of the page.',
    },
    { part: 'Tabs', when: 'where exactly one of the panels is always open.' },
    { part: 'DescriptionList', when: 'where the answers are a few words: they then stand in sight.' },
  ],
  anatomy: [
    { name: 'List', dom: 'div[data-orientation="vertical"]', is: 'Holds the questions; a heavy line above, a hairline under each.' },
    {
      name: 'Question',
      dom: 'h3 > button[aria-expanded]',
      is: 'A heading of level 2, 3 or 4 (`headingLevel`) around a button over the whole line.',
    },
    { name: 'Mark', dom: 'h3 > button svg[aria-hidden]', is: 'A plus that loses its upright when open. Drawing only.' },
    { name: 'Answer', dom: 'div[role="region"]', is: 'A region named by its question, kept to the reading measure.' },
  ],
  behaviour: {
    keyboard: [
      { keys: 'Tab', does: 'goes to the next question that can be opened, and into what an open answer holds.' },
      { keys: 'Enter', does: 'opens or closes the question.' },
      { keys: 'Space', does: 'does the same.' },
      { keys: 'Arrow keys', does: 'up and down move between questions.' },
      { keys: 'Home and End', does: 'go to the first and the last question.' },
    ],
    focus: 'Stays on the question while its answer opens or closes. The outline goes around the whole line.',
    states: 'Closed, open, and disabled with soft ink. Any number may be open at once; under a pointer the question is underlined.',
    loading: null,
    error: null,
    smallScreens: 'One column at every width. A long question wraps, and the mark keeps to the first line at its end.',
    reducedMotion: 'The answer appears at once instead of fading in over 160 ms.',
    forcedColours: 'The mark takes the color of the words, lines that of the system.',
  },
  dos: [
    'Ask as a customer would: “What happens if I exceed my limit?”, “Can I change plans?”.',
    'Choose the heading level that follows the section around it, so that the outline has no gap.',
  ],
  donts: [
    'Do not fold away a price, a limit or a risk: what decides the purchase is always in sight.',
    'Do not put a form into an answer: a closed answer is taken out of the page, and an unsaved entry is lost with it.',
  ],
  content: [
    'A question is one line in sentence case, and ends with its question mark.',
    'An answer has one to three sentences, the first of which answers.',
    '`value` is a short name without spaces; readers never see it.',
  ],
};
