import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose: 'Looks into the runs of one analysis: sessions, files, differences; and runs parts of the pipeline again.',
  who: 'Administrators of an installation in debug mode. It shows what customers never see.',
  states:
    'Empty to Picture of a PDF go from an ID to the content of a file, of which pages are shown in a frame where nothing runs. Difference tells two sessions apart by artefact, figure and yen. Task running is asked about every 2 seconds; Task failed stops asking. Each failure keeps the content and appears beside the control that was used.',
  words:
    'Sections 5 and 8 of the specification for messages, section 9 for the names of the steps; otherwise the server’s own words, unshortened.',
};
