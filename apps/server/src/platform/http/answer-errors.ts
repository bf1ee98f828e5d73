import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { Problem, problemIn, type ValidationItem } from './problem.ts';

const unreadableBody = new Set(['FST_ERR_CTP_EMPTY_JSON_BODY', 'FST_ERR_CTP_INVALID_JSON_BODY', 'FST_ERR_CTP_INVALID_CONTENT_LENGTH']);

/** Turns every error into the contract's `{detail, code}`. What nobody expected is logged, and nothing of it is shown. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | Problem>((error, request, reply) => {
    const problem = problemIn(error) ?? expected(error as FastifyError);
    if (problem !== null) return answerProblem(reply, problem);
    request.log.error({ err: error }, 'A request failed with an unexpected error');
    return reply.code(500).send({ detail: 'Something went wrong on our side. Nothing else changed. Please try again.', code: 'internal' });
  });
}

export function answerProblem(reply: FastifyReply, { status, headers, detail, code }: Problem): FastifyReply {
  return reply.code(status).headers(headers).send({ detail, code });
}

/** The framework's own refusals in the contract's words. */
function expected(error: FastifyError): Problem | null {
  if (error.validation) return new Problem('validation_failed', itemsOf(error));
  if (unreadableBody.has(error.code) || error instanceof SyntaxError) return new Problem('unreadable_body', 'The body is not valid JSON');
  if (error.statusCode === 413) return new Problem('too_large', 'The request is too large. Nothing was saved.');
  if (error.statusCode === 415) return new Problem('unsupported_type', 'The content type of the request is not accepted.');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new Problem('unreadable_body', 'We couldn’t read the request.');
  }
  return null;
}

const places: Record<string, string> = { querystring: 'query', params: 'path', headers: 'header' };

function itemsOf(error: FastifyError): ValidationItem[] {
  const where = error.validationContext ?? 'body';
  return (error.validation ?? []).map((failed) => ({
    loc: [
      places[where] ?? where,
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
