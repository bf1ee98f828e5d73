import type { Config, Handlers } from '../../platform/index.ts';
import type { SecondFactor } from '../second-factor/service.ts';
import type { Recovery } from './recovery.ts';
import type { Accounts } from './service.ts';

export interface AccountRooms {
  accounts: Accounts;
  recovery: Recovery;
  secondFactor: SecondFactor;
  config: Config;
}

export function accountRoutes({ accounts, recovery, secondFactor, config }: AccountRooms) {
  return {
    register: async ({ body, ip, userAgent }) => ({ status: 201, body: await accounts.register(body, { ip, userAgent }) }),
    login: async ({ body, ip, userAgent }) => {
      const answer = await accounts.signIn(body, { ip, userAgent });
      return 'mfa_required' in answer ? { status: 202, body: answer } : { status: 200, body: answer };
    },
    resendCode: async ({ body, ip }) => {
      await secondFactor.sendAgain(body.mfa_token, ip);
      return { status: 200, body: { detail: 'We sent a new code.' } };
    },
    logout: async ({ caller, ip }) => {
      await accounts.signOut(caller, ip);
      return { status: 204 };
    },
    forgotPassword: async ({ body, ip }) => {
      await recovery.requestReset(body.email, ip);
      return { status: 200, body: { detail: 'If the email exists, a reset link was sent.' } };
    },
    resendVerification: async ({ body, ip }) => {
      await recovery.requestVerification(body.email, ip);
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
        seller: config.seller,
      },
    }),
  } satisfies Handlers;
}
