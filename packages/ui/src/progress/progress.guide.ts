import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose: 'How far a piece of work has come, on a ruled scale, with what is being done now: an upload, an analysis, a run of benchmarks.',
  instead: [
    { part: 'Spinner', when: 'for waits of a few seconds without steps.' },
    { part: 'Skeleton', when: 'while a part of the page is fetched.' },
    { part: 'Steps', when: 'for showing which of several steps is under way.' },
  ],
  anatomy: [
    { name: 'Label', dom: '[id]:has(~ bdi)', is: 'What is being done; names the bar, shown or only heard.' },
    { name: 'Value', dom: 'bdi', is: '“42% complete”, or other words given.' },
    { name: 'Bar', dom: '[role="progressbar"][aria-valuenow]', is: 'Read against ten divisions, like a ruler.' },
    {
      name: 'Unknown',
      dom: '[role="progressbar"] > [data-unknown]',
      is: 'A hatched piece that goes to and fro; `aria-valuenow` is then absent.',
    },
  ],
  behaviour: {
    keyboard: [],
    focus: null,
    states: 'Known from 0 to 100, unknown, information, positive at the end, caution where it stopped.',
    loading: 'Is its purpose: give a value as soon as there is one.',
    error: '`tone="caution"` keeps the bar where it stopped: “Stopped at”, with the reason beside it.',
    smallScreens: 'Label and value wrap under each other, the bar takes the width.',
    reducedMotion: 'The bar jumps to its value; the hatched piece stands still.',
    forcedColours: 'The bar is drawn in the system’s highlight; a hatched piece keeps its stripes.',
  },
  dos: [
    'Say beside it that one may leave, and where the result will be: “its result waits in Analysis History”.',
    'Let the label follow the step: “Uploading”, then “Starting the analysis”.',
  ],
  donts: ['Do not let it go backwards.', 'Do not invent a value: unknown is drawn as unknown.'],
  content: [
    'The label is a verb in -ing or a noun, without dots.',
    'Whole numbers without decimals: “N% complete” stands in the specification.',
    'The time left is a sentence below, rounded to what is known: “About 20 minutes left”.',
  ],
};
