import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { useQueries } from './use-queries.ts';

// Titles and file names are often Japanese. The sheet only names the fonts; it may arrive after the first paint.
void import('@rimawari/ui/japanese.css');

/** Stands above every screen that keeps answers of the server. */
export function Component() {
  const { queryClient } = useQueries();
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
