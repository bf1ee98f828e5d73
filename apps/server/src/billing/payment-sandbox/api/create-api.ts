import { timingSafeEqual } from 'node:crypto';
import { type FastifyInstance, type FastifyRequest, fastify } from 'fastify';
import Stripe from 'stripe';
import { newId } from '../new-id.ts';
import { StripeProblem } from '../stripe-problem.ts';
import type { Sandbox } from '../transact.ts';
import type { Endpoint } from './endpoint.ts';
import { expand, type Included } from './expand.ts';
import { type Answer, findAnswer, keepAnswer } from './kept-answers.ts';
import { type FormValue, parseForm } from './parse-form.ts';

const bodyBytesAtMost = 64 * 1024;
const keyAtMost = 255;

/** The provider's API as its SDK calls it. It listens nowhere by itself. */
export function createApi(sandbox: Sandbox, apiKey: string, endpoints: Endpoint[], included: Included): FastifyInstance {
  const api = fastify({ bodyLimit: bodyBytesAtMost, routerOptions: { querystringParser: (query) => ({ query }) } });
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  const ids = new WeakMap<FastifyRequest, string>();
  api.addHook('onRequest', async (request, reply) => {
    const id = newId('req', 14);
    ids.set(request, id);
    reply.headers({ 'request-id': id, 'stripe-version': Stripe.API_VERSION });
    assertKey(request, apiKey);
    assertVersion(request);
  });
  api.setNotFoundHandler((request) => {
    throw new StripeProblem(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${request.method}: ${request.url.split('?')[0]}). The sandbox has no such endpoint.`,
    });
  });
  api.setErrorHandler((problem, _request, reply) => {
    const known = problem instanceof StripeProblem ? problem : toProblem(problem);
    if (known.status >= 500) sandbox.log.error({ err: problem }, 'The payment sandbox failed to answer');
    return reply.code(known.status).send({ error: known.body });
  });

  for (const endpoint of endpoints) {
    api.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: async (request, reply) => {
        const given = parseForm(endpoint.method === 'POST' ? bodyOf(request) : queryOf(request));
        const answer = await answerOnce(sandbox, request, ids.get(request) ?? '', endpoint, given, included);
        if (answer.isRepeated) reply.header('idempotent-replayed', 'true');
        return reply.code(answer.status).send(answer.body);
      },
    });
  }
  return api;
}

async function answerOnce(
  sandbox: Sandbox,
  request: FastifyRequest,
  requestId: string,
  endpoint: Endpoint,
  given: Record<string, FormValue>,
  included: Included,
): Promise<Answer & { isRepeated?: true }> {
  const { id = '' } = request.params as { id?: string };
  const key = endpoint.method === 'POST' ? keyOf(request) : null;
  const whole = `${request.method} ${request.url}\n${bodyOf(request)}`;
  return sandbox.transact({ id: requestId, idempotencyKey: key }, async (context) => {
    const before = key === null ? null : await findAnswer(context.trx, key, whole);
    if (before !== null) return { ...before, isRepeated: true };
    const answer = await tryToAnswer(async () => {
      const body = await endpoint.run(context, given, id);
      return expand(context, body, pathsOf(given), included);
    });
    if (key !== null) await keepAnswer(context.trx, key, whole, answer);
    return answer;
  });
}

/** A refusal that keeps its changes is an answer; any other undoes them. */
async function tryToAnswer(run: () => Promise<object>): Promise<Answer> {
  try {
    return { status: 200, body: await run() };
  } catch (problem) {
    if (problem instanceof StripeProblem && problem.keepsChanges) return { status: problem.status, body: { error: problem.body } };
    throw problem;
  }
}

const bodyOf = ({ body }: FastifyRequest) => (typeof body === 'string' ? body : '');
const queryOf = (request: FastifyRequest) => request.url.split('?')[1] ?? '';
const pathsOf = ({ expand: paths }: Record<string, FormValue>) => (Array.isArray(paths) ? paths.map(String) : []);

function keyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined || key === '') return null;
  if (typeof key !== 'string' || key.length > keyAtMost)
    throw new StripeProblem(400, { type: 'idempotency_error', message: `Idempotency keys are at most ${keyAtMost} characters long.` });
  return key;
}

function assertKey({ headers }: FastifyRequest, apiKey: string): void {
  const given = Buffer.from(/^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '');
  const right = Buffer.from(apiKey);
  if (given.length === right.length && timingSafeEqual(given, right)) return;
  throw new StripeProblem(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
}

/** The shapes of the answers are those of one version. */
function assertVersion({ headers }: FastifyRequest): void {
  const asked = headers['stripe-version'];
  if (asked === undefined || asked === Stripe.API_VERSION) return;
  throw new StripeProblem(400, {
    type: 'invalid_request_error',
    message: `Invalid Stripe API version: ${String(asked)}. The sandbox answers in version ${Stripe.API_VERSION} alone.`,
  });
}

function toProblem(problem: unknown): StripeProblem {
  const status: unknown = problem instanceof Error ? Reflect.get(problem, 'statusCode') : undefined;
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new StripeProblem(status, { type: 'invalid_request_error', message: 'The request cannot be read.' });
  return new StripeProblem(500, { type: 'api_error', message: 'The sandbox could not answer. Nothing was changed.' });
}
