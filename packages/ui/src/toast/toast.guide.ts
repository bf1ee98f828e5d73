import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose: 'One passing message at the foot of the window, about something that was done and needs no answer.',
  instead: [
    { part: 'Alert', when: 'for what must not be missed, and for everything that went wrong in a form.' },
    { part: 'Banner', when: 'for what stays true.' },
    { part: 'AlertDialog', when: 'for a question.' },
  ],
  anatomy: [
    {
      name: 'Place',
      dom: '[role="region"][aria-label*="Notification"]',
      is: 'A region at the end of the foot, 24 rem wide, the newest message last.',
    },
    { name: 'Message', dom: 'ol > li[data-tone]', is: 'A sheet with an upper edge in its tone.' },
    { name: 'Deed', dom: 'li[data-tone] button:not([aria-label])', is: 'One thing to do: Undo.' },
    { name: 'Dismiss', dom: 'li[data-tone] button[aria-label="Dismiss"]', is: 'Puts it away.' },
  ],
  behaviour: {
    keyboard: [
      { keys: 'F8', does: 'goes to the messages from anywhere.' },
      { keys: 'Tab', does: 'goes through deeds and Dismiss.' },
      { keys: 'Escape', does: 'closes the message that has focus.' },
    ],
    focus: 'Is not taken; after a message is closed it goes on within the region.',
    states:
      'Information, positive, caution. It goes after 8 seconds; it waits under a pointer, with focus, and while the window is not in front.',
    loading: null,
    error: '`caution` interrupts a screen reader and stays until it is closed.',
    smallScreens: 'As wide as the window; several scroll within it at 400% zoom. A swipe to the end of the line puts one away.',
    reducedMotion: 'Stands there at once, without rising by 12 px.',
    forcedColours: 'Edges in the color of the text; the icon tells the tones apart.',
  },
  dos: [
    'Say what was done: “Analysis removed from the list.”',
    'Give `altText`: how to do the same elsewhere, for those who do not reach the message in time.',
  ],
  donts: [
    'Do not put the only copy of something into it: an address to a shared report stays on the page.',
    'Do not use it for the 30 seconds of Undo in the history: those outlast it.',
  ],
  content: [
    'The title is one sentence of at most eight words, with a full stop.',
    'The body says what was kept or what to do next, in one more.',
    'The deed is one verb.',
  ],
};
