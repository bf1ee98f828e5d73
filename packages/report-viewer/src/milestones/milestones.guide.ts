import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose:
    'The years that matter of a purchase on one axis (loan, depreciation, dead cross, tax on a gain, repairs, best year), and what a sale in a chosen year leaves.',
  instead: [
    { part: 'Report/Chapters', when: 'for the tables of years around it, which hold the same values and stand on paper too.' },
    { part: 'Slider', when: 'for an assumption that is tried out: this handle chooses what is read and changes nothing.' },
    { part: 'Steps', when: 'for what happens one after the other without years.' },
  ],
  anatomy: [
    { name: 'Sentence', dom: '.rv-milestones .rv-chart-title', is: 'What the drawing lets the reader say, above it.' },
    {
      name: 'Row',
      dom: '.rv-milestones li > .rv-milestone-name',
      is: 'What ends, begins or falls due, with year of holding and calendar year in words.',
    },
    { name: 'Track', dom: '.rv-milestones li svg[aria-hidden]', is: 'Pale where something lasts, strong where it matters.' },
    { name: 'Axis', dom: '.rv-milestone-axis[aria-hidden]', is: 'Years of holding, and below them when they end.' },
    {
      name: 'Handle',
      dom: '[role="slider"][aria-label="Year of sale"]',
      is: 'A line over all rows with the year in a box; its value is read as a sentence with the amounts.',
    },
    { name: 'Reading', dom: '.rv-milestones-reading dl', is: 'What is left after tax, multiple, IRR, loan and book value of that year.' },
  ],
  behaviour: {
    keyboard: [
      { keys: 'Tab', does: 'goes to the handle, the one stop.' },
      { keys: 'Arrow keys', does: 'choose the year after or before.' },
      { keys: 'Page Up and Page Down', does: 'go five years on or back.' },
      { keys: 'Home and End', does: 'choose the first and the last year worked out.' },
    ],
    focus: 'Goes to the handle when the drawing is pressed, and stays there while it is drawn anew from other figures.',
    states:
      'Begins at the year in which the base case sells; a chosen year is kept when assumptions change. Bought with cash, the row of the loan is left out.',
    loading:
      'One line of words stands in its place until the page has nothing else to do; the section is left out where no sale is worked out.',
    error: 'Without the script the line stays, and says that the tables of the chapter hold the years.',
    smallScreens:
      'In a place of 640 px or less each name stands above its track; a finger along the tracks chooses, up and down still scrolls.',
    reducedMotion: 'Nothing glides: handle and amounts are at once where they belong.',
    forcedColours: 'The box with the year is filled with the highlight; spans are grey, marks the colour of the text.',
  },
  dos: ['Give every year twice, as year of holding and as calendar year.', 'Keep the amounts those of the tables, to the yen.'],
  donts: [
    'Do not say which year is the best to sell: it shows what follows, and does not advise.',
    'Do not add a row that is not in a table of the chapter.',
  ],
  content: [
    'A row is a name, a colon and what happens: “Loan: ends with year 25 (2051)”.',
    'Years are figures without commas, amounts in yen or dollars as the report is.',
    'A value that does not exist, such as a rate of return, is said in words and not drawn as zero.',
  ],
};
