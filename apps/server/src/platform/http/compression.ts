import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply } from 'fastify';

const bytesAtLeast = 1024;
const compressible = /^(text\/|application\/(json|javascript|xml)|image\/svg\+xml)/;

/** Of what is made for one reader: a fragment of 620 kB takes 15 ms and comes out a tenth larger than at the highest quality. */
const brotliQuality = 5;
const encoders: Record<string, (bytes: Uint8Array) => Promise<Buffer>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 6 }),
};
const encodings = Object.keys(encoders);

/**
 * Compresses what the server writes itself: JSON, pages, fragments. Streams pass as they are: files of the build were
 * compressed then, and what people upload mostly is by its nature. A secret beside a stranger's text could be guessed
 * from sizes (BREACH) only by a page that can make the browser send the secret's key; ours is a bearer token, no cookie.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const bytes = typeof payload === 'string' ? Buffer.from(payload) : payload instanceof Uint8Array ? payload : null;
    if (bytes === null || !compressible.test(String(reply.getHeader('content-type') ?? ''))) return payload;
    if (reply.hasHeader('content-encoding') || reply.statusCode === 206) return payload;
    varyByEncoding(reply);
    if (bytes.length < bytesAtLeast) return payload;
    const encoding = negotiate(request.headers['accept-encoding'] ?? '', encodings);
    const encode = encoding === null ? undefined : encoders[encoding];
    if (encode === undefined || encoding === null) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return encode(bytes);
  });
}

function varyByEncoding(reply: FastifyReply): void {
  const names = String(reply.getHeader('vary') ?? '')
    .split(/\s*,\s*/)
    .filter(Boolean);
  if (!names.some((name) => /^(accept-encoding|\*)$/i.test(name))) reply.header('vary', [...names, 'accept-encoding'].join(', '));
}
