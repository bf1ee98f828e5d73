import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose: 'Decides whether the landing page speaks of an unverified address.',
  who: 'Signed-in users who have not opened the link yet; visitors and the verified see the page alone.',
  states: 'The mail is offered again, and after that it is said that it went out; those who verified their address are told nothing.',
  words: 'The address stands as it was registered.',
};
