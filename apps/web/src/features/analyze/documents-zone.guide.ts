import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose: 'The place for documents while what takes them is still being fetched: nothing that was chosen early is lost.',
  who: 'Users of the form on a slow or broken connection.',
  states:
    'Documents are kept and named while the script is awaited. When it fails or does not answer, Try again looks at them once more, and Continue without them sends the form without.',
  words: 'The product’s own: the specification does not know this situation. They say what happened, what is kept and what can be done.',
};
