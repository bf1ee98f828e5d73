import type { Config } from '../config.ts';
import type { Handlers } from '../http/operation.ts';
import type { Recovery } from './recovery.ts';
import type { Accounts } from './service.ts';

export function accountRoutes(accounts: Accounts, recovery: Recovery, config: Config) {
  return {
    register: async ({ body, ip, linkOrigin }) => ({ status: 201, body: await accounts.register(body, linkOrigin, ip) }),
    login: async ({ body, ip }) => ({ status: 200, body: await accounts.signIn(body, ip) }),
    logout: async ({ caller, ip }) => {
      await accounts.signOut(caller, ip);
      return { status: 204 };
    },
    forgotPassword: async ({ body, ip, linkOrigin }) => {
      await recovery.requestReset(body.email, linkOrigin, ip);
      return { status: 200, body: { detail: 'If the email exists, a reset link was sent.' } };
    },
    resendVerification: async ({ body, ip, linkOrigin }) => {
      await recovery.requestVerification(body.email, linkOrigin, ip);
      return { status: 200, body: { detail: 'If the email exists and is not verified yet, a verification link was sent.' } };
    },
    resetPassword: async ({ body, ip }) => {
      await recovery.reset(body, ip);
      return { status: 200, body: { detail: 'Password updated' } };
    },
    verifyEmail: async ({ query, ip }) => {
      await recovery.verify(query.token, ip);
      return { status: 200, body: { detail: 'Email verified' } };
    },
    getMe: async ({ caller }) => ({ status: 200, body: await accounts.describe(caller) }),
    getConfig: async () => ({
      status: 200,
      body: {
        free_mode: config.freeMode,
        debug_mode: config.debugMode,
        benchmark_enabled: config.benchmarkEnabled,
        support_email: config.supportEmail,
      },
    }),
  } satisfies Handlers;
}
