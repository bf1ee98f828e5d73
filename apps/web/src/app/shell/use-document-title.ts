import { useEffect } from 'react';

/** Names the browser's tab. */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? 'Rimawari' : `${title} · Rimawari`;
  }, [title]);
}
