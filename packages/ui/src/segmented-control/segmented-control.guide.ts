import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose: 'A choice of a few that changes the view at once: yen or dollars, all jobs or those that failed.',
  instead: [
    { part: 'Tabs', when: 'where each choice has content of its own.' },
    { part: 'RadioGroup', when: 'within a form that is sent.' },
    { part: 'Select', when: 'for more than five.' },
  ],
  anatomy: [
    { name: 'Group', dom: '[role="radiogroup"][aria-label]', is: 'Named by `label`, which is not shown.' },
    { name: 'Segment', dom: '[role="radio"][data-state="checked"]', is: 'The chosen one is filled with ink.' },
    { name: 'Other segment', dom: '[role="radio"][data-state="unchecked"]', is: 'Soft ink on the sheet, a hairline between.' },
  ],
  behaviour: {
    keyboard: [
      { keys: 'Tab', does: 'goes to the chosen segment, then out.' },
      { keys: 'Arrow keys', does: 'choose the next or the one before; left and right change places on a page from right to left.' },
    ],
    focus: 'One stop; the outline stands over the neighbours.',
    states: 'Chosen, not chosen, disabled and struck through; 32 or 40 px high.',
    loading: 'What it changes shows its own waiting; the control can be pressed again meanwhile.',
    error: null,
    smallScreens: 'Never wider than its segments; they wrap where the place is narrower.',
    reducedMotion: null,
    forcedColours: 'The chosen segment is filled with the highlight.',
  },
  dos: ['Remember the choice where readers expect it: the currency of a report is.', 'Give a symbol its `name`: “Yen” for ¥.'],
  donts: ['Do not use it for on and off; that is a Switch.', 'Do not leave none chosen without a reason.'],
  content: [
    'One or two words, or a code: “JPY”, “USD”.',
    'The same kind of word in all: all nouns or all adjectives.',
    '`label` names what is chosen: “Currency”.',
  ],
};
