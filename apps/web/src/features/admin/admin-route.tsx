import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useSession } from '../../app/session/use-session.ts';
import { NotFoundScreen } from '../../app/shell/not-found-screen.tsx';
import { type AdminPlace, AdminTabs, adminPlaces } from './admin-tabs.tsx';

const addresses: Record<AdminPlace, string> = {
  dashboard: paths.admin,
  users: paths.adminUsers,
  jobs: paths.adminJobs,
  debug: paths.adminDebug,
  benchmarks: paths.adminBenchmarks,
};

/** Around every screen of the admin area. A place whose flag is off has no address. */
export function Component() {
  const { facts, isSettled } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const place = placeAt(pathname);
  if (isSettled && !adminPlaces(facts).includes(place)) return <NotFoundScreen />;
  return (
    <AdminTabs
      place={place}
      isDebugMode={facts.isDebugMode}
      isBenchmarkEnabled={facts.isBenchmarkEnabled}
      onPlaceChange={(next) => void navigate(addresses[next])}
    >
      <Outlet />
    </AdminTabs>
  );
}

function placeAt(pathname: string): AdminPlace {
  const path = pathname.replace(/\/+$/, '');
  const found = Object.entries(addresses).find(([, address]) => address === path);
  return (found?.[0] as AdminPlace | undefined) ?? 'dashboard';
}
