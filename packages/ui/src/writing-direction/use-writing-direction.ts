import { useSyncExternalStore } from 'react';

export type Direction = 'ltr' | 'rtl';

/**
 * The page's writing direction, or the one told. Radix writes `dir="ltr"` on its groups unless it is given another,
 * so that a tab list or a slider would stay left to right on a page that is not.
 */
export function useWritingDirection(told?: string): Direction {
  const ofPage = useSyncExternalStore(watchPage, directionOfPage, () => 'ltr' as const);
  return told === 'rtl' || told === 'ltr' ? told : ofPage;
}

function directionOfPage(): Direction {
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
}

function watchPage(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}
