import type { components } from '@rimawari/api/types';
import type { Handlers } from '../../platform/index.ts';
import type { Shares } from './service.ts';
import type { ShareRow } from './store.ts';

/** The address of a link is its secret: it is told to nobody, kept nowhere and found by no search. */
const unlisted = {
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

export function shareRoutes(shares: Shares) {
  return {
    listShares: async ({ caller, path }) => ({ status: 200, body: { shares: (await shares.list(caller, path.id)).map(toShare) } }),

    createShare: async ({ caller, path, body, ip }) => {
      const { share, token } = await shares.create(caller, path.id, body.days, ip);
      return { status: 201, body: { ...toShare(share), token } };
    },

    revokeShare: async ({ caller, path, ip }) => {
      await shares.revoke(caller, path.id, path.shareId, ip);
      return { status: 204 };
    },

    getShared: async ({ path, ip }) => {
      const { name, asOf, expiresAt } = await shares.describe(path.token, ip);
      return { status: 200, body: { name, as_of: asOf, expires_at: expiresAt.toISOString() } };
    },

    getSharedFragment: async ({ path, query, ip }) => ({
      status: 200,
      headers: { ...unlisted, 'content-type': 'text/html; charset=utf-8' },
      content: await shares.fragment(path.token, query.path ?? null, ip),
    }),
  } satisfies Handlers;
}

function toShare({ id, created_at, expires_at }: ShareRow): components['schemas']['Share'] {
  return { id, created_at: created_at.toISOString(), expires_at: expires_at.toISOString() };
}
