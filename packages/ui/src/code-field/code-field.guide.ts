import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose:
    'A short numeric code from an email or a phone. One field that looks like places to fill, so that paste, autofill and screen readers work.',
  instead: [
    { part: 'TextField', when: 'for numbers that are not codes: amounts, years, postal codes.' },
    { part: 'PasswordField', when: 'for a secret that the reader has chosen.' },
  ],
  anatomy: [
    { name: 'Label', dom: 'label[for]', is: 'Always shown, or kept for screen readers by `hideLabel`.' },
    { name: 'Entry', dom: 'input[autocomplete="one-time-code"]', is: 'One input; each digit stands on a short ledger line.' },
    {
      name: 'Places',
      dom: 'input[inputmode="numeric"][placeholder]',
      is: 'As many zeros as the code has digits, faint, until something is entered.',
    },
    { name: 'Error', dom: '[aria-live="polite"]', is: 'Stands before the message does, so that a message arriving later is read.' },
  ],
  behaviour: {
    keyboard: [
      { keys: 'A digit', does: 'fills the next place; full-width digits count, everything else is left out.' },
      { keys: 'Paste', does: 'of a whole code replaces what was there, spaces and dashes left out.' },
    ],
    focus: 'One stop for the whole code. The screen moves focus to it when a code is asked for.',
    states: 'Empty, partly filled, complete (`onComplete` is called once), disabled, wrong.',
    loading: 'The button that sends says so; the field stays as it is.',
    error: 'The lines turn vermilion and the message appears below. The caller empties a refused code.',
    smallScreens: 'Below 23 rem the places move closer, so that six stand on one line of 320 px. Phones show the keypad for numbers.',
    reducedMotion: null,
    forcedColours: 'One line stands under the whole field, since the places are a drawn ground.',
  },
  dos: [
    'Say in the hint where the code is: “Check your email for the 6-digit code.”',
    'Offer another code after a minute, beside the field.',
  ],
  donts: [
    'Do not split it into six fields: a pasted code would land in the first.',
    'Do not send it by `onComplete` alone without a button: some readers check the digits first.',
  ],
  content: [
    'The label is “Verification code”; the number of digits stands in the hint, as a figure.',
    'An error says whether to type again or to ask for another code.',
    'Digits are set from left to right also on a page from right to left.',
  ],
};
