import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose: 'The first screen of a report in each situation, at a desk: what a reader sees before anything is opened.',
  instead: [
    { part: 'Report/Situations narrow', when: 'for all chapters at this width.' },
    { part: 'Report/Fronts', when: 'for the same screens on a phone.' },
  ],
  anatomy: [
    {
      name: 'First chapter',
      dom: 'section.rv-chapter-glance',
      is: 'Verdict, then five tiles in a row, four sliders and three lists in columns.',
    },
  ],
  behaviour: {
    keyboard: [{ keys: 'Tab', does: 'goes from one label to the next, top to bottom.' }],
    focus: null,
    states: 'The situations of Report/Fronts, one story each.',
    loading: null,
    error: 'Text that overflows its column fails the story.',
    smallScreens: 'See Report/Fronts.',
    reducedMotion: null,
    forcedColours: 'Nothing of its own: see the chapters.',
  },
  dos: ['Read it as someone would who has half a minute.', 'Keep the graver sentence above the friendlier one.'],
  donts: ['Do not let a tile wrap its value: shorten the figure instead.', 'Do not fill an empty place with an assumed figure.'],
  content: ['A sentence ends within three lines here.', 'What nobody states is said to be so, in two words.'],
};
