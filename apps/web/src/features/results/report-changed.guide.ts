import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose: 'Says why a report differs from the earlier one of the same property, in yen and cause by cause.',
  who: 'The owner, below the report, where an earlier report exists: before a correction, or of an earlier analysis of the same source.',
  states:
    'Several causes and After a correction are calculated in a fixed order, so that the parts add up. Causes not separable, and Earlier inputs not kept, say so and give only the total difference.',
  words: 'The product’s own. Names of facts and figures are those of the report, and amounts come from the engine.',
};
