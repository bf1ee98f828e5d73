import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose: 'The first screen of a report in each situation, on a phone: what a reader sees before anything is opened.',
  instead: [
    { part: 'Report/Situations narrow', when: 'for all chapters at this width.' },
    { part: 'Report/Fronts wide', when: 'for the same screens at a desk.' },
  ],
  anatomy: [
    {
      name: 'First chapter',
      dom: 'section.rv-chapter-glance',
      is: 'The answer in one screen: verdict, five results with their basis, what can be changed, unknowns, steps, findings.',
    },
  ],
  behaviour: {
    keyboard: [{ keys: 'Tab', does: 'goes from one label to the next, top to bottom.' }],
    focus: null,
    states:
      'Rent stated, estimated or missing; loan covered, not covered or none; company and non-resident owner; leased land; no rebuilding; court sale: each has its verdict.',
    loading: null,
    error: 'A word that is cut, or a part beside the phone, fails the story.',
    smallScreens: 'One column; figures keep their size and their labels wrap.',
    reducedMotion: null,
    forcedColours: 'Nothing of its own: see the chapters.',
  },
  dos: ['Read it as someone would who has half a minute.', 'Keep the graver sentence above the friendlier one.'],
  donts: [
    'Do not judge: a verdict is test, result and number, never good, bad or buy.',
    'Do not fill an empty place with an assumed figure.',
  ],
  content: ['A sentence ends within three lines here.', 'What nobody states is said to be so, in two words.'],
};
