import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose:
    'Keeps a fault in one part of the page from taking the rest with it, and draws ErrorView in its place: what happened, what was kept, a way on.',
  instead: [
    { part: 'Alert', when: 'for a request that failed: the screen still stands, and says so beside its cause.' },
    { part: 'EmptyState', when: 'for an address without a page, which is not a fault.' },
  ],
  anatomy: [
    { name: 'View', dom: 'div[role="alert"]', is: 'Read at once when it appears.' },
    { name: 'Title', dom: 'div[role="alert"] > h1', is: 'What happened, under a vermilion line.' },
    { name: 'Way on', dom: 'div[role="alert"] button', is: '“Try again” draws what failed once more; further links beside it.' },
    { name: 'Details', dom: 'div[role="alert"] details pre', is: 'The words of the fault for support, folded away.' },
  ],
  behaviour: {
    keyboard: [
      { keys: 'Tab', does: 'goes to Try again, the other ways, then to the details.' },
      { keys: 'Enter', does: 'on Try again draws the part again.' },
    ],
    focus: 'Is not moved; the view is read because of its role.',
    states: 'Standing, failed, and trying again when `resetKey` changes, as it does with the address.',
    loading: null,
    error: 'It is the last resort: of rendering only. Faults in handlers and requests never reach it.',
    smallScreens: 'One column; the details scroll in a place of at most 16 rem.',
    reducedMotion: null,
    forcedColours: 'The line over the title is drawn in the color of the text.',
  },
  dos: [
    'Put one around each screen, so that the navigation stays, and one around each chart that loads late.',
    'Say what is safe: “Nothing you saved is lost.”',
  ],
  donts: [
    'Do not show stack traces unfolded: customers read that as their own mistake.',
    'Do not use it in place of handling a known failure.',
  ],
  content: [
    'The title is a plain sentence without a full stop: “This page stopped working”.',
    'Then what was kept, then what to do; two sentences.',
    'The details stay as they are, in the code face, in their original language.',
  ],
};
