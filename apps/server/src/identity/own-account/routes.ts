import type { Handlers } from '../../platform/index.ts';
import type { OwnAccount } from './service.ts';

export function ownAccountRoutes(ownAccount: OwnAccount) {
  return {
    getAccount: async ({ caller }) => ({ status: 200, body: await ownAccount.read(caller) }),
    updateAccount: async ({ caller, body, ip }) => ({ status: 200, body: await ownAccount.update(caller, body, ip) }),
    changeOwnPassword: async ({ caller, body, ip }) => {
      await ownAccount.changePassword(caller, body, ip);
      return { status: 204 };
    },
    listSessions: async ({ caller }) => ({ status: 200, body: await ownAccount.sessions(caller) }),
    endSession: async ({ caller, path, ip }) => {
      await ownAccount.endSession(caller, path.id, ip);
      return { status: 204 };
    },
    endOtherSessions: async ({ caller, ip }) => {
      await ownAccount.endOtherSessions(caller, ip);
      return { status: 204 };
    },
    deleteMe: async ({ caller, body, ip }) => {
      await ownAccount.remove(caller, body.password, ip);
      return { status: 204 };
    },
  } satisfies Handlers;
}
