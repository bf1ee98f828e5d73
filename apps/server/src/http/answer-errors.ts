import type { FastifyError, FastifyInstance } from 'fastify';
import { Problem, type ValidationItem } from './problem.ts';

const invalidBody = new Set(['FST_ERR_CTP_EMPTY_JSON_BODY', 'FST_ERR_CTP_INVALID_JSON_BODY', 'FST_ERR_CTP_INVALID_CONTENT_LENGTH']);

/** Turns every error into the contract's `{detail}`. What nobody expected is logged, and nothing of it is shown. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | Problem>((error, request, reply) => {
    if (error instanceof Problem) return reply.code(error.status).headers(error.headers).send({ detail: error.detail });
    if (error.validation) return reply.code(422).send({ detail: itemsOf(error) });
    if (invalidBody.has(error.code) || error instanceof SyntaxError) return reply.code(422).send({ detail: 'The body is not valid JSON' });
    if (error.statusCode === 413) return reply.code(413).send({ detail: 'The request is larger than allowed. Nothing was kept.' });
    if (error.statusCode === 415) return reply.code(415).send({ detail: 'The content type of the request is not accepted.' });
    if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
      return reply.code(422).send({ detail: 'The request could not be read.' });
    }
    request.log.error({ err: error }, 'A request ended in an error nobody expected');
    return reply.code(500).send({ detail: 'Something went wrong on the server. Try again.' });
  });
}

function itemsOf(error: FastifyError): ValidationItem[] {
  const where =
    error.validationContext === 'querystring'
      ? 'query'
      : error.validationContext === 'params'
        ? 'path'
        : (error.validationContext ?? 'body');
  return (error.validation ?? []).map((failed) => ({
    loc: [
      where,
      ...failed.instancePath
        .split('/')
        .slice(1)
        .map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
      ...(failed.keyword === 'required' ? [String(failed.params.missingProperty)] : []),
    ],
    msg: failed.message ?? 'does not fit',
    type: failed.keyword,
  }));
}
