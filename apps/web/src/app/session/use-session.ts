import type { Schemas } from '@rimawari/api';
import { useSyncExternalStore } from 'react';
import { useServices } from '../services/services-context.ts';
import { type AnalysisAccess, type SessionFacts, type SessionUser, sessionFacts } from './session-facts.ts';
import type { SessionState } from './session-store.ts';

export interface Session {
  status: SessionState['status'];
  hasLoggedOut: boolean;
  /** It was open here and ended without the user doing so here. */
  hasEnded: boolean;
  user: SessionUser | null;
  facts: SessionFacts;
  /** Null while it is not known. */
  access: AnalysisAccess | null;
  /** Whether the flags and the user are the server's present word, so that nothing is refused too early. */
  isSettled: boolean;
  supportEmail: string;
  seller: Schemas['Seller'];
}

/** Who is here, and what follows from it. */
export function useSession(): Session {
  const services = useServices();
  const {
    status,
    user,
    hasLoggedOut = false,
    hasEnded = false,
  } = useSyncExternalStore(services.session.subscribe, services.session.read, services.session.read);
  const { config, isSettled: isConfigSettled } = useSyncExternalStore(
    services.config.subscribe,
    services.config.read,
    services.config.read,
  );
  const facts = sessionFacts(user, config);
  const isSettled = isConfigSettled && status !== 'starting';
  return {
    status,
    hasLoggedOut,
    hasEnded,
    user,
    facts,
    access: isSettled ? (user?.access ?? null) : null,
    isSettled,
    supportEmail: config.support_email,
    seller: config.seller,
  };
}
