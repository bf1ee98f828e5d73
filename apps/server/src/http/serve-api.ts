import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fastifyOpenapiGlue } from 'fastify-openapi-glue';
import { type AdmissionOptions, admit, assertDecidable, callerOf } from './admission.ts';
import type { Contract, OperationId, OperationRule } from './contract.ts';
import { formOf } from './form.ts';
import { linkOrigin } from './link-origin.ts';
import type { FileAnswer, Handlers } from './operation.ts';
import { notFound, Problem } from './problem.ts';
import { rawBodyOf } from './raw-body.ts';

export interface ApiOptions extends AdmissionOptions {
  handlers: Handlers;
  /** What links in mails begin with, where it is configured. */
  publicUrl: string | null;
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
      const handler = options.handlers[rule.id] as AnyHandler | undefined;
      return {
        method: rule.method,
        url: rule.path.replace(/{(\w+)}/g, ':$1'),
        config: { rawBody: rule.rawBody },
        onRequest: async (request: FastifyRequest) => {
          await admit(request, rule, options);
          if (handler === undefined) throw notFound();
        },
        preValidation: requireBody(rule),
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
    if (rule.bodyRequired && !rule.multipart && (request.body === undefined || request.body === null)) {
      throw new Problem('unreadable_body', 'The request has no body');
    }
  };
}

function answer(rule: OperationRule, handler: AnyHandler | undefined, options: ApiOptions) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (handler === undefined) throw notFound();
    const result = await handler({
      body: request.body,
      path: request.params,
      query: request.query,
      ip: request.ip,
      get caller() {
        return callerOf(request);
      },
      get linkOrigin() {
        const origin = linkOrigin(options.publicUrl, request);
        if (origin === null) request.log.error('A mail with a link was not sent: set PUBLIC_URL to the address that people open');
        return origin;
      },
      get form() {
        if (!rule.multipart) throw new Error(`${rule.id} takes no form`);
        return formOf(request);
      },
      get rawBody() {
        return rawBodyOf(request);
      },
    });
    reply.code(result.status);
    if ('content' in result) return reply.headers(result.headers).send(result.content);
    return reply.send(result.body);
  };
}
