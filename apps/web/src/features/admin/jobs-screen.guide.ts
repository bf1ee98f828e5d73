import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose: 'Everyone’s analyses, newest first, to see what fails and to run it again.',
  who: 'Administrators; the link View opens a result as its owner sees it.',
  states:
    'Many pages shows green for completed, red for failed and yellow for everything else. Failed only is a filter. Starting again is busy at one row; Runs again says that nothing is charged; Run again failed gives the reason.',
  words:
    'Columns, “Untitled” and the empty words are in section 2 of the specification, colors in section 4. Texts about running again are the product’s own.',
};
