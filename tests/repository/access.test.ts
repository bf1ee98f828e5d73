import { beforeAll, describe, expect, it } from 'vitest';
import { assertDecidable } from '../../apps/server/src/platform/http/admission.ts';
import { type OperationId, readContract } from '../../apps/server/src/platform/http/contract.ts';
import type { Handlers } from '../../apps/server/src/platform/http/operation.ts';
import { stubApi } from '../../apps/server/src/testing/stub-api.ts';

const contract = readContract();
const operations = [...contract.operations.values()];
const anyone: OperationId[] = [
  'register',
  'login',
  'forgotPassword',
  'resendCode',
  'resendVerification',
  'resetPassword',
  'verifyEmail',
  'getConfig',
  'getShared',
  'getSharedFragment',
  'getSample',
  'getSampleFragment',
  'getSampleReport',
  'listPlans',
  'receiveStripeWebhook',
  'getHealth',
  'getReadiness',
];
const reached = 'the handler was reached';

/** Every operation served by a handler that only says that it was reached, so that access alone decides. */
async function reaching(features: Record<'debug_mode' | 'benchmark_enabled', boolean>) {
  const handlers = Object.fromEntries(
    operations.map(({ id }) => [
      id,
      async () => {
        throw new Error(reached);
      },
    ]),
  ) as Handlers;
  const app = await stubApi(handlers, { features });
  return async (id: OperationId, who: string | null) => {
    const rule = contract.operations.get(id);
    if (rule === undefined) throw new Error(`There is no operation ${id}`);
    const answer = await app.inject({
      method: rule.method as 'GET',
      url: `${contract.basePath}${rule.path.replace(/{\w+}/g, 'x')}`,
      headers: who === null ? {} : { authorization: `Bearer ${who}` },
    });
    return answer.statusCode;
  };
}

/** Let in: what follows depends on the empty request, not on who sent it. */
const inside = [415, 422, 500];

describe('every operation', () => {
  let on: Awaited<ReturnType<typeof reaching>>;
  let off: Awaited<ReturnType<typeof reaching>>;
  beforeAll(async () => {
    on = await reaching({ debug_mode: true, benchmark_enabled: true });
    off = await reaching({ debug_mode: false, benchmark_enabled: false });
  });

  it.each(operations.map((rule) => [rule.id, rule] as const))('%s lets in whom it should', async (id, { path }) => {
    const isAdministrators = path.startsWith('/admin/');
    const isFeature = path.startsWith('/admin/debug/') || path.startsWith('/admin/benchmark/');
    const isPublic = anyone.includes(id);

    expect(isPublic ? inside : [401]).toContain(await on(id, null));
    expect(isPublic ? inside : [401]).toContain(await on(id, 'nobody'));
    expect(isAdministrators ? [403] : inside).toContain(await on(id, 'user'));
    expect(inside).toContain(await on(id, 'admin'));

    // What is off is not there, for anyone; GET /config tells everyone what is on.
    for (const who of ['admin', 'user', null]) expect(await off(id, who)).toBe(isFeature ? 404 : await on(id, who));
  });
});

describe('what the contract asks for', () => {
  const requirement = (scheme: string, roles: string[]) => ({
    ...contract,
    operations: new Map(operations.slice(0, 1).map((rule) => [rule.id, { ...rule, security: [{ scheme, roles }] }])),
  });
  const schemes = { bearer: async () => null };
  const features = { debug_mode: false, benchmark_enabled: false };

  it.each([
    ['scheme', requirement('apiKey', [])],
    ['role', requirement('bearer', ['auditor'])],
  ])('stops the server from starting when it is a %s that nobody knows', (_what, changed) => {
    expect(() => assertDecidable({ contract: changed, schemes, features })).toThrow(/unknown/);
    expect(() => assertDecidable({ contract, schemes, features })).not.toThrow();
  });
});
