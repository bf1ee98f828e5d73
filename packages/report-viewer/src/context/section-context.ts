import { createContext, use } from 'react';

/** Id of the section being rendered: a figure takes its anchor only in its home section. */
export const SectionContext = createContext('');

export function useSectionId(): string {
  return use(SectionContext);
}
