import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose:
    'What happens when part of the application does not load, after a deployment or on a bad connection: it is loaded again, and a message appears only if that fails.',
  who: 'Anyone who opens a page at that moment.',
  states:
    'A script or a style sheet that is loaded again shows nothing of it. Reloads where nothing else helps once; without a connection it stays on the page. The screen says what is kept and offers Try again. Other faults are passed on to the frame.',
  words: 'The product’s own: “We couldn’t load this page”, what is kept, one button.',
};
