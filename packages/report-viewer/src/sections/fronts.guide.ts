import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose: 'The first screen of a report in each situation, on a phone: what a reader sees before anything is opened.',
  instead: [
    { part: 'Report/Situations narrow', when: 'for all chapters at this width.' },
    { part: 'Report/Whole report', when: 'for the same screen on a desk.' },
  ],
  anatomy: [
    {
      name: 'First chapter',
      dom: 'section.rv-chapter-glance',
      is: 'The answer in one screen: yield, month, price, dangers, unknowns, steps.',
    },
  ],
  behaviour: {
    keyboard: [{ keys: 'Tab', does: 'goes from one label to the next, top to bottom.' }],
    focus: null,
    states: 'Sparse, at a loss, paid in cash, on leased land, at auction, old and of wood: each changes what stands first.',
    loading: null,
    error: 'A word that is cut, or a part beside the phone, fails the story.',
    smallScreens: 'One column; figures keep their size and their labels wrap.',
    reducedMotion: null,
    forcedColours: 'Nothing of its own: see the chapters.',
  },
  dos: ['Read it as someone would who has half a minute.', 'Keep the graver sentence above the friendlier one.'],
  donts: ['Do not add a verdict: no good, no bad, no buy.', 'Do not fill an empty place with an assumed figure.'],
  content: ['A sentence ends within three lines here.', 'What nobody states is said to be so, in two words.'],
};
