import { createContext, use } from 'react';

/** Id of the section being rendered: a figure takes its anchor only in its home section. */
export const SectionContext = createContext('');

export function useSectionId(): string {
  return use(SectionContext);
}

/** The level of a heading inside of the section being rendered. */
export const HeadingLevel = createContext<3 | 4>(3);

export function useHeadingLevel(): 3 | 4 {
  return use(HeadingLevel);
}
