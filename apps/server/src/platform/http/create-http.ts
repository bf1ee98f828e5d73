import { isUtf8 } from 'node:buffer';
import { type FastifyInstance, type FastifyReply, type FastifyServerOptions, fastify, LogController } from 'fastify';
import type { Config } from '../config.ts';
import { safeLogger } from '../log/safe-logger.ts';
import { answerErrors, answerProblem } from './answer-errors.ts';
import { compressAnswers } from './compression.ts';
import { Problem } from './problem.ts';
import { keepRawBody } from './raw-body.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { serializerCompiler } from './serializers.ts';
import { discardUnreadBodies } from './unread-body.ts';
import { validatorCompiler } from './validators.ts';

const jsonBytesAtMost = 256 * 1024;
const unreadableAddress = new Problem('validation_failed', 'We couldn’t read the address of the request.');
/** How long requests may go on after the server was told to stop. */
const graceMs = 5000;

/** A server without routes: how it reads, checks, refuses and ends. */
export async function createHttp(
  { publicUrl, trustedProxies }: Pick<Config, 'publicUrl' | 'trustedProxies'>,
  logger: FastifyServerOptions['logger'],
): Promise<FastifyInstance> {
  const app = fastify({
    logger: safeLogger(logger) ?? false,
    // Addresses of requests can carry tokens of mails.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: jsonBytesAtMost,
    // Three files over a slow line; without a limit a silent sender would hold its connection for ever.
    requestTimeout: 10 * 60_000,
    // Anyone else's word on where a request came from is not taken.
    trustProxy: trustedProxies.length === 0 ? false : trustedProxies,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // An address that cannot be decoded reaches no route, and so no error handler.
    frameworkErrors: (_error, _request, reply) => void answerProblem(reply as FastifyReply, unreadableAddress),
    routerOptions: { ignoreTrailingSlash: true },
  });
  answerErrors(app);
  discardUnreadBodies(app);
  compressAnswers(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await setSecurityHeaders(app, publicUrl);

  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    // Not even parsed: whose signature has to be checked first is not read before.
    if (request.routeOptions.config.rawBody) {
      keepRawBody(request, body);
      return done(null, undefined);
    }
    // A client that names the type and sends nothing has sent no body.
    if (body.length === 0) return done(null, undefined);
    if (!isUtf8(body)) return done(new Problem('unreadable_body', 'The body is not valid JSON'));
    void parseJson(request, body.toString(), done);
  });

  let stopping = false;
  let forcedEnd: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    stopping = true;
    forcedEnd = setTimeout(() => app.server.closeAllConnections(), graceMs);
  });
  app.addHook('onClose', async () => clearTimeout(forcedEnd));
  app.addHook('onRequest', async (_request, reply) => {
    if (!stopping) return;
    reply.header('connection', 'close');
    throw new Problem('unavailable', 'The server is restarting. Try again shortly.');
  });
  return app;
}
