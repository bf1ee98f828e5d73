import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { slowness } from '../loading/slowness.ts';
import { paths } from '../paths.ts';
import { usePreferences } from '../preferences/use-preferences.ts';
import { arrivals } from '../router/arrivals.ts';
import { useServices } from '../services/services-context.ts';
import type { ReturnState } from '../session/return-address.ts';
import { useSession } from '../session/use-session.ts';
import { AppFrame } from './app-frame.tsx';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';
import { useKeptPlace } from './use-kept-place.ts';

/** The shell around every screen, with what it needs to know. */
export function ShellRoute({ children }: { children: ReactNode }) {
  const { facts, supportEmail } = useSession();
  const { theme, choose } = usePreferences();
  const { pathname } = useLocation();
  const isNavigating = useSyncExternalStore(arrivals.subscribe, arrivals.isAnyOnItsWay, () => false);
  const slow = useSyncExternalStore(slowness.subscribe, slowness.read, () => null);
  const logout = useLogout();
  useFocusOnArrival();
  useKeptPlace();
  useSignInAfterRefusal();

  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);

  return (
    <AppFrame
      session={facts}
      pathname={pathname}
      theme={theme}
      supportEmail={supportEmail}
      year={startedIn}
      isNavigating={isNavigating}
      slow={slow}
      onLogout={logout}
      onThemeChange={(chosen) => choose({ theme: chosen })}
    >
      {children}
    </AppFrame>
  );
}

function useLogout() {
  const { api, session } = useServices();
  const navigate = useNavigate();
  return async () => {
    const { token } = session.read();
    session.logOut();
    void navigate(paths.home);
    if (token !== null) await api.POST('/logout', { headers: { Authorization: `Bearer ${token}` } });
  };
}

/** The year of the copyright line. */
const startedIn = new Date().getFullYear();

/** A session the server no longer accepts ends at the sign-in screen, which leads back here. */
function useSignInAfterRefusal() {
  const { session } = useServices();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const here = useRef('');
  useEffect(() => {
    if (pathname !== paths.signIn) here.current = pathname + search + hash;
  }, [pathname, search, hash]);
  useEffect(
    () =>
      session.onRefused(() => {
        const state: ReturnState = { from: here.current };
        void navigate(paths.signIn, { replace: true, state });
      }),
    [session, navigate],
  );
}
