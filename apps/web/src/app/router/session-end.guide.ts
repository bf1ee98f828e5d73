import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose: 'What happens to entries when a session ends while a user types: they are restored after signing in.',
  who: 'Signed-in users whose session ran out or was ended elsewhere.',
  states: 'A name that could not be saved, and a run that could not be started, come back as typed; once they were sent they are gone.',
  words: 'Those of the sign-in, which says why one is there, and of the form that was left.',
};
