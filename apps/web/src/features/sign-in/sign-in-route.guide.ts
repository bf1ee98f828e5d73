import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose: 'Signing in with a server behind it: password, code, session that ended, and where one goes afterwards.',
  who: 'Visitors. After success they are where they wanted to go, or at home.',
  states:
    'A failure stays on the form; a refused code is emptied. Another address starts over, because a code belongs to one address. After a minute another code can be sent; a sign-in that expired says so.',
  words: 'The server’s detail in the box; helper texts by the channel that it names.',
};
