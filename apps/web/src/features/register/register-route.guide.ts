import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose: 'A registration with a server behind it, which signs in at once.',
  who: 'Visitors; signed-in users go to the home page.',
  states:
    'After success one is at home, and the back button does not return to the form. A refusal without a reason keeps what was filled in.',
  words: 'The server’s detail at the field it is about, else above the form.',
};
