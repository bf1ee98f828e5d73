import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose: 'The results with a server behind it: asking until the report is there, and all that can be done with it then.',
  who: 'The owner; another user’s analysis is not there.',
  states:
    'Polling goes from queued to the report without a press. Later pictures are offered, not inserted. Canceling leads to sending again; a link is made, told once and revoked; the PDF is waited for and downloaded.',
  words: 'Status and progress are the server’s, the report the engine’s.',
};
