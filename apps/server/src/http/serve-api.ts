import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { fastifyOpenapiGlue } from 'fastify-openapi-glue';
import type { Contract, OperationId, OperationRule } from './contract.ts';
import type { Caller, FileAnswer, Handlers } from './operation.ts';
import { notFound, Problem } from './problem.ts';

export interface ApiOptions {
  contract: Contract;
  handlers: Handlers;
  /** Whose session this is, or null. */
  authenticate(token: string): Promise<Caller | null>;
  features: Record<'debug_mode' | 'benchmark_enabled', boolean>;
}

type AnyAnswer = { status: number; body?: unknown } | FileAnswer<number>;
type AnyHandler = (call: object) => Promise<AnyAnswer>;

/** Operations of the contract that a handler serves; the others answer 404. */
export function operationsServed(contract: Contract, handlers: Handlers): OperationId[] {
  return [...contract.operations.values()].map((rule) => rule.id).filter((id) => handlers[id] !== undefined);
}

/** Routes, access, validation and serialisation, all from the contract. Access is decided before a body is read. */
export async function serveApi(app: FastifyInstance, options: ApiOptions): Promise<void> {
  // Fastify would hand a text body to the handler unvalidated.
  app.removeContentTypeParser('text/plain');
  await app.register(multipart, { throwFileSizeLimit: false });
  app.addHook('onRoute', (route) => {
    // Multipart bodies are streamed and checked by their handler.
    const body = route.schema?.body as { content?: Record<string, unknown> } | undefined;
    if (body?.content && 'multipart/form-data' in body.content) delete route.schema?.body;
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
      return {
        method: rule.method,
        url: rule.path.replace(/{(\w+)}/g, ':$1'),
        onRequest: admit(rule, options),
        preValidation: requireBody(rule),
        handler: answer(options.handlers[rule.id] as AnyHandler | undefined),
      };
    },
  });
  app.log.level = level;
}

const callers = new WeakMap<FastifyRequest, Caller>();

function admit(rule: OperationRule, options: ApiOptions): onRequestHookHandler {
  return async (request) => {
    if (rule.access !== 'public') {
      const caller = await options.authenticate(bearerOf(request.headers.authorization));
      if (caller === null) throw new Problem(401, 'Sign in to continue');
      if (rule.access === 'admin' && !caller.isAdministrator) throw new Problem(403, 'Only administrators can do this');
      callers.set(request, caller);
    }
    if (rule.feature !== null && !options.features[rule.feature]) throw notFound();
    if (options.handlers[rule.id] === undefined) throw notFound();
  };
}

function bearerOf(header: string | undefined): string {
  return /^Bearer +([^\s]+)$/i.exec(header ?? '')?.[1] ?? '';
}

function requireBody(rule: OperationRule) {
  return async (request: FastifyRequest) => {
    if (rule.multipart && !request.isMultipart()) throw new Problem(415, 'Send the form as multipart/form-data.');
    // A null body passes a schema that is only looked up by content type.
    if (rule.bodyRequired && !rule.multipart && (request.body === undefined || request.body === null)) {
      throw new Problem(422, 'The request has no body');
    }
  };
}

function answer(handler: AnyHandler | undefined) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (handler === undefined) throw notFound();
    const result = await handler({
      body: request.body,
      path: request.params,
      query: request.query,
      ip: request.ip,
      request,
      get caller() {
        const caller = callers.get(request);
        if (caller === undefined) throw new Error('A public operation asked for its caller');
        return caller;
      },
    });
    reply.code(result.status);
    if ('content' in result) return reply.headers(result.headers).send(result.content);
    return reply.send(result.body);
  };
}
