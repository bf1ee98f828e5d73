/** What Chromatic photographs: screens wide and narrow in light and wide in dark, and every story of a part in light. The preview gives every story the modes of the kit; screens add theirs. */
export const kitModes = { modes: { light: { theme: 'light' } } };

const dark = { dark: { theme: 'dark' } };

/** `parameters.chromatic` of a screen: light and dark, and light in a narrow window. */
export const screenModes = { modes: { light: { theme: 'light' }, 'light narrow': { theme: 'light', viewport: 375 }, ...dark } };

/** `parameters.chromatic` of a screen that is always dark (tag `dark-only`). */
export const darkScreenModes = { modes: dark };

/** `parameters.chromatic` of stories that are about behaviour and look like a screen's: the tag `no-visual` is for our own pictures. */
export const noSnapshot = { disableSnapshot: true };
