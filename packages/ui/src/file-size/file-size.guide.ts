import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose: 'The size of a file as the product writes it everywhere. Use it beside the name of a file.',
  instead: [
    { part: 'Progress', when: 'for how much of a file has been sent.' },
    { part: 'DropZone', when: '(its FileList) for a list of chosen files: sizes are in it.' },
  ],
  anatomy: [
    { name: 'Size', dom: 'span[title$="bytes"]', is: 'Figure and unit; all bytes stand in its `title`.' },
    { name: 'Isolation', dom: 'span[title$="bytes"] > bdi', is: 'Keeps figure and unit in order on a page from right to left.' },
    { name: 'In its place', dom: 'span > span[data-short]', is: 'NotStated, where the size is missing, negative or not a number.' },
  ],
  behaviour: {
    keyboard: [],
    focus: null,
    states: 'A size, or not stated. 0 Bytes is a size.',
    loading: null,
    error: null,
    smallScreens: 'Figure and unit stay on one line.',
    reducedMotion: null,
    forcedColours: 'Words only; it takes the color of its row.',
  },
  dos: ['Set sizes of a table at the end of the line, so that units stand under each other.', 'Pass bytes as the contract gives them.'],
  donts: ['Do not write a size by hand in another unit.', 'Do not show 0 for a size that is unknown.'],
  content: [
    'Bytes, KB, MB, GB, in steps of 1024, with at most two decimals: “1.5 KB”, “18 MB”.',
    'A space stands between figure and unit; thousands have a comma in the title.',
    'Below 1 KB whole bytes: “812 Bytes”, as the specification spells the unit.',
  ],
};
