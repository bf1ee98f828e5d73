import type { FastifyInstance } from 'fastify';
import { bearer } from '../platform/http/admission.ts';
import type { Caller } from '../platform/http/caller.ts';
import { readContract } from '../platform/http/contract.ts';
import { createHttp } from '../platform/http/create-http.ts';
import type { Handlers } from '../platform/http/operation.ts';
import { type ApiOptions, serveApi } from '../platform/http/serve-api.ts';

export const callers: Record<string, Caller> = {
  user: { kind: 'session', userId: '6f1b6e1e-5a3a-4b0a-8c86-1f6d3f8a8c01', isAdministrator: false, sessionHash: 'a' },
  admin: { kind: 'session', userId: '6f1b6e1e-5a3a-4b0a-8c86-1f6d3f8a8c02', isAdministrator: true, sessionHash: 'b' },
};

/** The real routes, validation and access with handlers of the test's own; a token is the name of its caller. */
export async function stubApi(
  handlers: Handlers,
  options: Partial<ApiOptions> = {},
  serveMore: (app: FastifyInstance) => Promise<void> = async () => {},
): Promise<FastifyInstance> {
  const app = await createHttp({ publicUrl: null, trustedProxies: [] }, false);
  await serveApi(app, {
    contract: readContract(),
    handlers,
    schemes: { bearer: bearer(async (token) => callers[token] ?? null) },
    features: { debug_mode: true, benchmark_enabled: true },
    publicUrl: null,
    // Every request is the first of its key.
    keys: { claim: async () => ({ kind: 'first', keep: async () => {}, end: async () => {} }) },
    ...options,
  });
  await serveMore(app);
  await app.ready();
  return app;
}
