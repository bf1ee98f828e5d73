import { useSyncExternalStore } from 'react';
import type { Theme } from '../preferences/preferences.ts';

const root = document.documentElement;

function follow(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(root, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** The theme that the page is in, for stories of what is told the theme because no style sheet reaches it. */
export const useThemeOfPage = (): Theme => useSyncExternalStore(follow, () => (root.dataset.theme === 'dark' ? 'dark' : 'light'));
