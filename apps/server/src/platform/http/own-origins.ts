import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../config.ts';

const ownNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * What an address of this server's own may begin with: what is configured, or, for someone at this very machine, every
 * name of this machine with the port that really answered. Anyone can write anything into a Host header, so it names
 * nothing here. None when it is not known.
 */
export function ownOrigins(publicUrl: string | null, { socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): string[] {
  if (publicUrl !== null) return [publicUrl];
  const isForwarded = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'via'].some((name) => headers[name] !== undefined);
  const isFromHere = isLoopback((socket.remoteAddress ?? '').replace(/^::ffff:/i, ''));
  if (isForwarded || !isFromHere || socket.localPort === undefined) return [];
  return ownNames.map((name) => `http://${name}:${socket.localPort}`);
}
