import type { Services } from '../services/create-services.ts';
import { useServices } from '../services/services-context.ts';
import { createQueries, type Queries } from './create-queries.ts';

const known = new WeakMap<Services, Queries>();

/** The queries over the services above. */
export function useQueries(): Queries {
  return queriesOver(useServices());
}

/** Made when first needed, so that public pages load without them, and then kept. */
export function queriesOver(services: Services): Queries {
  const queries = known.get(services) ?? createQueries(services);
  known.set(services, queries);
  return queries;
}
