import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose: 'One line of text or one number, with its label, hint and error.',
  instead: [
    { part: 'TextArea', when: 'for several lines.' },
    { part: 'PasswordField', when: 'for secrets.' },
    { part: 'CodeField', when: 'for codes of a few digits.' },
    { part: 'Select', when: 'where the answers are known.' },
    { part: 'Slider', when: 'for a number to be tried out.' },
  ],
  anatomy: [
    { name: 'Label', dom: 'label[for]', is: 'Always there; only heard with `hideLabel`.' },
    { name: 'Box', dom: 'div[data-size]:has(> input)', is: 'A hairline box on a ledger line, 32 or 40 px high.' },
    { name: 'Entry', dom: 'div[data-size] > input', is: 'Takes `type`, so that a phone shows the right keyboard.' },
    { name: 'Before and after', dom: 'div[data-size] > span > bdi', is: 'A unit or symbol, or a small button: ¥, “/ month”, clear.' },
    { name: 'Error', dom: '[id$="-error"][aria-live="polite"]', is: 'Below, with a cross; described by Field.' },
  ],
  behaviour: {
    keyboard: [
      { keys: 'Tab', does: 'goes to the entry, then to a button within the box.' },
      { keys: 'Enter', does: 'sends the form around it.' },
    ],
    focus: 'The whole box has the outline, prefix and suffix included.',
    states: 'Empty, filled, hovered, read-only (the box goes, its line stays), disabled with a dashed edge, wrong.',
    loading: null,
    error: 'The edge stays vermilion under the pointer and with focus: neither mends what is wrong. It goes when the entry is edited.',
    smallScreens: 'Never wider than its place; the entry gives way before its unit does.',
    reducedMotion: 'The edge changes at once.',
    forcedColours: 'Edges of the system; dashed still says disabled.',
  },
  dos: ['Set `type`, `autoComplete` and `inputMode`: email, url, decimal.', 'Put the unit into the box, not into the label.'],
  donts: ['Do not format while one types: commas are added when the field is left.', 'Do not cut what is pasted without a word.'],
  content: [
    'Labels in sentence case or as specified: “Email address”, “Full Name”.',
    'A placeholder is an example in the form asked for: “e.g., Shibuya 1LDK Apartment”.',
    'Names and addresses are taken in any script; email addresses are lowercased.',
  ],
};
