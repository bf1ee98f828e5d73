import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../config.ts';

const ownNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * What links in mails begin with. Anyone can write anything into a Host header, and a link that follows it hands its
 * token to them: so it is the configured address, or, for someone at this very machine, this machine with the port
 * that really answered. Null when neither is known.
 */
export function linkOrigin(publicUrl: string | null, { socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): string | null {
  if (publicUrl !== null) return publicUrl;
  const isForwarded = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'via'].some((name) => headers[name] !== undefined);
  const isFromHere = isLoopback((socket.remoteAddress ?? '').replace(/^::ffff:/i, ''));
  const name = URL.parse(`http://${headers.host ?? ''}/`)?.hostname ?? '';
  if (isForwarded || !isFromHere || !ownNames.includes(name) || socket.localPort === undefined) return null;
  return `http://${name}:${socket.localPort}`;
}
