import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** More than the largest form that is accepted. */
const bytesAtMost = 64 * 1024 * 1024;
const waitMs = 15_000;

/**
 * What a refused sender still sends is thrown away, so that the next request on the connection is read; after a while,
 * or when it is too much, the connection is closed. Browsers send the whole body before they look at the answer, or
 * until the connection breaks: throwing away shows the answer as soon as a fast line allows, and on a slow one closing
 * shows it after the wait. Closing at once would lose the answer where a reset empties what was received (Windows).
 */
export function discardUnreadBodies(app: FastifyInstance): void {
  app.addHook('onResponse', async (request) => discard(request.raw));
}

function discard(request: IncomingMessage): void {
  const { socket } = request;
  if (request.complete || request.destroyed || !(socket instanceof Socket)) return;
  const before = socket.bytesRead;
  const isTooMuch = () => socket.bytesRead - before > bytesAtMost;
  const end = setTimeout(() => socket.destroy(), waitMs);
  request.once('close', () => clearTimeout(end));
  // A reader that gave up in the middle has left its pipe, or a pause, behind.
  request.unpipe();
  request.on('data', () => isTooMuch() && socket.destroy());
  request.resume();
}
