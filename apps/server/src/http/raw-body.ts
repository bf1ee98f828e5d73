import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation needs its body byte for byte, for a signature over it. */
    rawBody?: boolean;
  }
}

const rawBodies = new WeakMap<FastifyRequest, Buffer>();

export function keepRawBody(request: FastifyRequest, body: Buffer): void {
  rawBodies.set(request, body);
}

export function rawBodyOf(request: FastifyRequest): Buffer {
  const body = rawBodies.get(request);
  if (body === undefined) throw new Error('The contract does not keep the raw body of this operation: mark it with x-raw-body');
  return body;
}
