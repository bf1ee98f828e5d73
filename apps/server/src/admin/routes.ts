import type { components } from '@rimawari/api/types';
import type { Handlers } from '../platform/index.ts';
import type { AuditQuery } from './audit/audit-log.ts';
import type { Dashboard } from './dashboard/dashboard.ts';
import type { Slice } from './dashboard/stretches.ts';
import type { AdminJobs } from './jobs/service.ts';
import type { AdminUsers } from './users/service.ts';

export interface AdminServices {
  dashboard: Dashboard;
  users: AdminUsers;
  jobs: AdminJobs;
  audit: (query: AuditQuery) => Promise<components['schemas']['AuditLog']>;
}

const sliceOf = ({ skip = 0, limit = 20 }: { skip?: number; limit?: number }): Slice => ({ skip, limit });

export function adminRoutes({ dashboard, users, jobs, audit }: AdminServices) {
  return {
    getAdminStats: async () => ({ status: 200, body: await dashboard.stats() }),
    getAdminCharts: async ({ query }) => ({ status: 200, body: await dashboard.charts(query.days ?? 30) }),
    listUsers: async ({ query }) => ({
      status: 200,
      body: await users.list({ ...sliceOf(query), filter: query.filter ?? null, search: query.search ?? '' }),
    }),
    getUser: async ({ path }) => ({ status: 200, body: await users.find(path.id) }),
    updateUser: async ({ caller, ip, path, body }) => ({ status: 200, body: await users.update({ caller, ip }, path.id, body) }),
    deleteUser: async ({ caller, ip, path }) => {
      await users.remove({ caller, ip }, path.id);
      return { status: 204 };
    },
    changeUserPassword: async ({ caller, ip, path, body }) => {
      await users.setPassword({ caller, ip }, path.id, body.new_password);
      return { status: 204 };
    },
    listJobs: async ({ query }) => ({ status: 200, body: await jobs.list({ ...sliceOf(query), state: query.state ?? null }) }),
    retryJob: async ({ caller, ip, path }) => ({ status: 202, body: await jobs.retry({ caller, ip }, path.id) }),
    readAuditLog: async ({ query }) => ({
      status: 200,
      body: await audit({
        before: query.before ?? null,
        limit: query.limit ?? 20,
        kind: query.kind ?? null,
        isByAdministrators: query.by === 'administrators',
        userId: query.user ?? null,
      }),
    }),
  } satisfies Handlers;
}
