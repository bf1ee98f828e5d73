import type { Handlers } from '../http/operation.ts';
import type { OwnAccount } from './service.ts';

export function ownAccountRoutes(ownAccount: OwnAccount) {
  return {
    deleteMe: async ({ caller, body }) => {
      await ownAccount.remove(caller, body.password);
      return { status: 204 };
    },
  } satisfies Handlers;
}
