import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose:
    'A question that must be answered before anything else, for what cannot be undone: deleting a user, revoking a link to a report. A click outside does not answer it.',
  instead: [
    { part: 'Dialog', when: 'for a task that may be left with Escape, a cross or a click outside.' },
    { part: 'Alert', when: 'for a message that needs no answer.' },
    { part: 'Toast', when: 'with an Undo, where the deed can be taken back: that is better than asking first.' },
  ],
  anatomy: [
    {
      name: 'Dialog',
      dom: '[role="alertdialog"]',
      is: 'A sheet of 24 rem over a shaded page; its upper edge is ink, or vermilion with `tone="critical"`.',
    },
    { name: 'Title', dom: '[role="alertdialog"] h2', is: 'The question; names the dialog.' },
    { name: 'Description', dom: '[role="alertdialog"] p', is: 'What the answer means; describes the dialog.' },
    {
      name: 'Answers',
      dom: '[role="alertdialog"] button',
      is: 'Cancel first, the deed last. With `cancelLabel={null}` there is one answer.',
    },
  ],
  behaviour: {
    keyboard: [
      { keys: 'Tab', does: 'goes round inside the dialog and does not leave it.' },
      { keys: 'Escape', does: 'is Cancel; while the deed is going on it does nothing.' },
      { keys: 'Enter', does: 'presses the answer that has focus: Cancel at first, so that a hasty Enter destroys nothing.' },
    ],
    focus: 'Goes to Cancel when it opens and back to what opened it when it closes.',
    states: 'Neutral or critical; open or closed, by itself or controlled.',
    loading: '`busy` keeps both buttons and the focus, marks the deed as busy, and ignores Cancel and Escape until the caller closes.',
    error: 'The caller shows an Alert among its children and lets the dialog stay, so that the reader can try again.',
    smallScreens: 'As wide as the window less 8 px on each side. The shaded page scrolls when the dialog is taller.',
    reducedMotion: 'Neither the shade nor the sheet moves.',
    forcedColours: 'The sheet has a line all round, since its shadow is not drawn there.',
  },
  dos: [
    'Repeat the deed in the button: “Delete user”, not “OK”.',
    'Name what goes with it: “Are you sure you want to delete this user? This action cannot be undone.”',
  ],
  donts: [
    'Do not ask where the deed can be undone: an analysis is deleted at once and offers Undo for 30 seconds.',
    'Do not open it on its own; it is always the answer to a press of the reader.',
  ],
  content: [
    'The title is a question or what has just happened, at most one line at 24 rem.',
    'The description says the consequence first. Two sentences are enough.',
    'Buttons are verbs of one to three words, in sentence case.',
  ],
};
