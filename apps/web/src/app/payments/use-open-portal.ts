import { paths } from '../paths.ts';
import { useServices } from '../services/services-context.ts';
import { leaveFor } from './leave-for.ts';

/** Opens the provider's customer portal, which returns to the billing page. Its promise is false when it could not be opened. */
export function useOpenPortal(): () => Promise<boolean> {
  const { api } = useServices();
  return async () => {
    const { data } = await api.POST('/stripe/create-portal-session', { body: { return_url: window.location.origin + paths.billing } });
    return data !== undefined && leaveFor(data.portal_url);
  };
}
