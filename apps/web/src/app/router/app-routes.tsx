import { ErrorBoundary } from '@rimawari/ui/error-boundary';
import { Suspense } from 'react';
import { matchRoutes, useLocation, useRoutes } from 'react-router-dom';
import { CrashedScreen } from '../shell/crashed-screen.tsx';
import { ScreenBoundary } from '../shell/screen-boundary.tsx';
import { ShellRoute } from '../shell/shell-route.tsx';
import { useDocumentTitle } from '../shell/use-document-title.ts';
import type { ScreenHandle } from './late-screen.tsx';
import { routes } from './routes.tsx';
import { useScrollPosition } from './use-scroll-position.ts';

const handlesAt = (pathname: string): ScreenHandle[] =>
  (matchRoutes(routes, pathname) ?? []).map(({ route }) => (route.handle ?? {}) as ScreenHandle);

/** Resolves when the files of an address are there, or will not come. */
export async function loadScreens(pathname: string): Promise<void> {
  await Promise.allSettled(handlesAt(pathname).flatMap(({ load }) => (load === undefined ? [] : [load()])));
}

/** Every screen in the shell. A screen that fails is replaced alone; until the next one's files are here, the one before stays. */
export function AppRoutes() {
  return (
    <ErrorBoundary fallback={() => <CrashedScreen technicalMessage={null} onRetry={() => window.location.reload()} />}>
      <ShellRoute>
        <Screens />
      </ShellRoute>
    </ErrorBoundary>
  );
}

function Screens() {
  const { pathname, key } = useLocation();
  const handles = handlesAt(pathname);
  // All at once: a file that another one draws would else be asked for when that one is here.
  for (const { load } of handles) void load?.();
  const screen = useRoutes(routes);
  useScrollPosition();
  return (
    <ScreenBoundary resetKey={key}>
      <Suspense fallback={<div />}>
        <RouteTitle title={handles.findLast(({ title }) => title !== undefined)?.title ?? null} />
        {screen}
      </Suspense>
    </ScreenBoundary>
  );
}

/** Before the screen, which may name itself more closely. */
function RouteTitle({ title }: { title: string | null }) {
  useDocumentTitle(title);
  return null;
}
