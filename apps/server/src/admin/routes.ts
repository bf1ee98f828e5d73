import type { Handlers } from '../http/operation.ts';
import type { AdminUsers } from './users.ts';

export function adminRoutes(users: AdminUsers) {
  return {
    listUsers: async ({ query }) => ({ status: 200, body: await users.list({ skip: query.skip ?? 0, limit: query.limit ?? 20 }) }),
    getUser: async ({ path }) => ({ status: 200, body: await users.find(path.id) }),
    updateUser: async ({ caller, ip, path, body }) => ({ status: 200, body: await users.update({ caller, ip }, path.id, body) }),
    changeUserPassword: async ({ caller, ip, path, body }) => {
      await users.setPassword({ caller, ip }, path.id, body.new_password);
      return { status: 204 };
    },
  } satisfies Handlers;
}
