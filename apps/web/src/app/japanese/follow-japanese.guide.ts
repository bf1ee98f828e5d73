import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose: 'How Japanese text gets its font: the device’s own if it has one, otherwise the product’s, fetched when the page is idle.',
  who: 'Everyone who reads or types Japanese; on most devices nothing is fetched and nothing changes.',
  states:
    'A device font is enough: nothing is fetched. Without one, text uses the browser’s fallback until the product’s fonts load; typed Japanese loads them like shown Japanese.',
  words: 'It has no words: the names are those of properties and people.',
};
