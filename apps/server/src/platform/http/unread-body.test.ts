import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '../../testing/databases.ts';
import { form, startApp, type TestApp } from '../../testing/start-app.ts';

const megabytes = (count: number) => Buffer.alloc(count * 1_000_000, 'x');

describe('a connection whose upload was refused', () => {
  let made: TestDatabase;
  let server: TestApp;
  let token: string;
  let port: number;
  beforeAll(async () => {
    const [database] = testDatabases();
    if (database === undefined) throw new Error('there is always the embedded database');
    made = await database.create();
    server = await startApp(made);
    ({ token } = await server.register('sender'));
    port = Number(new URL(await server.app.http.listen({ host: '127.0.0.1', port: 0 })).port);
  });
  afterAll(async () => {
    await server.stop();
    await made.remove();
  });

  async function opened() {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return { socket, answer: reader(socket) };
  }

  function head(method: string, path: string, headers: Record<string, string>): string {
    const lines = Object.entries({ host: 'x', authorization: `Bearer ${token}`, ...headers }).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    );
    return `${method} /api/v1${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
  }

  it.each<[string, number, Parameters<typeof form>[0]]>([
    ['a type that is not accepted', 415, [['files', { name: 'notes.docx', content: megabytes(15) }]]],
    [
      'a content that is not what the name says',
      415,
      [['files', { name: 'plan.pdf', content: Buffer.concat([Buffer.from('MZ\u0000'), megabytes(15)]) }]],
    ],
    ['a fourth file', 422, [0, 1, 2, 3].map((n) => ['files', { name: `${n}.csv`, content: n === 3 ? megabytes(15) : 'a,b' }])],
    [
      'a file that is too large',
      413,
      [
        ['files', { name: 'big.csv', content: megabytes(21) }],
        ['files', { name: 'more.csv', content: megabytes(15) }],
      ],
    ],
    ['a form without a session', 401, [['files', { name: 'a.csv', content: megabytes(15) }]]],
  ])('is told at once about %s, and serves the next request', async (_what, status, parts) => {
    const { payload, headers } = await form(parts);
    const { socket, answer } = await opened();
    const untilRefused = status === 413 ? 21_100_000 : 200_000;
    socket.write(
      head('POST', '/analysis', {
        'content-type': headers['content-type'] ?? '',
        'content-length': String(payload.length),
        ...(status === 401 ? { authorization: 'Bearer none' } : {}),
      }),
    );
    socket.write(payload.subarray(0, untilRefused));
    expect(await answer()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    socket.write(payload.subarray(untilRefused));
    socket.write(head('GET', '/me', {}));
    expect(await answer()).toMatch(/^HTTP\/1\.1 200 .*"email":"sender@/s);
    socket.destroy();
  });

  it('is closed on a sender that never ends', async () => {
    const { socket, answer } = await opened();
    socket.on('error', () => {});
    socket.write(head('POST', '/analysis', { 'content-type': 'multipart/form-data; boundary=b', 'transfer-encoding': 'chunked' }));
    const begin = `--b\r\nContent-Disposition: form-data; name="files"; filename="a.docx"\r\n\r\n${'x'.repeat(1000)}`;
    socket.write(`${begin.length.toString(16)}\r\n${begin}\r\n`);
    expect(await answer()).toMatch(/^HTTP\/1\.1 415 /);
    const chunk = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(0x100000, 'x'), Buffer.from('\r\n')]);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    let sent = 0;
    const send = () => {
      while (!socket.destroyed && sent < 400) {
        sent += 1;
        if (!socket.write(chunk)) return void socket.once('drain', send);
      }
    };
    send();
    await closed;
    expect(sent).toBeLessThan(400);
  });
});

/** Gives one whole answer after the other as they arrive. */
function reader(socket: Socket): () => Promise<string> {
  let received = '';
  let wake = () => {};
  socket.on('data', (chunk: Buffer) => {
    received += chunk.toString();
    wake();
  });
  return async () => {
    for (;;) {
      const end = received.indexOf('\r\n\r\n');
      const length = Number(/content-length: (\d+)/i.exec(received.slice(0, end))?.[1]);
      if (end >= 0 && received.length >= end + 4 + length) {
        const answer = received.slice(0, end + 4 + length);
        received = received.slice(answer.length);
        return answer;
      }
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
}
