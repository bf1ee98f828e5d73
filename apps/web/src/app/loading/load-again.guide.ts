import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose:
    'What happens when a part of the application does not arrive, after a deployment or on a bad line: it is loaded again, and only then is something said.',
  who: 'Whoever opens a page at that moment.',
  states:
    'A script or a style sheet that is loaded again shows nothing of it. Reloads where nothing else helps once; without a connection it stays on the page. The screen says what is kept and offers Try again. Other faults are passed on to the frame.',
  words: 'The product’s own: “This page could not be loaded”, what is kept, one button.',
};
