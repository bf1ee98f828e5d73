import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose:
    'The report from its title to its foot, for each kind of property, with its nested pages: method, missing documents, the pages of a document. Use it for reading order and for hostile input.',
  instead: [
    { part: 'Report/Chapters', when: 'for judging one chapter by its picture.' },
    { part: 'Report/Embedded', when: 'for how it stands in a page of another product.' },
    { part: 'PageHeader', when: 'for the head of a screen around it, which repeats nothing of the report.' },
  ],
  anatomy: [
    { name: 'Report', dom: 'article.rv-root[lang="en"]', is: 'Everything is inside; styles reach nothing else.' },
    { name: 'Title', dom: 'header.rv-header h1', is: 'What it is, and the name that the sources give, with its reading below.' },
    { name: 'Place', dom: 'header .rv-where', is: 'Address, kind and municipality.' },
    { name: 'Price', dom: 'header .rv-asking', is: 'The asking price; of a court sale the base price.' },
    { name: 'Disclaimer', dom: 'footer.rv-footer p', is: 'That the report informs and does not advise. It may not be hidden.' },
    { name: 'Switches', dom: '[data-controls]', is: 'Currency, theme and Print; hidden until the script runs.' },
    { name: 'Contents', dom: 'nav[aria-label="Chapters of the report"] a', is: 'In sight all the time; the chapter being read is marked.' },
    { name: 'Page of a document', dom: 'section.rv-sheet img[alt]', is: 'A picture with numbered marks, and the same values as a list.' },
    { name: 'Mark', dom: 'svg[role="group"] a[aria-label]', is: 'A link to the value in the report, named by number and facts.' },
  ],
  behaviour: {
    keyboard: [
      { keys: 'Tab', does: 'meets switches, contents, then the chapters; on a document page each mark.' },
      { keys: 'Enter', does: 'follows a link of the contents and opens its chapter; a mark leads to its value.' },
    ],
    focus: 'Following the contents moves the page, and reading goes on there.',
    states:
      'Fragment within the product, a file to mail, paper; condominium, apartment building, detached house; with and without pictures of what was read.',
    loading: 'The front comes first and the rest when it is opened; what stands there does not move.',
    error: 'A source that could not be used is named at the top with its reason. A listing that holds markup or code is shown as text.',
    smallScreens: 'Margins shrink, contents become a strip that moves sideways, pictures of documents move within their frame.',
    reducedMotion: null,
    forcedColours: 'Marks are outlines in the colour of links; a pressed switch has an outline.',
  },
  dos: [
    'Test every change with Hostile Listing: names may be markup, endless, or turn the direction of reading.',
    'Look at all three kinds: a building has a roll of rents, a house has land and age.',
  ],
  donts: [
    'Do not add a line above the answer: what it rests on stands below, since nobody looks for it first.',
    'Do not repeat figures in other roundings: a number reads the same in chapter, card, table and on paper.',
  ],
  content: [
    'Names and addresses in Japanese as printed, with `lang`, and a reading in Latin letters where there is one.',
    'Days as November 20, 2026; the analysis by the first 8 characters of its ID.',
    'The line of the law is that of the engine, to the letter.',
  ],
};
