import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const storageKey = 'scroll-positions';

/** Positions by the key of each entry of the history, in pixels from the top. Empty where they cannot be read. */
function readPositions(): Map<string, number> {
  try {
    return new Map(Object.entries(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')));
  } catch {
    return new Map();
  }
}

function placeNamed(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Not an address that anyone writes.
    return null;
  }
}

/** Shows a new screen from its top or from the place its address names, and one that was left where it was left, after a reload too. */
export function useScrollPosition(): void {
  const { key, hash } = useLocation();
  const positions = useRef<Map<string, number>>(null);
  const shown = useRef(key);

  useLayoutEffect(() => {
    positions.current ??= readPositions();
    shown.current = key;
    const left = positions.current.get(key);
    const place = placeNamed(hash);
    if (left !== undefined) window.scrollTo(0, left);
    else if (place !== null) place.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [key, hash]);

  useEffect(() => {
    const keep = () => positions.current?.set(shown.current, window.scrollY);
    const store = () => {
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(positions.current ?? [])));
      } catch {
        // Without room for it a reload begins at the top.
      }
    };
    // The browser would scroll before the screen is drawn.
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scroll', keep, { passive: true });
    window.addEventListener('pagehide', store);
    return () => {
      window.history.scrollRestoration = 'auto';
      window.removeEventListener('scroll', keep);
      window.removeEventListener('pagehide', store);
    };
  }, []);
}
