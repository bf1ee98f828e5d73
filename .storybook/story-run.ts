import type { PictureSet } from './picture-sets.ts';

/** What a run does with pictures: none are taken, they are compared while the stories are tested, nothing else is done, or changes are planted that they should find. */
export type Pictures = 'none' | 'with-tests' | 'alone' | 'planted';

/** What is to be done with one story. */
export interface StoryPlan {
  isRun: boolean;
  /** In which sets it is photographed. */
  sets: PictureSet[];
  /** Which of the planted changes it shows. */
  planted: number[];
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

/** Under which name the sentences that a story shows are kept. */
export const proseKey = (story: string): string => `${story}.prose`;

/** Under which name is kept which elements of its guide a story has shown. */
export const partsKey = (story: string): string => `${story}.parts`;
