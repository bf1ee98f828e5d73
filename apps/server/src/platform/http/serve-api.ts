import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fastifyOpenapiGlue } from 'fastify-openapi-glue';
import type { IdempotencyKeys } from '../idempotency/keys.ts';
import { type AdmissionOptions, admit, assertDecidable, callerOf } from './admission.ts';
import type { Contract, OperationId, OperationRule } from './contract.ts';
import { checkedForm, formOf } from './form.ts';
import { type Attempt, idempotencyKeyOf, once } from './once.ts';
import type { FileAnswer, Handlers } from './operation.ts';
import { ownOrigins } from './own-origins.ts';
import { notFound, Problem } from './problem.ts';
import { rawBodyOf } from './raw-body.ts';
import { textFaults } from './text-rules.ts';

export interface ApiOptions extends AdmissionOptions {
  handlers: Handlers;
  /** Under which this server is opened, where it is configured. */
  publicUrl: string | null;
  keys: IdempotencyKeys;
}

type AnyAnswer = { status: number; body?: unknown } | FileAnswer<number>;
type AnyHandler = (call: object) => Promise<AnyAnswer>;

/** Operations of the contract that a handler serves; the others answer 404. */
export function operationsServed(contract: Contract, handlers: Handlers): OperationId[] {
  return [...contract.operations.values()].map((rule) => rule.id).filter((id) => handlers[id] !== undefined);
}

/** Routes, access, validation and serialisation, all from the contract. Access is decided before a body is read. */
export async function serveApi(app: FastifyInstance, options: ApiOptions): Promise<void> {
  assertDecidable(options);
  // Fastify would hand a text body to the handler unvalidated.
  app.removeContentTypeParser('text/plain');
  await app.register(multipart);
  app.addHook('onRoute', (route) => {
    // Multipart bodies are streamed and checked by their handler, and so are those that come with a signature.
    const body = route.schema?.body as { content?: Record<string, unknown> } | undefined;
    if (body?.content && ('multipart/form-data' in body.content || route.config?.rawBody)) delete route.schema?.body;
  });
  // The generator warns that nothing parses the types of our answers (a PDF, a fragment); nothing has to.
  const level = app.log.level;
  app.log.level = 'error';
  await app.register(fastifyOpenapiGlue, {
    specification: options.contract.document,
    prefix: options.contract.basePath,
    operationResolver: (operationId: string) => {
      const rule = options.contract.operations.get(operationId);
      if (rule === undefined) throw new Error(`The contract has no operation ${operationId}`);
      const handler = options.handlers[rule.id] as AnyHandler | undefined;
      return {
        method: rule.method,
        url: rule.path.replace(/{(\w+)}/g, ':$1'),
        config: { rawBody: rule.rawBody },
        onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
          // Answers are made for one person at one moment; nothing on the way may keep them.
          reply.header('cache-control', 'no-store');
          await admit(request, rule, options);
          if (handler === undefined) throw notFound();
        },
        preValidation: [requireBody(rule), checkText(rule, options.contract)],
        handler: answer(rule, handler, options),
      };
    },
  });
  app.log.level = level;
}

function requireBody(rule: OperationRule) {
  return async (request: FastifyRequest) => {
    if (rule.multipart && !request.isMultipart()) throw new Problem('unsupported_type', 'Send the form as multipart/form-data.');
    // A null body passes a schema that is only looked up by content type.
    if (rule.bodyRequired && !rule.multipart && !rule.rawBody && (request.body === undefined || request.body === null)) {
      throw new Problem('unreadable_body', 'The request has no body');
    }
  };
}

/** Refuses control characters and broken Unicode in any text of the request; a form is checked while it is read. */
function checkText(rule: OperationRule, { schemaAt }: Contract) {
  return async (request: FastifyRequest) => {
    const faults = [
      ...textFaults(request.params, ['path'], undefined, schemaAt),
      ...textFaults(request.query, ['query'], undefined, schemaAt),
      ...textFaults(request.body, ['body'], rule.bodySchema, schemaAt),
    ];
    if (faults.length > 0) throw new Problem('validation_failed', faults);
  };
}

function answer(rule: OperationRule, handler: AnyHandler | undefined, options: ApiOptions) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (handler === undefined) throw notFound();
    const form = rule.multipart ? checkedForm(formOf(request), rule, options.contract) : null;
    const key = idempotencyKeyOf(request, rule);
    const run = (attempt: Attempt) => handler(callOf(request, { rule, key, attempt, publicUrl: options.publicUrl }));
    const result: AnyAnswer =
      key === null
        ? await run({ form, keepAnswer: async () => {} })
        : await once(key, { request, rule, form, caller: callerOf(request), keys: options.keys }, async (attempt) => {
            const answered = await run(attempt);
            if ('content' in answered) throw new Error(`${rule.id} is marked x-idempotent, but answers with a file`);
            return { status: answered.status, body: answered.body };
          });
    reply.code(result.status);
    if ('content' in result) return reply.headers(result.headers).send(result.content);
    return reply.send(result.body);
  };
}

interface CallContext {
  rule: OperationRule;
  key: string | null;
  attempt: Attempt;
  publicUrl: string | null;
}

function callOf(request: FastifyRequest, { rule, key, attempt, publicUrl }: CallContext): object {
  return {
    body: request.body,
    path: request.params,
    query: request.query,
    headers: request.headers,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? null,
    idempotencyKey: key,
    keepAnswer: attempt.keepAnswer,
    get caller() {
      return callerOf(request);
    },
    get ownOrigins() {
      return ownOrigins(publicUrl, request);
    },
    get form() {
      if (attempt.form === null) throw new Error(`${rule.id} takes no form`);
      return attempt.form;
    },
    get rawBody() {
      return rawBodyOf(request);
    },
  };
}
