import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose: 'More about one thing, beside it, at the press of a button: where a figure comes from, a small form.',
  instead: [
    { part: 'Tooltip', when: 'for one short sentence about a control that can be missed.' },
    { part: 'Dialog', when: 'for a task with more than one field, or that must not be lost by a click outside.' },
    { part: 'Menu', when: 'for a list of things to do.' },
  ],
  anatomy: [
    {
      name: 'Trigger',
      dom: 'button[aria-haspopup="dialog"][aria-expanded]',
      is: 'The caller’s one button; it says whether the sheet is open.',
    },
    {
      name: 'Sheet',
      dom: '[role="dialog"][aria-label]',
      is: '20 rem wide, named by `label`, with an ink edge; on the side where there is room.',
    },
  ],
  behaviour: {
    keyboard: [
      { keys: 'Enter', does: 'on the trigger opens the sheet, or closes it.' },
      { keys: 'Tab', does: 'goes through what it holds, and then on through the page.' },
      { keys: 'Escape', does: 'closes it, from anywhere inside.' },
    ],
    focus: 'Goes to the first control inside, or to the sheet; back to the trigger at the end.',
    states: 'Open or closed; a click anywhere else closes it.',
    loading: 'Show a Skeleton of the same height inside, so that the sheet does not jump to the other side.',
    error: 'Stands inside, where it happened.',
    smallScreens: 'As wide and high as the window allows less 8 px, and scrolls within.',
    reducedMotion: null,
    forcedColours: 'The ink edge is drawn in the color of the text; the shadow is not.',
  },
  dos: [
    'Mark the trigger as one: a dotted line or an icon with a name.',
    'Repeat figure and source, so that the sheet can be read by itself.',
  ],
  donts: ['Do not put what is needed for a decision into it alone: it is not printed.', 'Do not open it on hover.'],
  content: [
    '`label` is a noun that names the content: “Source of the rent”.',
    'At most five short lines; more is a Disclosure.',
    'Words inside are 14 px, in whole sentences.',
  ],
};
