import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { useQueries } from './use-queries.ts';

/** Stands above every screen that keeps answers of the server. */
export function Component() {
  const { queryClient } = useQueries();
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
