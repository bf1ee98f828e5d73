import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose: 'A place for documents: drop them or choose them with the button. Use it where at most a few files are given for one purpose.',
  instead: [
    { part: 'TextField', when: 'for the address of a listing.' },
    { part: 'Button', when: 'for taking files away from the product: “Download”.' },
  ],
  anatomy: [
    { name: 'Zone', dom: '[role="group"][data-drag]', is: 'A dashed place named by its label and described by its hint.' },
    {
      name: 'Choose files',
      dom: '[role="group"][data-drag] button',
      is: 'The way for keyboard, touch and screen reader: the zone itself is not a button.',
    },
    { name: 'Hidden field', dom: 'input[type="file"]', is: 'What the button opens; never seen.' },
    {
      name: 'What became of them',
      dom: '[role="alert"][data-tone="caution"]',
      is: 'An Alert with a line for each file that was left out.',
    },
    { name: 'File list', dom: 'ul[aria-label="Chosen files"] li', is: 'Name, size, and a button “Remove” with the name.' },
  ],
  behaviour: {
    keyboard: [
      { keys: 'Tab', does: 'goes to Choose files, then to each Remove.' },
      { keys: 'Enter', does: 'opens the choice of the device, or removes.' },
    ],
    focus: 'After a removal it goes to Choose files, because the pressed button goes with its row.',
    states: 'Idle, files over it, files that will be taken (indigo), files that cannot be read (vermilion), disabled.',
    loading: 'It does not upload: the screen sends the files with the form and shows Progress there.',
    error: 'Wrong type, too large, empty, given twice, too many: each file is named with its reason, and the good ones are kept.',
    smallScreens: 'Words and button wrap under each other; long names of files break anywhere.',
    reducedMotion: 'The ground changes its color at once.',
    forcedColours: 'Edges say it all: dashed when idle, a double line with files over it; the words in the zone change too.',
  },
  dos: [
    'Name types, number and size in the hint, before anything is chosen.',
    'Leave the names to its list: signs that turn the direction of reading, or invisible, are taken out of them.',
  ],
  donts: ['Do not refuse all files because of one.', 'Do not rely on dragging: on a phone nothing can be dragged.'],
  content: [
    'Messages are those of the specification: “File type must be …”, “Too many files”.',
    'Sizes in Bytes, KB, MB or GB with at most two decimals; a limit within a message in bytes.',
    'The label is a noun: “Documents”. During a drag the hint says “Drop the files here”.',
  ],
};
