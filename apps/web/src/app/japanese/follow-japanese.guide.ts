import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose:
    'How Japanese words get their face: that of the device where it has one, else the product’s own, fetched when the page is at rest.',
  who: 'Everybody who meets a Japanese name or types one; on most devices nothing is fetched and nothing changes.',
  states:
    'A face of the device is enough fetches nothing. Without one, words stand in whatever face the browser finds until the own faces have come; typed Japanese asks for them like shown Japanese.',
  words: 'It has no words: the names are those of properties and people.',
};
