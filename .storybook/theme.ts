import { create } from 'storybook/theming';

const fonts = {
  fontBase: '"Inter Variable", system-ui, sans-serif',
  fontCode: '"Source Code Pro Variable", ui-monospace, monospace',
};

/** Storybook's own frame, in the product's paper and ink. */
export const docsTheme = create({
  base: 'light',
  brandTitle: 'Rimawari kit',
  brandTarget: '_self',
  colorPrimary: '#213e74',
  colorSecondary: '#213e74',
  appBg: '#f6f3ec',
  appContentBg: '#fdfbf7',
  appPreviewBg: '#f6f3ec',
  appBorderColor: '#d8d1c2',
  appBorderRadius: 3,
  inputBorderRadius: 3,
  textColor: '#1d1f24',
  textMutedColor: '#46474c',
  barBg: '#fdfbf7',
  barTextColor: '#46474c',
  barSelectedColor: '#213e74',
  ...fonts,
});
