import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { describeError } from './describe-error.ts';

/** The logger's options, with serializers that let nothing of a person's into the log. */
export function safeLogger(options: FastifyServerOptions['logger']): FastifyServerOptions['logger'] {
  if (options === undefined || options === false) return false;
  return {
    ...(options === true ? {} : options),
    serializers: {
      err: describeError,
      error: describeError,
      // Addresses of requests can carry tokens of mails.
      req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions?.url }),
    },
  };
}
