import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose: 'One of a few, all in sight, within a form that is sent: the type of a benchmark run, the session that a partial run builds on.',
  instead: [
    { part: 'SegmentedControl', when: 'for two to five words that change the view at once.' },
    { part: 'Select', when: 'for more than six choices.' },
    { part: 'Checkbox', when: 'for several at once.' },
  ],
  anatomy: [
    { name: 'Group', dom: '[role="radiogroup"][aria-labelledby]', is: 'Named by the question.' },
    { name: 'Ring', dom: 'button[role="radio"]', is: '24 px; a filled dot when chosen.' },
    { name: 'Label', dom: '[role="radiogroup"] label', is: 'Names the ring and presses it.' },
    { name: 'Hint', dom: '[id$="-hint"]', is: 'A sentence under a choice that describes it.' },
    { name: 'Error', dom: '[role="alert"]', is: 'Below the last choice, read at once.' },
  ],
  behaviour: {
    keyboard: [
      { keys: 'Tab', does: 'goes to the chosen ring, or the first, and next out of the group.' },
      { keys: 'Arrow keys', does: 'move and choose, from the last to the first as well.' },
      { keys: 'Space', does: 'chooses the ring that has focus.' },
    ],
    focus: 'One stop for the group; a round outline around the ring.',
    states: 'None chosen, one chosen, one or all disabled with a dashed ring, wrong.',
    loading: null,
    error: 'The message belongs to the group: `aria-invalid` and the description stand there.',
    smallScreens: 'Choices stand under each other at every width; words wrap beside the ring.',
    reducedMotion: null,
    forcedColours: 'The dot is drawn in the highlight, of a disabled ring in grey.',
  },
  dos: ['Choose the most common answer at first, where one is harmless.', 'Order by sense: newest session first, smallest amount first.'],
  donts: [
    'Do not offer “none of these” by leaving all empty; give it a ring.',
    'Do not let a choice change the rest of the form above it.',
  ],
  content: [
    'The question is a noun or a short question, without a colon.',
    'All choices have the same form, one to four words.',
    'What a choice leads to stands in its hint, as one sentence.',
  ],
};
