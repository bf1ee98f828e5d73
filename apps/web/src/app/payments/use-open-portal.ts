import { useServices } from '../services/services-context.ts';
import { leaveFor } from './leave-for.ts';

/** Opens the provider's customer portal, which leads back to `returnPath`. Its promise is false when it could not be opened. */
export function useOpenPortal(returnPath: string): () => Promise<boolean> {
  const { api } = useServices();
  return async () => {
    const { data } = await api.POST('/stripe/create-portal-session', { body: { return_url: window.location.origin + returnPath } });
    return data !== undefined && leaveFor(data.portal_url);
  };
}
