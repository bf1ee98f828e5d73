import type { Config } from '../config.ts';
import type { Handlers } from '../http/operation.ts';
import type { Accounts } from './service.ts';

export function accountRoutes(accounts: Accounts, config: Config) {
  return {
    register: async ({ body, ip }) => ({ status: 201, body: await accounts.register(body, ip) }),
    login: async ({ body, ip }) => ({ status: 200, body: await accounts.signIn(body, ip) }),
    logout: async ({ caller }) => {
      await accounts.signOut(caller);
      return { status: 204 };
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
