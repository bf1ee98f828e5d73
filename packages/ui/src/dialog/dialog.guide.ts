import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose: 'A small task over the page that can be left at any time: renaming an analysis, correcting a fact, sharing a report.',
  instead: [
    { part: 'AlertDialog', when: 'for a question that must be answered, since this one closes by a click outside.' },
    { part: 'Popover', when: 'for a few words or one choice beside what they are about.' },
    { part: 'Disclosure', when: 'where the page has room: nothing is then covered.' },
  ],
  anatomy: [
    { name: 'Dialog', dom: '[role="dialog"]', is: 'A sheet of 24, 36 or 56 rem under a heavy ink edge, over a shaded page.' },
    { name: 'Title', dom: '[role="dialog"] h2', is: 'Names the dialog.' },
    { name: 'Description', dom: '[role="dialog"] header p', is: 'One sentence that describes it.' },
    { name: 'Cross', dom: '[role="dialog"] button[aria-label="Close"]', is: 'Closes without doing anything.' },
    { name: 'Foot', dom: '[role="dialog"] > footer', is: 'Buttons, the next step last.' },
  ],
  behaviour: {
    keyboard: [
      { keys: 'Tab', does: 'goes round inside the dialog.' },
      { keys: 'Escape', does: 'closes it.' },
    ],
    focus: 'Goes to the first control when it opens, and back to its trigger when it closes.',
    states: 'Open or closed, by its trigger or controlled.',
    loading: 'The button in the foot is busy; the dialog stays until the work has ended.',
    error: 'An Alert in its body, above what can be mended; entries stay.',
    smallScreens: 'As wide as the window less 8 px on each side, from the top; the shaded page scrolls, so that no part is cut.',
    reducedMotion: 'Appears in place, without the rise of 8 px.',
    forcedColours: 'A line goes all round it, because neither shade nor shadow is drawn.',
  },
  dos: [
    'Name the task as a verb with its object: “Rename analysis”.',
    'Load its code when the pointer nears the trigger, as the correction of facts does, so that it opens at once.',
  ],
  donts: [
    'Do not open a dialog from a dialog; change its content.',
    'Do not put more than one screen of fields into it: that is a page with an address of its own.',
  ],
  content: [
    'The title is two to five words without a full stop.',
    'The description says what will happen, in one sentence.',
    'The button repeats the verb of the title; the other one says Cancel, or Close after it is done.',
  ],
};
