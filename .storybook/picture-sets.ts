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

export const wide = 1200;
/** Windows up to here are narrow. */
export const narrow = 375;

/**
 * Screens in light and dark, and in light narrow. Of parts what shows them whole, `everything`, in both themes, and what is tagged
 * `own-picture`, a state that `Everything` cannot show: another width or direction of the page, focus, something open over it.
 * Stories about the report have no `Everything` and are taken one by one. Pictures lie in `.storybook/__screenshots__/<name>/`.
 */
export const pictureSets: readonly PictureSet[] = [
  { name: 'kit-light', theme: 'light', width: wide, of: 'kit', tags: ['everything', 'own-picture'] },
  { name: 'kit-dark', theme: 'dark', width: wide, of: 'kit', tags: ['everything', 'in-dark'] },
  { name: 'screens-light-wide', theme: 'light', width: wide, of: 'screens' },
  { name: 'screens-dark-wide', theme: 'dark', width: wide, of: 'screens' },
  { name: 'screens-light-narrow', theme: 'light', width: narrow, of: 'screens' },
];

type Story = Pick<StoryEntry, 'importPath' | 'tags'>;

const isScreen = ({ importPath }: Story): boolean => importPath.includes('apps/');

/**
 * Whether the set has a picture of the story. A screen that keeps one theme or a narrow window says so by `dark-only`, `light-only`
 * or `narrow-only`, and is not photographed twice; the run fails where the tag is forgotten. `wide-only` leaves out a narrow picture
 * that would be that of another story.
 */
export function isTaken(story: Story, { theme, width, of, tags = ['test'] }: PictureSet): boolean {
  const others = ['no-visual'];
  if (of === 'screens') others.push(theme === 'light' ? 'dark-only' : 'light-only');
  if (of === 'screens' && theme === 'light' && width === wide) others.push('narrow-only');
  if (of === 'screens' && width === narrow) others.push('wide-only');
  return (
    isScreen(story) === (of === 'screens') &&
    tags.some((tag) => story.tags.includes(tag)) &&
    !others.some((tag) => story.tags.includes(tag))
  );
}

/** Whether the story is read by axe in dark as well: where dark can differ, in screens and in what shows a part whole. */
export function differsInDark(story: Story): boolean {
  if (isScreen(story)) return !story.tags.includes('light-only');
  return ['everything', 'in-dark'].some((tag) => story.tags.includes(tag));
}
