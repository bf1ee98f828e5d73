import type { StoryEntry } from './story-index.ts';

export interface PictureSet {
  /** Folder of the stored pictures. */
  name: string;
  theme: 'light' | 'dark';
  /** Width of the window in pixels; a story that asks for a narrower one keeps it. */
  width: number;
  /** Stories taken: those of the kit's parts, of the report, or of the screens. */
  of: 'parts' | 'report' | 'screens';
  /** Whether four pixels of the page make one of the picture. Parts are small and shown in full size. */
  isHalved: boolean;
  /** Only stories with one of these tags. */
  tags?: readonly string[];
}

export const wide = 1200;
/** Windows up to here are narrow. */
export const narrow = 375;

/**
 * Screens wide and narrow in light, and one story of each in dark. Of parts what shows them whole, `everything`, in both themes, and
 * what is tagged `own-picture`, a state that `Everything` cannot show: another width or direction of the page, focus, something open
 * over it. Stories about the report have no `Everything` and are taken one by one. Only colours differ in dark: `in-dark` tags the
 * stories of screens and of the report that show them. Pictures lie in `.storybook/__screenshots__/<name>/`.
 */
export const pictureSets: readonly PictureSet[] = [
  { name: 'parts-light', theme: 'light', width: wide, of: 'parts', isHalved: false, tags: ['everything', 'own-picture'] },
  { name: 'parts-dark', theme: 'dark', width: wide, of: 'parts', isHalved: false, tags: ['everything'] },
  { name: 'report-light', theme: 'light', width: wide, of: 'report', isHalved: true, tags: ['own-picture'] },
  { name: 'report-dark', theme: 'dark', width: wide, of: 'report', isHalved: true, tags: ['in-dark'] },
  { name: 'screens-light', theme: 'light', width: wide, of: 'screens', isHalved: true },
  { name: 'screens-dark', theme: 'dark', width: wide, of: 'screens', isHalved: true, tags: ['in-dark', 'dark-only'] },
  { name: 'screens-narrow', theme: 'light', width: narrow, of: 'screens', isHalved: true },
];

type Story = Pick<StoryEntry, 'importPath' | 'tags'>;

function kindOf({ importPath }: Story): PictureSet['of'] {
  if (importPath.includes('apps/')) return 'screens';
  return importPath.includes('packages/report-viewer/') ? 'report' : 'parts';
}

/**
 * Whether the set has a picture of the story. A screen that keeps dark or a narrow window says so by `dark-only` or `narrow-only`, and is
 * not photographed twice; the run fails where the tag is forgotten. `wide-only` leaves out a narrow picture that would be that of another
 * story.
 */
export function isTaken(story: Story, { theme, width, of, tags = ['test'] }: PictureSet): boolean {
  const others = ['no-visual'];
  if (of === 'screens' && theme === 'light') others.push('dark-only');
  if (of === 'screens' && theme === 'light' && width === wide) others.push('narrow-only');
  if (of === 'screens' && width === narrow) others.push('wide-only');
  return kindOf(story) === of && tags.some((tag) => story.tags.includes(tag)) && !others.some((tag) => story.tags.includes(tag));
}
