import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose:
    'A whole report in the situations that a designer would not think of first: almost nothing stated, sources that contradict each other, a loss, an auction, leasehold, old wood.',
  instead: [
    { part: 'Report/Chapters', when: 'for the pictures: these stories are read by axe and not photographed.' },
    { part: 'Report/Situations narrow', when: 'for a phone.' },
    { part: 'Report/Situations on paper', when: 'for the PDF.' },
    { part: 'Report/Whole report', when: 'for ordinary properties.' },
    { part: 'EmptyState', when: 'for a screen without a report.' },
  ],
  anatomy: [
    { name: 'Unknown value', dom: '.rv-not-stated', is: 'What Sparse consists of: hatched, in words, with what to ask for.' },
    {
      name: 'Switched amount',
      dom: '[data-jpy]',
      is: 'Every amount carries its yen, so that dollars can be shown without asking anybody.',
    },
    { name: 'Contents', dom: 'nav.rv-contents', is: 'Chapters with nothing to say are left out of it, as they are of the report.' },
    { name: 'Chapter', dom: 'section.rv-chapter', is: 'At least ten in each; one without anything to say leaves itself out.' },
  ],
  behaviour: {
    keyboard: [{ keys: 'Tab', does: 'is the same in every situation: what is missing leaves no empty stop.' }],
    focus: null,
    states:
      'Full, Sparse, Conflicts, Loss Making, Cash (without a loan), Leasehold, Auction, Whole Building With Roll, Old Wood; each also in dollars and dark, where nothing may leave its place.',
    loading: null,
    error: 'None of these is an error: each is a true state of a property, and the report says what follows from it.',
    smallScreens: 'Each has its twin on a phone and on paper.',
    reducedMotion: null,
    forcedColours: 'Words carry every state; see Chapters for marks and charts.',
  },
  dos: [
    'Read Sparse aloud: every sentence must still be true with a figure missing.',
    'Say in Conflicts which value was used and why, with both sources.',
    'Add a situation here when a customer’s report surprised us.',
  ],
  donts: [
    'Do not soften a loss: it is the finding that saves the reader most.',
    'Do not hide a chapter because its news is bad or its data thin.',
  ],
  content: [
    'A missing figure is “Not stated” or “Not available”, with the document that would settle it.',
    'A negative amount has a minus sign, and the sentence says loses or costs.',
    'Legal terms of leasehold and auction are named in plain English, with the Japanese term of the source beside them.',
  ],
};
