import { Spinner } from '@rimawari/ui/spinner';
import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import type { ReturnState } from './return-address.ts';
import { useSession } from './use-session.ts';

/** Screens for signed-in users: visitors sign in first and then come back here. */
export function RequireSession() {
  const { status, hasLoggedOut, user } = useSession();
  const [wasSignedInAtFirst] = useState(status !== 'signed-out');
  const { pathname, search, hash } = useLocation();
  // Logging out on such a screen is not an attempt to open it.
  if (status === 'signed-out' && hasLoggedOut && wasSignedInAtFirst) return <Navigate to={paths.home} replace />;
  if (status === 'signed-out') {
    const state: ReturnState = { from: pathname + search + hash };
    return <Navigate to={paths.signIn} replace state={state} />;
  }
  return user === null ? <Spinner label="Opening your session" showLabel /> : <Outlet />;
}

/** Screens for administrators: everyone else is sent home. Stands inside `RequireSession`. */
export function RequireAdmin() {
  const { status, facts } = useSession();
  if (status === 'starting' && !facts.isAdmin) return <Spinner label="Opening your session" showLabel />;
  return facts.isAdmin ? <Outlet /> : <Navigate to={paths.home} replace />;
}
