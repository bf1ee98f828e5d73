import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After a change of screen, puts the focus on the new screen's heading, so that it is read and the next Tab starts there. Not on the
 * first page, where the browser does it, and not where the screen has put the focus itself.
 */
export function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const main = document.querySelector('main');
    if (main === null || main.contains(document.activeElement)) return;
    const heading = main.querySelector('h1') ?? main;
    if (heading instanceof HTMLElement) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
  }, [pathname]);
}
