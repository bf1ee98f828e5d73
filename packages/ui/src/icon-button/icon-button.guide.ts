import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose: 'A button that is one drawing, for dense places and deeds that everybody knows: clear, show the password, the menu of a row.',
  instead: [
    { part: 'Button', when: 'wherever there is room for the word.' },
    { part: 'CopyableId', when: 'for copying an ID.' },
  ],
  anatomy: [
    { name: 'Button', dom: 'button[aria-label][title]', is: 'A square of 24, 32 or 40 px; its name is words, heard and shown on hover.' },
    { name: 'Drawing', dom: 'button[aria-label] > svg[aria-hidden]', is: 'An Icon, hidden from screen readers.' },
  ],
  behaviour: {
    keyboard: [
      { keys: 'Enter', does: 'presses it, and so does a click anywhere in the square.' },
      { keys: 'Space', does: 'presses it when the key is released.' },
    ],
    focus: 'An outline of 2 px; a busy one keeps focus, a disabled one is left out.',
    states:
      'Plain, bordered, critical (vermilion only under the pointer); pressed for toggles with `aria-pressed`; disabled and busy with a dashed edge.',
    loading: '`busy` ignores presses and changes the pointer; it draws nothing that moves.',
    error: null,
    smallScreens: 'Never below 24 px; take `large` where fingers press it often.',
    reducedMotion: 'The ground under the pointer changes at once.',
    forcedColours: 'A pressed toggle is filled with the system’s highlight.',
  },
  dos: [
    'Name the thing with the deed where several stand in a list: “Remove flyer.pdf”.',
    'Change name and drawing together: “Show password” with the eye, “Hide password” with the crossed one.',
  ],
  donts: ['Do not use it for the next step of a screen.', 'Do not put two of them side by side whose drawings need guessing; take a Menu.'],
  content: [
    'The label is a verb and its object in sentence case: “Clear address”.',
    'Without “button” and without a full stop: the role is read anyway.',
    'At most four words, since it is also shown as a tip.',
  ],
};
