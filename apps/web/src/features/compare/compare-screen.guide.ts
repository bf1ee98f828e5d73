import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose: 'Two to four analyses side by side, worked out anew as of one day, by the same rules, for the same buyer.',
  who: 'The owner of all of them, from the history.',
  states:
    'Two, Three and Four differ in columns, which become blocks on a phone. Highest and lowest are said in words. One cannot be worked out, and A range, show what is not known as such. Fewer than two and One is not there lead back to the history.',
  words: 'The product’s own; names and meanings of figures come from the engine, so that they are those of the report.',
};
