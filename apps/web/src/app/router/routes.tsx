import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '../paths.ts';
import { RequireAdmin, RequireSession } from '../session/require-session.tsx';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { lateScreen, type ScreenHandle } from './late-screen.tsx';

/** What asks the server needs the queries around it. */
const withQueries = lateScreen(() => import('../queries/queries-layout.tsx'));

const signedIn: RouteObject[] = [
  { path: paths.analyze, ...lateScreen(() => import('../../features/analyze/analyze-route.tsx'), 'Analyze Property') },
  { path: paths.resultsPattern, ...lateScreen(() => import('../../features/results/results-route.tsx'), 'Results') },
  { path: paths.history, ...lateScreen(() => import('../../features/history/history-route.tsx'), 'Analysis History') },
  { path: paths.comparePattern, ...lateScreen(() => import('../../features/compare/compare-route.tsx'), 'Compare analyses') },
  { path: paths.billing, ...lateScreen(() => import('../../features/billing/billing-route.tsx'), 'Billing') },
  { path: paths.account, ...lateScreen(() => import('../../features/account/account-route.tsx'), 'Account') },
  {
    path: paths.paymentSuccess,
    ...lateScreen(() => import('../../features/payment-success/payment-success-route.tsx'), 'Payment Successful'),
  },
  // The specification's own links of the payment screen, which name no route of the product.
  { path: '/analysis', element: <Navigate to={paths.analyze} replace /> },
  { path: '/dashboard', element: <Navigate to={paths.history} replace /> },
];

const anyone: RouteObject[] = [
  { path: paths.home, ...lateScreen(() => import('../../features/home/home-route.tsx')) },
  { path: paths.signIn, ...lateScreen(() => import('../../features/sign-in/sign-in-route.tsx'), 'Sign in') },
  { path: paths.register, ...lateScreen(() => import('../../features/register/register-route.tsx'), 'Create account') },
  {
    path: paths.forgotPassword,
    ...lateScreen(() => import('../../features/forgot-password/forgot-password-route.tsx'), 'Forgot password'),
  },
  { path: paths.resetPassword, ...lateScreen(() => import('../../features/reset-password/reset-password-route.tsx'), 'Reset password') },
  { path: paths.verifyEmail, ...lateScreen(() => import('../../features/verify-email/verify-email-route.tsx'), 'Verify email') },
  { path: paths.legal, ...lateScreen(() => import('../../features/legal/legal-route.tsx'), 'Legal disclosure') },
  { path: paths.score, ...lateScreen(() => import('../../features/score/score-route.tsx'), 'Score calculator') },
];

/** Public as well, but what they show is the server's. */
const anyoneAsking: RouteObject[] = [
  { path: paths.pricing, ...lateScreen(() => import('../../features/pricing/pricing-route.tsx'), 'Pricing') },
  { path: paths.samplePattern, ...lateScreen(() => import('../../features/sample/sample-route.tsx'), 'Sample report') },
  { path: paths.sharedPattern, ...lateScreen(() => import('../../features/shared/shared-route.tsx'), 'Shared report') },
];

/** The admin area: one frame of tabs, a screen for each address. */
const administration: RouteObject = {
  ...withQueries,
  children: [
    {
      ...lateScreen(() => import('../../features/admin/admin-route.tsx'), 'Admin'),
      children: [
        { index: true, ...lateScreen(() => import('../../features/admin/dashboard-route.tsx')) },
        { path: paths.adminUsers, ...lateScreen(() => import('../../features/admin/users-route.tsx')) },
        { path: paths.adminJobs, ...lateScreen(() => import('../../features/admin/jobs-route.tsx')) },
        { path: paths.adminAudit, ...lateScreen(() => import('../../features/admin/audit/audit-route.tsx')) },
        { path: paths.adminBenchmarks, ...lateScreen(() => import('../../features/admin/benchmarks/benchmarks-route.tsx')) },
        { path: paths.adminDebug, ...lateScreen(() => import('../../features/admin/debug/debug-route.tsx')) },
      ],
    },
  ],
};

/** Every address of the app. */
export const routes: RouteObject[] = [
  ...anyone,
  { ...withQueries, children: anyoneAsking },
  {
    element: <RequireSession />,
    children: [
      { ...withQueries, children: signedIn },
      { path: paths.admin, element: <RequireAdmin />, children: [administration] },
    ],
  },
  { path: '*', handle: { title: 'Page not found' } satisfies ScreenHandle, element: <NotFoundScreen /> },
];
