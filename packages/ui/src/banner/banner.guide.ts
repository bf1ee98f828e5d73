import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose:
    'A strip across the page, for something true of the whole session and not of one field: free testing, a connection that is lost.',
  instead: [
    { part: 'Alert', when: 'for a message about something on this page.' },
    { part: 'Toast', when: 'for a message that passes.' },
  ],
  anatomy: [
    {
      name: 'Strip',
      dom: 'section[aria-label][data-tone]',
      is: 'A region named “Notice” or by `label`, washed in its tone between two lines.',
    },
    { name: 'Icon', dom: 'section[data-tone] > svg[aria-hidden]', is: 'Of the tone, on the first line of the words.' },
    { name: 'First words', dom: 'section[data-tone] strong', is: 'Set strong, in the color of the tone.' },
    {
      name: 'Action',
      dom: 'section[data-tone] :is(a, button)',
      is: 'One link or button; goes under the words where there is no room beside them.',
    },
    { name: 'Dismiss', dom: 'section[data-tone] button[aria-label="Dismiss"]', is: 'Only where the caller keeps that it was put away.' },
  ],
  behaviour: {
    keyboard: [{ keys: 'Tab', does: 'reaches the action, then Dismiss.' }],
    focus: 'It takes none by itself and is not announced on its own: it is a region to go to, part of the page from the start.',
    states: 'Information, positive, pending, and caution only for what stands in the way.',
    loading: null,
    error: null,
    smallScreens: 'Words take the width, the action is below, Dismiss stays at the end of the first line.',
    reducedMotion: null,
    forcedColours: 'Both lines remain in the color of the text; the wash goes.',
  },
  dos: [
    'Give the region a name that says what it is about when there may be two: `label="Free testing mode"`.',
    'Keep it in AppShell’s strip, under the navigation, at the same place on every page.',
  ],
  donts: [
    'Do not stack strips: two lines of notices push the first figures of a report out of sight.',
    'Do not advertise a plan in it; Pricing does that.',
  ],
  content: [
    'One sentence after two to four strong words, each with a full stop: “Free testing mode.”',
    'The action says where it leads: “See plans”, not “Learn more”.',
    'Present tense; a day is “until Nov 30, 2026”.',
  ],
};
