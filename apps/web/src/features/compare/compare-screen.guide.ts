import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose: 'Two to four analyses side by side, recalculated as of one day, with the same rules and buyer.',
  who: 'The owner of all of them, from the history.',
  states:
    'Two, Three and Four differ in columns, which become blocks on a phone. Highest and lowest are stated in words. One not available, and A range, show unknown values as unknown. Fewer than two and One is not there lead back to the history.',
  words: 'The product’s own; names and meanings of figures come from the engine, so that they are those of the report.',
};
