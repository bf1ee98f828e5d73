import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose: 'Lets the reader put own values in the place of the report’s assumptions; figures and, around them, the whole report follow.',
  instead: [
    { part: 'Report/Milestones', when: 'for choosing what is read, such as the year of a sale: nothing is worked out anew there.' },
    { part: 'Report/Chapters', when: 'for the cases that the report works out by itself: base, cautious and severe.' },
    { part: 'Slider', when: 'for a value in a form of the product; this panel lives inside a report, without React.' },
  ],
  anatomy: [
    { name: 'Note', dom: '.rv-lab-note', is: 'Above the report: that it is shown under other values, the way to them and back.' },
    { name: 'Preset changes', dom: '.rv-lab-presets', is: 'What is tried most, each added to what was tried before; Reset at their end.' },
    { name: 'Group', dom: '.rv-lab-group', is: 'Values that belong together: price and rent, loan, costs and taxes, buyer, sale.' },
    { name: 'Value', dom: '.rv-lab-input', is: 'Name, mark of the reader’s own, number and slider; or a list of words.' },
    { name: 'Status', dom: '.rv-lab-status[role="status"]', is: 'What was done or refused, in one sentence.' },
    { name: 'Outcomes', dom: '.rv-lab-outcomes', is: 'Headline figures: of the report or a scenario, of the reader, and between them.' },
    {
      name: 'Kept',
      dom: '.rv-lab-kept',
      is: 'Saving under a name, address, defaults, where scenarios are kept, and which one is compared with.',
    },
  ],
  behaviour: {
    keyboard: [
      { keys: 'Tab', does: 'goes from number to slider and on to the next value.' },
      { keys: 'Arrow keys', does: 'on a slider, and up and down in a number, go one step.' },
      { keys: 'Page Up and Page Down', does: 'go ten steps.' },
      { keys: 'Enter', does: 'takes the typed number; in the name, saves the scenario.' },
    ],
    focus: 'Stays on the value that is moved while figures and report follow.',
    states:
      'A value of the reader has the mark “yours” and a line at its side; what differs in the report is underlined, its chapters say so.',
    loading: 'Figures follow a step within a frame or two; the report follows when the reader rests. In between the former values stand.',
    error: 'A number outside of its ends, or one that the engine refuses, is said in words with what is taken; figures stay as they were.',
    smallScreens: 'Values stand in one column; the table of outcomes becomes a list with its three amounts under each name.',
    reducedMotion: 'Nothing glides.',
    forcedColours: 'The line at the side of a value and the underlines take the colour of the text.',
  },
  dos: [
    'Begin at the report’s own value, and offer only what arises in this report.',
    'Say the same figures as the engine gives for the same values, to the yen.',
  ],
  donts: ['Do not call any value good or bad: the panel shows what follows.', 'Do not use a form: the frame of a host sends none.'],
  content: [
    'A ready change is two or three words with its amount: “Rate +1 pt”.',
    'A refusal names the value and the ends that are taken: “Holding period must be a whole number between 1 and 35.”',
    'What is compared with is named in the head of its column.',
  ],
};
