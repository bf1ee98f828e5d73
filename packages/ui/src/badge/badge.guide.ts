import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose: 'One or two words about the thing beside it: Most Popular on a plan, Admin beside a name, Active on a subscription.',
  instead: [
    { part: 'StatusBadge', when: 'for where a piece of work stands: its mark has a shape for each state.' },
    { part: 'NotStated', when: 'for a value that is unknown.' },
    { part: 'Alert', when: 'where a sentence is needed.' },
  ],
  anatomy: [
    { name: 'Badge', dom: 'span[data-tone][data-emphasis]', is: 'A thin box in its tone, no role: it is read as part of the line.' },
    { name: 'Icon', dom: 'span[data-emphasis] > svg[aria-hidden]', is: 'Optional, before the word.' },
    { name: 'Word', dom: 'span[data-emphasis] > span', is: 'Wraps inside the box when it has to.' },
  ],
  behaviour: {
    keyboard: [],
    focus: null,
    states: 'Tones neutral, information, positive, pending and caution; outlined, or solid for the one that must be seen first.',
    loading: null,
    error: null,
    smallScreens: 'Never wider than its place: the word wraps inside the box, also within one unbroken word.',
    reducedMotion: null,
    forcedColours: 'Outline and word take system colors; tones look alike, and the word tells them apart.',
  },
  dos: [
    'Let the word carry the meaning: “Payment failed”, and vermilion besides.',
    'Put it after the name that it qualifies, on the same line.',
  ],
  donts: [
    'Do not make it a button or a filter: it cannot be pressed, and must not look as if it could.',
    'Do not use positive for a good yield or a high score: a figure is not good because it is green.',
  ],
  content: [
    'One or two words, in sentence case, without a full stop.',
    '“Populating while analysis finishes” is the longest, and given by the specification. A figure with a unit belongs into StatCard or a table.',
    'Adjectives or nouns, never verbs: a verb promises a button.',
  ],
};
