import { useEffect } from 'react';
import { useMatches } from 'react-router-dom';

/** What a route says of itself. */
export interface RouteHandle {
  title: string;
}

/** Names the browser's tab after the innermost route that has a title. */
export function useRouteTitle(): void {
  const title = useMatches()
    .map(({ handle }) => (handle as RouteHandle | undefined)?.title)
    .findLast((candidate) => candidate !== undefined);
  useDocumentTitle(title ?? null);
}

export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? 'Rimawari' : `${title} · Rimawari`;
  }, [title]);
}
