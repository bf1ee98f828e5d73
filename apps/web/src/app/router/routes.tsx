import type { RouteObject } from 'react-router-dom';
import { paths } from '../paths.ts';
import { RequireAdmin, RequireSession } from '../session/require-session.tsx';
import { CrashedRoute } from '../shell/crashed-route.tsx';
import { CrashedScreen } from '../shell/crashed-screen.tsx';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { ShellRoute } from '../shell/shell-route.tsx';
import type { RouteHandle } from '../shell/use-route-title.ts';

const titled = (title: string): { handle: RouteHandle } => ({ handle: { title } });

const signedIn: RouteObject[] = [
  { path: paths.analyze, ...titled('Analyze Property'), lazy: () => import('../../features/analyze/analyze-route.tsx') },
  { path: paths.resultsPattern, ...titled('Results'), lazy: () => import('../../features/results/results-route.tsx') },
  { path: paths.history, ...titled('Analysis History'), lazy: () => import('../../features/history/history-route.tsx') },
];

const anyone: RouteObject[] = [
  { path: paths.home, lazy: () => import('../../features/home/home-route.tsx') },
  { path: paths.signIn, ...titled('Sign in'), lazy: () => import('../../features/sign-in/sign-in-route.tsx') },
  { path: paths.register, ...titled('Create account'), lazy: () => import('../../features/register/register-route.tsx') },
];

/** Every address of the app. A screen that fails is replaced alone; the shell around it stays. */
export const routes: RouteObject[] = [
  {
    element: <ShellRoute />,
    errorElement: <CrashedScreen technicalMessage={null} onRetry={() => window.location.reload()} />,
    hydrateFallbackElement: null,
    children: [
      {
        errorElement: <CrashedRoute />,
        children: [
          ...anyone,
          {
            element: <RequireSession />,
            children: [
              { lazy: () => import('../queries/queries-layout.tsx'), children: signedIn },
              { path: paths.admin, element: <RequireAdmin />, children: [{ index: true, element: <NotFoundScreen /> }] },
            ],
          },
          { path: '*', ...titled('Page not found'), element: <NotFoundScreen /> },
        ],
      },
    ],
  },
];
