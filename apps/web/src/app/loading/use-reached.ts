import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the reader has come to an element: whether it has stood in the window with its edges moved by `margin`, by default in the upper
 * seven tenths, or the page is printed. What is heavy waits for it, since on a phone it would keep the rest of the page from answering. Not
 * before the page `isSettled`: what is still to come above would move the element down.
 */
export function useReached(element: RefObject<HTMLElement | null>, isSettled: boolean, margin = '0px 0px -30% 0px'): boolean {
  const [isReached, setReached] = useState(false);
  useEffect(() => {
    if (isReached || !isSettled || element.current === null) return;
    const reach = () => setReached(true);
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && reach(), {
      rootMargin: margin,
    });
    observer.observe(element.current);
    addEventListener('beforeprint', reach);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', reach);
    };
  }, [element, isReached, isSettled, margin]);
  return isReached;
}
