import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the reader has come to an element: whether it has stood in the upper seven tenths of the window, or the page is printed. What is
 * heavy waits for it, since on a phone it would keep the rest of the page from answering.
 */
export function useReached(element: RefObject<HTMLElement | null>): boolean {
  const [isReached, setReached] = useState(false);
  useEffect(() => {
    if (isReached || element.current === null) return;
    const reach = () => setReached(true);
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && reach(), {
      rootMargin: '0px 0px -30% 0px',
    });
    observer.observe(element.current);
    addEventListener('beforeprint', reach);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', reach);
    };
  }, [element, isReached]);
  return isReached;
}
