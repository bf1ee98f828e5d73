import { useEffect, useState } from 'react';

/** The value a custom property of the page has now; an empty text before the first paint. */
export function useToken(name: string): string {
  const [value, setValue] = useState('');
  useEffect(() => {
    const page = document.documentElement;
    const read = () => setValue(getComputedStyle(page).getPropertyValue(name).trim());
    read();
    const watch = new MutationObserver(read);
    watch.observe(page, { attributes: true, attributeFilter: ['data-theme'] });
    return () => watch.disconnect();
  }, [name]);
  return value;
}
