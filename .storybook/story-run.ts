import type { PictureSet } from './picture-sets.ts';

/** What a run does with pictures: none are taken, they are compared while the stories are tested, or nothing else is done. */
export type Pictures = 'none' | 'with-tests' | 'alone';

/** What is to be done with one story. */
export interface StoryPlan {
  isRun: boolean;
  /** In which sets it is photographed. */
  sets: PictureSet[];
  /** Whether axe reads it once more in dark. */
  isReadInDark: boolean;
  /** Selectors of the elements that its guide names. */
  anatomy: string[];
}

export interface StoryRun {
  pictures: Pictures;
  isUpdate: boolean;
  /** By file and name of the story. */
  stories: Record<string, StoryPlan>;
}

export const storyKey = (file: string, name: string): string => `${file}\n${name}`;

/** Under which name is kept which elements of its guide a story has shown. */
export const partsKey = (story: string): string => `${story}.parts`;
