import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose: 'A short sentence about a control, on hover and on focus. Nothing that cannot be missed: touch does not show it.',
  instead: [
    { part: 'Popover', when: 'for anything that can be pressed, and for what phones must show.' },
    { part: 'Field', when: '(its `hint`) for what belongs to an entry.' },
    { part: 'Disclosure', when: 'for an explanation.' },
  ],
  anatomy: [
    { name: 'Control', dom: 'button[data-state]', is: 'The one element it is about; it must take focus. It is described by the words.' },
    { name: 'Words', dom: '[role="tooltip"]', is: 'Read with the control; drawn as paper on ink.' },
  ],
  behaviour: {
    keyboard: [
      { keys: 'Tab', does: 'to the control shows the words at once.' },
      { keys: 'Escape', does: 'hides them; focus stays.' },
    ],
    focus: 'Never goes into it.',
    states: 'Hidden; shown after 300 ms of rest, or at once for the keyboard. The pointer may go onto the words.',
    loading: null,
    error: null,
    smallScreens: 'At most 20 rem, 8 px from the edges, on the side where there is room.',
    reducedMotion: 'It neither fades nor moves in any case.',
    forcedColours: 'A line goes around it, since its dark ground is not drawn.',
  },
  dos: [
    'Explain why a control is disabled, with `aria-disabled`, so that it still takes focus.',
    'Use it for a second name: a shortcut, a unit.',
  ],
  donts: ['Do not put links or buttons into it.', 'Do not repeat the words of the control.'],
  content: [
    'One sentence of at most twelve words; the full stop may be left out.',
    'Nothing that is needed to decide or to go on.',
    'Without markup: it is also read as one piece.',
  ],
};
