/** Every address of the product, in one place. Patterns for the router carry a `Pattern` suffix. */
export const paths = {
  home: '/',
  pricing: '/pricing',
  signIn: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify',
  legal: '/legal/scta/',
  analyze: '/analyze',
  resultsPattern: '/results/:jobId',
  results: (jobId: string) => `/results/${encodeURIComponent(jobId)}`,
  history: '/history',
  billing: '/billing',
  paymentSuccess: '/payment/success',
  admin: '/admin',
} as const;
