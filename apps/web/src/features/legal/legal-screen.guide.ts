import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose: 'The disclosure that Japan’s act on specified commercial transactions asks of a seller.',
  who: 'Everyone, from the foot of each page.',
  states: 'Default has the seller of the installation. Seller not set names the values that are missing instead of inventing them.',
  words:
    'The rows are fixed by section 2 of the specification, down to their date. Seller, representative, address and telephone come from the installation.',
};
