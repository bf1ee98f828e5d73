import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose:
    'The building block of a report: one question of the reader, its answer first, then its tables. Use this page to judge one chapter, light and dark, wide and on a phone.',
  instead: [
    { part: 'Report/Whole report', when: 'for how chapters follow one another, and for kinds of property.' },
    { part: 'Report/Situations', when: 'for what is missing, contradictory or bad.' },
    { part: 'Accordion', when: 'for folded questions outside of a report: chapters have a script and styles of their own.' },
  ],
  anatomy: [
    {
      name: 'Chapter',
      dom: 'section[data-chapter][aria-labelledby]',
      is: 'One of up to twelve, named by its heading; the contents lead to it.',
    },
    {
      name: 'Heading',
      dom: 'h2 > button[aria-expanded][aria-controls]',
      is: 'Opens and closes the chapter; its Japanese name stands beside the English one, marked as such.',
    },
    { name: 'Sentence', dom: '.rv-chapter-sum', is: 'What stands for the chapter while it is closed.' },
    { name: 'Section', dom: '.rv-chapter-body h3', is: 'A part of the chapter under a heading of its own, with a lead of one sentence.' },
    { name: 'Label', dom: 'details.rv-note > summary', is: 'The name of a figure; opens a card with meaning, origin and working.' },
    {
      name: 'Origin mark',
      dom: '.rv-mark[role="img"][aria-label]',
      is: 'After a value: stated, yours, public data, rule or assumed. What is computed has none.',
    },
    {
      name: 'Range',
      dom: 'svg.rv-range-bar[aria-hidden]',
      is: 'A band from low to high with a tick at the value; the words stand beside it.',
    },
    {
      name: 'Chart',
      dom: 'figure[data-drawn] > figcaption',
      is: 'Under the sentence that it lets the reader say, above the table with the same figures.',
    },
    { name: 'Table', dom: 'section[aria-label$=", table"][tabindex="0"]', is: 'Scrolls within its frame, never with the page.' },
    { name: 'Unknown', dom: '.rv-not-stated', is: 'Hatched words, never a zero.' },
  ],
  behaviour: {
    keyboard: [
      { keys: 'Tab', does: 'goes through contents, headings, labels, tables and links in reading order.' },
      { keys: 'Enter', does: 'on a heading opens or closes the chapter; on a label its card.' },
      { keys: 'Escape', does: 'closes the card that is open, and goes back to its label.' },
      { keys: 'Arrow keys', does: 'scroll a wide table that has focus.' },
    ],
    focus: 'Stays on a heading or label that was pressed. One card is open at a time; a press elsewhere closes it.',
    states:
      'Open or closed, as the reader left it; without scripts all are open, and the stories show them so. In yen or dollars, light or dark. A search of the page opens the chapter that has the words.',
    loading: 'Cards are built when they are opened, and live charts replace the drawn ones near the window. Neither moves anything.',
    error:
      'A script that does not load leaves a whole report: every table opens without it, and a line says where notes to the figures are.',
    smallScreens:
      'From 640 px downwards all chapters but the first begin closed with their sentence, and each Story “On A Phone” shows how tables and ranges are stacked.',
    reducedMotion: 'Cards appear at once, in place of within 120 ms.',
    forcedColours: 'Bands, bars and lines of charts take system colours and differ as text and grey do; the unknown gets a dashed edge.',
  },
  dos: [
    'Put the answer before the table, as a sentence with a figure in it.',
    'Let the chart be titled by what it shows: “Buying costs … on top of the price; operating expenses are … a year”, not “Costs”.',
    'Draw assumptions with their dotted line wherever they stand, in sentences too.',
  ],
  donts: [
    'Do not let a chart be the only place of a number.',
    'Do not use vermilion for a loss in a bar or an amount: it is for warnings.',
    'Do not work anything out here: a figure that is missing is added to the engine first.',
  ],
  content: [
    'English in the present tense; terms of the field (NOI, DSCR, LTV), with the Japanese one beside them from the glossary.',
    'Amounts in yen without decimals, or in dollars at the stated rate; the unit smaller, after a space that does not break; a minus sign.',
    'Quotations of documents stay in Japanese, in quotation, with file and page.',
    'A sentence for a closed chapter says its answer, as short as its figures allow.',
  ],
};
