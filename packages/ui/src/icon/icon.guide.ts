import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose: 'One line drawing in the color of the text. Use it to let a word be found faster, or within IconButton, and never to decorate.',
  instead: [
    { part: 'IconButton', when: 'for a drawing that can be pressed.' },
    { part: 'StatusBadge', when: 'for the mark of a state.' },
    { part: 'Wordmark', when: 'for the product’s own sign.' },
  ],
  anatomy: [
    {
      name: 'Decoration',
      dom: 'svg[data-size][aria-hidden]',
      is: 'Without a `label`: hidden from screen readers, the words beside it say it.',
    },
    { name: 'Picture', dom: 'svg[role="img"][aria-label]', is: 'With a `label`: read aloud, because it stands alone.' },
  ],
  behaviour: {
    keyboard: [],
    focus: null,
    states: 'Small (16 px), medium (1.25 of the text size) and large (28 px). Color is that of the words around.',
    loading: null,
    error: null,
    smallScreens: 'Keeps its size and does not shrink beside long words.',
    reducedMotion: null,
    forcedColours: 'Follows the words beside it.',
  },
  dos: [
    'Use the drawing that already means a thing: the check for done, the triangle for caution.',
    'Add a new one on the 20-unit grid with straight strokes and square ends.',
  ],
  donts: [
    'Do not use it as the only sign of a state.',
    'Do not mirror it by hand: arrows and chevrons turn with the writing direction by themselves.',
  ],
  content: [
    'A `label` names what the drawing means here, not what it shows: “Warning”, not “Triangle”.',
    'Letters and figures are not drawn as icons.',
    'One icon to a line of words at most.',
  ],
};
