import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose: 'Does something on this page, and says a verb. One `primary` for the next step, others beside it.',
  instead: [
    { part: 'Link', when: 'for going to another page; a link that has to look like a button is a Button with `asChild`.' },
    { part: 'IconButton', when: 'in dense places where a drawing is known: clear, copy, close.' },
    { part: 'Menu', when: 'for more than three things to do with one row.' },
    { part: 'Switch', when: 'for something that is on or off.' },
  ],
  anatomy: [
    { name: 'Button', dom: 'button[type="button"]', is: 'A native button, 32, 40 or 48 px high, that never sends a form by itself.' },
    {
      name: 'As a link',
      dom: 'a[href]',
      is: 'The one child, drawn as the button (`asChild`). In either case an icon may stand before or after the words.',
    },
    {
      name: 'Line of work',
      dom: 'button[aria-busy="true"] > span[aria-hidden]',
      is: 'Two short lines that are being written, before the words, while it is busy.',
    },
  ],
  behaviour: {
    keyboard: [
      { keys: 'Tab', does: 'goes to it, also while it is busy; not while it is disabled.' },
      { keys: 'Enter', does: 'presses it.' },
      { keys: 'Space', does: 'presses it; not where it is drawn as a link.' },
    ],
    focus: 'An outline of 2 px around it. A busy button keeps it, a disabled one loses it.',
    states: 'Primary, secondary, quiet, critical; hovered, pressed (1 px lower), disabled with a dashed edge, busy.',
    loading:
      '`busy` ignores presses, sets `aria-busy` and `aria-disabled`, and draws the line. The caller changes the words: “Signing in...”.',
    error: 'It has none: what failed stands in an Alert or at its field, and the button is ready again.',
    smallScreens: 'Words wrap inside it; `wide` fills the column, as in the forms for signing in.',
    reducedMotion: 'The line of work stands still; the words say that it goes on.',
    forcedColours: 'Takes the system’s button colors; a dashed edge still says disabled.',
  },
  dos: ['Have one primary button on a screen: “Start Analysis”.', 'Say the reason beside a disabled one: “Please log in to subscribe”.'],
  donts: [
    'Do not color a button for attention: `critical` is for what cannot be undone, such as “Delete account”.',
    'Do not disable submit to point out mistakes: let it be pressed and say at the fields what is missing. The code step of signing in is the one exception, which the specification asks for.',
  ],
  content: [
    'A verb with its object, one to three words, without punctuation; dots only while busy: “Verifying...”.',
    'Words that the specification gives keep their case (“Subscribe Now”); all others are in sentence case.',
    'The same deed has the same words on every screen: “Try again”, never “Retry”.',
  ],
};
