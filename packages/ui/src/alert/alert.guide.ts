import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose:
    'A message about what is on this page, beside what it is about: a failed save above its form, the allowance above the form that spends it.',
  instead: [
    { part: 'Banner', when: 'for what is true of the whole session, such as free testing.' },
    { part: 'Toast', when: 'for the result of something done elsewhere on the page, which may pass.' },
    { part: 'Field', when: '(its `error`) for what is wrong with one entry.' },
    { part: 'AlertDialog', when: 'where nothing may go on before the reader has answered.' },
  ],
  anatomy: [
    {
      name: 'Note',
      dom: '[data-tone][role="status"]',
      is: 'A rule of its tone at the start, hairlines above and below. Its role is `status`, and `alert` with `tone="caution"`.',
    },
    {
      name: 'Icon',
      dom: '[role="alert"] svg[aria-hidden]',
      is: 'Of the tone: information, check, clock or warning. Drawing only; the words say it too.',
    },
    { name: 'Title', dom: '[role="alert"] p', is: 'What happened, in one line. May stand alone.' },
    { name: 'Actions', dom: '[data-tone] button', is: 'Buttons or links to what to do next; they wrap under each other.' },
    { name: 'Dismiss', dom: 'button[aria-label="Dismiss"]', is: 'Drawn only where the caller can put the message away.' },
  ],
  behaviour: {
    keyboard: [{ keys: 'Tab', does: 'goes to its actions, then to Dismiss. The note itself takes no focus.' }],
    focus: 'Is never moved to it. The code that removes the message moves focus on, or the keyboard starts again at the top.',
    states: 'Tones information, positive, pending and caution. Only caution is washed, in vermilion.',
    loading: null,
    error: '`tone="caution"` is how a failure looks: a screen reader is interrupted by it, while the other tones wait for a pause.',
    smallScreens: 'Icon, words and Dismiss stay on one line; actions go under the words.',
    reducedMotion: null,
    forcedColours: 'The hairlines above and below become lines of the text color, and the icon follows the words.',
  },
  dos: [
    'Say what happened, what was kept and what to do next: “Failed to start analysis. Please try again.” above a form that still holds every entry.',
    'Keep it beside its cause, within the form or card that it is about.',
  ],
  donts: [
    'Do not use caution for good news or for attention: vermilion is for warnings and nothing else.',
    'Do not show three alerts under each other; write one with the most urgent first.',
  ],
  content: [
    'The title is one sentence with a full stop, or a few words without one: “Subscription Required”.',
    'The body has at most three sentences. Words of the server stand as they came.',
    'Exclamation marks and “Oops” are not used; where the specification gives the words, those words.',
  ],
};
