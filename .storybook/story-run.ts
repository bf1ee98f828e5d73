import type { PictureSet } from './picture-sets.ts';

/** What a run does with pictures: none are taken, they are compared while the stories are tested, or nothing else is done. */
export type Pictures = 'none' | 'with-tests' | 'alone';

export interface StoryRun {
  theme: PictureSet['theme'];
  pictures: Pictures;
  isUpdate: boolean;
  /** By file and name of the story: whether it runs, and in which sets it is photographed. */
  stories: Record<string, { isRun: boolean; sets: PictureSet[] }>;
}

export const storyKey = (file: string, name: string): string => `${file}\n${name}`;
