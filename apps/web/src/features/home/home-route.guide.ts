import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose: 'Decides whether the landing page speaks of an unverified address.',
  who: 'Signed-in users who have not opened the link yet; visitors and the verified see the page alone.',
  states: 'The email can be sent again, and the page confirms it; users with a verified address see no notice.',
  words: 'The address stands as it was registered.',
};
