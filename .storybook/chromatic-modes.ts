/** What Chromatic photographs: the same pictures as `picture-sets.ts`. The preview gives every story the modes of the kit; screens add theirs. */
export const kitModes = { modes: { light: { theme: 'light' } } };

/** `parameters.chromatic` of a screen: light and dark, wide and narrow. */
export const screenModes = {
  modes: {
    light: { theme: 'light' },
    dark: { theme: 'dark' },
    'light narrow': { theme: 'light', viewport: 375 },
    'dark narrow': { theme: 'dark', viewport: 375 },
  },
};

/** `parameters.chromatic` of stories that are about behaviour and look like a screen's: the tag `no-visual` is for our own pictures. */
export const noSnapshot = { disableSnapshot: true };
