export interface PictureSet {
  /** Folder of the stored pictures. */
  name: string;
  theme: 'light' | 'dark';
  /** Width of the window in pixels; a story that asks for a narrower one keeps it. */
  width: number;
  /** Stories taken: those of packages or those of the screens. */
  of: 'kit' | 'screens';
  /** Only stories with this tag. */
  tag?: string;
}

/** Screens in light and dark, wide and narrow; parts in light, `Everything` in dark too. Pictures lie in `.storybook/__screenshots__/<name>/`. */
export const pictureSets: readonly PictureSet[] = [
  { name: 'kit-light', theme: 'light', width: 1200, of: 'kit' },
  { name: 'kit-dark', theme: 'dark', width: 1200, of: 'kit', tag: 'everything' },
  { name: 'screens-light-wide', theme: 'light', width: 1200, of: 'screens' },
  { name: 'screens-dark-wide', theme: 'dark', width: 1200, of: 'screens' },
  { name: 'screens-light-narrow', theme: 'light', width: 375, of: 'screens' },
  { name: 'screens-dark-narrow', theme: 'dark', width: 375, of: 'screens' },
];
