import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose: 'What the Scenario Score of any parts comes to: whoever doubts a score moves its parts and sees what each one weighs.',
  who: 'Everyone; the score of a report leads here with its own parts in the address.',
  states:
    'Parts of a report begins with what the address brings. From the middle begins with five for each part. Cash purchase has no loan, so the property counts alone. Cut and capped shows what each gate does.',
  words:
    'Names and definitions of the measures are those of the report; weights, curves and gates are those of the published version of the score.',
};
