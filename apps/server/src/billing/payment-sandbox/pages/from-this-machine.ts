import type { FastifyRequest } from 'fastify';

const ownNames = ['localhost', '127.0.0.1', '[::1]'];
const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'via'];

/** Whether the request comes from this very machine, straight, and means this machine. */
export function isFromThisMachine({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean {
  if (forwarding.some((name) => headers[name] !== undefined)) return false;
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/i, '');
  const name = URL.parse(`http://${headers.host ?? ''}/`)?.hostname ?? '';
  return (address === '::1' || address.startsWith('127.')) && ownNames.includes(name);
}
