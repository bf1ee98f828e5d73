import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose: 'The form with a server behind it: what is sent, and what remains when it is refused.',
  who: 'Signed-in users; whether they may start is asked of the server before the form can be sent.',
  states:
    'Starts and goes to the results is the good way. Each refusal keeps everything that was filled in, and names the document or field it is about. An address without its scheme is completed rather than refused.',
  words: 'The alert is fixed by section 8 of the specification; reasons below it are the server’s, item by item.',
};
