import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose: 'How any marks make a Scenario Score: a reader who doubts a score changes its parts and sees the weight of each.',
  who: 'Everyone; the score of a report leads here with its own parts in the address.',
  states:
    'Parts of a report begins with what the address brings. From the middle begins with five for each part. Cash purchase has no loan, so the property counts alone. Cut and capped shows what each gate does.',
  words:
    'Names and definitions of the measures are those of the report; weights, curves and gates are those of the published version of the score.',
};
