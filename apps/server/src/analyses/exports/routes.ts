import type { components } from '@rimawari/api/types';
import { attachment, type Handlers, inert } from '../../platform/index.ts';
import type { DataExports } from './service.ts';

type DataExport = components['schemas']['DataExport'];

const none: DataExport = { state: 'none', requested_at: null, expires_at: null, size: null };

export function exportRoutes(dataExports: DataExports) {
  const current = async (userId: string): Promise<DataExport> => {
    const found = await dataExports.find(userId);
    if (found === null) return none;
    const { state, requested_at, expires_at, size } = found;
    return {
      state,
      requested_at: requested_at.toISOString(),
      expires_at: expires_at?.toISOString() ?? null,
      size: size === null ? null : Number(size),
    };
  };

  return {
    getDataExport: async ({ caller }) => ({ status: 200, body: await current(caller.userId) }),
    requestDataExport: async ({ caller, ip }) => {
      await dataExports.request(caller.userId, ip);
      return { status: 202, body: await current(caller.userId) };
    },
    downloadDataExport: async ({ caller, ip }) => {
      const { content, size, filename } = await dataExports.open(caller.userId, ip);
      return {
        status: 200,
        headers: {
          ...inert,
          'content-type': 'application/zip',
          'content-length': String(size),
          'content-disposition': attachment(filename),
        },
        content,
      };
    },
  } satisfies Handlers;
}
