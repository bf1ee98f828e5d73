import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation takes its body byte for byte, for a signature over it, and reads it itself. */
    rawBody?: boolean;
  }
}

const rawBodies = new WeakMap<FastifyRequest, Buffer>();

export function keepRawBody(request: FastifyRequest, body: Buffer): void {
  rawBodies.set(request, body);
}

export function rawBodyOf(request: FastifyRequest): Buffer {
  // A request without a body has no type, and nothing reads it.
  const body = rawBodies.get(request) ?? (request.routeOptions.config.rawBody ? Buffer.alloc(0) : undefined);
  if (body === undefined) throw new Error('The contract does not keep the raw body of this operation: mark it with x-raw-body');
  return body;
}
