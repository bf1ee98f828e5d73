import { type Problem, type paths, readDetail } from '@rimawari/api';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import createOpenapiQueries, { type OpenapiQueryClient } from 'openapi-react-query';
import type { Services } from '../services/create-services.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** What to log when the query fails; the screen goes on with what it has. */
      failure?: string;
    };
  }
}

export interface Queries {
  /** The typed client as queries. */
  queries: OpenapiQueryClient<paths>;
  queryClient: QueryClient;
}

/** Answers of the server, kept while screens need them and forgotten when the session becomes another one. */
export function createQueries({ api, session, answers }: Pick<Services, 'api' | 'session' | 'answers'>): Queries {
  const queryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => console.error(query.meta?.failure ?? 'A request failed', readDetail(error) ?? ''),
    }),
    defaultOptions: { queries: { retry: (failures, error) => failures < 1 && isWorthRetrying(error), staleTime: 2_000 } },
  });
  // Of any age: shown, and asked for anew.
  for (const [key, data] of answers) queryClient.setQueryData(key, data, { updatedAt: 0 });
  let { token } = session.read();
  session.subscribe(() => {
    if (session.read().token === token) return;
    token = session.read().token;
    queryClient.clear();
  });
  return { queries: createOpenapiQueries(api), queryClient };
}

/** Only what the server did not decide: it was not reached, or something before it answered. */
function isWorthRetrying(error: unknown): boolean {
  return (error as Problem | null)?.source !== undefined;
}
