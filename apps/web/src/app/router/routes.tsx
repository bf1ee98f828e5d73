import { Navigate, type RouteObject } from 'react-router-dom';
import { loadAgain } from '../loading/load-again.tsx';
import { paths } from '../paths.ts';
import { RequireAdmin, RequireSession } from '../session/require-session.tsx';
import { CrashedRoute } from '../shell/crashed-route.tsx';
import { CrashedScreen } from '../shell/crashed-screen.tsx';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { ShellRoute } from '../shell/shell-route.tsx';
import type { RouteHandle } from '../shell/use-route-title.ts';

const titled = (title: string): { handle: RouteHandle } => ({ handle: { title } });

const signedIn: RouteObject[] = [
  { path: paths.analyze, ...titled('Analyze Property'), lazy: () => loadAgain(() => import('../../features/analyze/analyze-route.tsx')) },
  { path: paths.resultsPattern, ...titled('Results'), lazy: () => loadAgain(() => import('../../features/results/results-route.tsx')) },
  { path: paths.history, ...titled('Analysis History'), lazy: () => loadAgain(() => import('../../features/history/history-route.tsx')) },
  {
    path: paths.comparePattern,
    ...titled('Compare analyses'),
    lazy: () => loadAgain(() => import('../../features/compare/compare-route.tsx')),
  },
  { path: paths.billing, ...titled('Billing'), lazy: () => loadAgain(() => import('../../features/billing/billing-route.tsx')) },
  { path: paths.account, ...titled('Account'), lazy: () => loadAgain(() => import('../../features/account/account-route.tsx')) },
  {
    path: paths.paymentSuccess,
    ...titled('Payment Successful'),
    lazy: () => loadAgain(() => import('../../features/payment-success/payment-success-route.tsx')),
  },
  // The specification's own links of the payment screen, which name no route of the product.
  { path: '/analysis', element: <Navigate to={paths.analyze} replace /> },
  { path: '/dashboard', element: <Navigate to={paths.history} replace /> },
];

const anyone: RouteObject[] = [
  { path: paths.home, lazy: () => loadAgain(() => import('../../features/home/home-route.tsx')) },
  { path: paths.signIn, ...titled('Sign in'), lazy: () => loadAgain(() => import('../../features/sign-in/sign-in-route.tsx')) },
  { path: paths.register, ...titled('Create account'), lazy: () => loadAgain(() => import('../../features/register/register-route.tsx')) },
  {
    path: paths.forgotPassword,
    ...titled('Forgot password'),
    lazy: () => loadAgain(() => import('../../features/forgot-password/forgot-password-route.tsx')),
  },
  {
    path: paths.resetPassword,
    ...titled('Reset password'),
    lazy: () => loadAgain(() => import('../../features/reset-password/reset-password-route.tsx')),
  },
  {
    path: paths.verifyEmail,
    ...titled('Verify email'),
    lazy: () => loadAgain(() => import('../../features/verify-email/verify-email-route.tsx')),
  },
  { path: paths.legal, ...titled('Legal disclosure'), lazy: () => loadAgain(() => import('../../features/legal/legal-route.tsx')) },
];

/** Public as well, but what they show is the server's. */
const anyoneAsking: RouteObject[] = [
  { path: paths.pricing, ...titled('Pricing'), lazy: () => loadAgain(() => import('../../features/pricing/pricing-route.tsx')) },
  { path: paths.samplePattern, ...titled('Sample report'), lazy: () => loadAgain(() => import('../../features/sample/sample-route.tsx')) },
  { path: paths.sharedPattern, ...titled('Shared report'), lazy: () => loadAgain(() => import('../../features/shared/shared-route.tsx')) },
];

/** The admin area: one frame of tabs, a screen for each address. */
const administration: RouteObject = {
  lazy: () => loadAgain(() => import('../queries/queries-layout.tsx')),
  children: [
    {
      ...titled('Admin'),
      lazy: () => loadAgain(() => import('../../features/admin/admin-route.tsx')),
      children: [
        { index: true, lazy: () => loadAgain(() => import('../../features/admin/dashboard-route.tsx')) },
        { path: paths.adminUsers, lazy: () => loadAgain(() => import('../../features/admin/users-route.tsx')) },
        { path: paths.adminJobs, lazy: () => loadAgain(() => import('../../features/admin/jobs-route.tsx')) },
        { path: paths.adminAudit, lazy: () => loadAgain(() => import('../../features/admin/audit/audit-route.tsx')) },
        { path: paths.adminBenchmarks, lazy: () => loadAgain(() => import('../../features/admin/benchmarks/benchmarks-route.tsx')) },
        { path: paths.adminDebug, lazy: () => loadAgain(() => import('../../features/admin/debug/debug-route.tsx')) },
      ],
    },
  ],
};

/** Every address of the app. A screen that fails is replaced alone; the shell around it stays. */
export const routes: RouteObject[] = [
  {
    element: <ShellRoute />,
    errorElement: <CrashedScreen technicalMessage={null} onRetry={() => window.location.reload()} />,
    // The first screen's own file is on its way: paper, for a moment.
    hydrateFallbackElement: <div />,
    children: [
      {
        errorElement: <CrashedRoute />,
        children: [
          ...anyone,
          { lazy: () => loadAgain(() => import('../queries/queries-layout.tsx')), children: anyoneAsking },
          {
            element: <RequireSession />,
            children: [
              { lazy: () => loadAgain(() => import('../queries/queries-layout.tsx')), children: signedIn },
              { path: paths.admin, element: <RequireAdmin />, children: [administration] },
            ],
          },
          { path: '*', ...titled('Page not found'), element: <NotFoundScreen /> },
        ],
      },
    ],
  },
];
