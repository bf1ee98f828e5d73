import type { StoryEntry } from './story-index.ts';

export interface PictureSet {
  /** Folder of the stored pictures. */
  name: string;
  theme: 'light' | 'dark';
  /** Width of the window in pixels; a story that asks for a narrower one keeps it. */
  width: number;
  /** Stories taken: those of packages or those of the screens. */
  of: 'kit' | 'screens';
  /** Only stories with one of these tags. */
  tags?: readonly string[];
}

const [wide, narrow] = [1200, 375];

/** Screens in light and dark, wide and narrow; parts in light, `Everything` and what is tagged `in-dark` in dark too. Pictures lie in `.storybook/__screenshots__/<name>/`. */
export const pictureSets: readonly PictureSet[] = [
  { name: 'kit-light', theme: 'light', width: wide, of: 'kit' },
  { name: 'kit-dark', theme: 'dark', width: wide, of: 'kit', tags: ['everything', 'in-dark'] },
  { name: 'screens-light-wide', theme: 'light', width: wide, of: 'screens' },
  { name: 'screens-dark-wide', theme: 'dark', width: wide, of: 'screens' },
  { name: 'screens-light-narrow', theme: 'light', width: narrow, of: 'screens' },
  { name: 'screens-dark-narrow', theme: 'dark', width: narrow, of: 'screens' },
];

/**
 * Tags that say in which sets a story is photographed, as Storybook takes them. A screen that keeps one theme or a narrow window
 * says so by `dark-only`, `light-only` or `narrow-only`, and is not photographed twice; the run fails where the tag is forgotten.
 */
export function tagsOf({ theme, width, of, tags = ['test'] }: PictureSet): { include: string[]; exclude: string[] } {
  const others = of === 'kit' ? [] : [theme === 'light' ? 'dark-only' : 'light-only', ...(width === wide ? ['narrow-only'] : [])];
  return { include: [...tags], exclude: ['no-visual', ...others] };
}

/** Whether the set has a picture of the story. */
export function isTaken({ importPath, tags }: Pick<StoryEntry, 'importPath' | 'tags'>, set: PictureSet): boolean {
  const { include, exclude } = tagsOf(set);
  return (
    importPath.includes('apps/') === (set.of === 'screens') &&
    include.some((tag) => tags.includes(tag)) &&
    !exclude.some((tag) => tags.includes(tag))
  );
}
