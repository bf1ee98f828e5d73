import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { deadlineMs } from '../../../../../tests/deadline.ts';
import { EgressRefusal } from './egress-refusal.ts';
import { type EgressOptions, fetchGuarded } from './fetch-guarded.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A site on loopback, and its `host:port`. */
async function site(listener: RequestListener): Promise<{ port: number; host: string }> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { port: address.port, host: `127.0.0.1:${address.port}` };
}

async function reasonOf(address: string, options: Partial<EgressOptions> = {}): Promise<string> {
  const error = await fetchGuarded(address, AbortSignal.timeout(deadlineMs), { allowHosts: [], ...options }).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof EgressRefusal)) throw new Error(`expected a refusal, got ${String(error)}`);
  expect(error.message).not.toMatch(/\d+\.\d+|::|localhost/);
  return error.reason;
}

const neverAsked = () => Promise.reject(new Error('no name should be resolved'));

describe('fetchGuarded', () => {
  it.each([
    ['http://127.0.0.1/', 'not_public'],
    ['http://127.1/', 'not_public'],
    ['http://2130706433/', 'not_public'],
    ['http://0x7f000001/', 'not_public'],
    ['http://0177.0.0.1/', 'not_public'],
    ['http://①②⑦.⓪.⓪.①/', 'not_public'],
    ['http://0.0.0.0/', 'not_public'],
    ['http://[::1]/', 'not_public'],
    ['http://[::]/', 'not_public'],
    ['http://[::ffff:127.0.0.1]/', 'not_public'],
    ['http://[::ffff:7f00:1]/', 'not_public'],
    ['http://[64:ff9b::7f00:1]/', 'not_public'],
    ['http://[2002:7f00:1::]/', 'not_public'],
    ['http://[fe80::1]/', 'not_public'],
    ['http://[fd00::1]/', 'not_public'],
    ['http://10.0.0.1/', 'not_public'],
    ['http://172.16.0.1/', 'not_public'],
    ['http://192.168.1.1/', 'not_public'],
    ['http://169.254.169.254/latest/meta-data/', 'not_public'],
    ['http://100.64.0.1/', 'not_public'],
    ['http://198.18.0.1/', 'not_public'],
    ['http://224.0.0.1/', 'not_public'],
    ['http://255.255.255.255/', 'not_public'],
    ['https://example.com:8443/', 'port'],
    ['http://example.com:22/', 'port'],
    ['file:///etc/passwd', 'scheme'],
    ['ftp://example.com/', 'scheme'],
    ['gopher://example.com/', 'scheme'],
    ['data:text/html,hello', 'scheme'],
    ['http://user:secret@example.com/', 'credentials'],
    ['example.com/listing', 'invalid_address'],
    ['', 'invalid_address'],
  ])('refuses %s as %s before anything is resolved', async (address, reason) => {
    expect(await reasonOf(address, { resolve: neverAsked })).toBe(reason);
  });

  it.each(['127.0.0.1', '10.1.2.3', '::1', '::ffff:10.0.0.1', '169.254.169.254', '64:ff9b::a00:1'])(
    'refuses a name that resolves to %s, even beside a public address',
    async (address) => {
      const resolve = async () => [
        { address: '93.184.215.14', family: 4 },
        { address, family: address.includes(':') ? 6 : 4 },
      ];
      expect(await reasonOf('http://listing.example/', { resolve })).toBe('not_public');
    },
  );

  it('refuses a name that the system itself resolves to loopback', async () => {
    expect(await reasonOf('http://localhost/')).toBe('not_public');
  });

  it('connects to the address that was checked: a name that would answer differently the second time is asked once', async () => {
    const answers = ['127.0.0.1', '127.0.0.2'];
    const connected: (string | undefined)[] = [];
    const { port } = await site((request, response) => {
      connected.push(request.socket.localAddress);
      response.end('listing');
    });
    const host = `rebinding.example:${port}`;
    const resolve = async () => [{ address: answers.shift() ?? '', family: 4 }];
    await fetchGuarded(`http://${host}/`, AbortSignal.timeout(deadlineMs), { allowHosts: [host], resolve });
    expect(connected).toEqual(['127.0.0.1']);
    expect(answers).toEqual(['127.0.0.2']);
  });

  it('refuses a redirect to a private address, and never asks that address', async () => {
    let secretAsked = 0;
    const secret = await site((_, response) => {
      secretAsked += 1;
      response.end('secret');
    });
    const open = await site((_, response) => response.writeHead(302, { location: `http://${secret.host}/` }).end());
    expect(await reasonOf(`http://${open.host}/`, { allowHosts: [open.host] })).toBe('port');
    const metadata = await site((_, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end());
    expect(await reasonOf(`http://${metadata.host}/`, { allowHosts: [metadata.host] })).toBe('not_public');
    const file = await site((_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end());
    expect(await reasonOf(`http://${file.host}/`, { allowHosts: [file.host] })).toBe('scheme');
    expect(secretAsked).toBe(0);
  });

  it('follows five redirects and no more', async () => {
    const { host } = await site((request, response) => {
      const left = Number(request.url?.slice(1));
      if (left === 0) response.setHeader('content-type', 'text/html').end('<p>価格');
      else response.writeHead(302, { location: `/${left - 1}` }).end();
    });
    const page = await fetchGuarded(`http://${host}/5`, AbortSignal.timeout(deadlineMs), { allowHosts: [host] });
    expect(page).toMatchObject({ status: 200, finalUrl: `http://${host}/0`, contentType: 'text/html' });
    expect(new TextDecoder().decode(page.bytes)).toBe('<p>価格');
    expect(await reasonOf(`http://${host}/6`, { allowHosts: [host] })).toBe('too_many_redirects');
  });

  it('says who it is and hands back whatever status the site gives', async () => {
    const { host } = await site((request, response) => response.writeHead(403).end(request.headers['user-agent']));
    const page = await fetchGuarded(`http://${host}/`, AbortSignal.timeout(deadlineMs), { allowHosts: [host] });
    expect(page.status).toBe(403);
    expect(new TextDecoder().decode(page.bytes)).toContain('Rimawari/');
  });

  it('stops at the size limit, also inside a compressed body', async () => {
    const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024));
    const { host } = await site((request, response) => {
      if (request.url === '/bomb') response.setHeader('content-encoding', 'gzip').end(bomb);
      else response.end(Buffer.alloc(2_000_000));
    });
    expect(await reasonOf(`http://${host}/bomb`, { allowHosts: [host], maxBytes: 1_000_000 })).toBe('too_large');
    expect(await reasonOf(`http://${host}/big`, { allowHosts: [host], maxBytes: 1_000_000 })).toBe('too_large');
  });

  it('gives up on a site that is silent, that drips, that is closed or that does not exist', async () => {
    const silent = await site(() => undefined);
    expect(await reasonOf(`http://${silent.host}/`, { allowHosts: [silent.host], timeoutMs: 200 })).toBe('too_slow');
    const dripping = await site((_, response) => {
      response.write('a');
    });
    expect(await reasonOf(`http://${dripping.host}/`, { allowHosts: [dripping.host], timeoutMs: 200 })).toBe('too_slow');
    expect(await reasonOf('http://127.0.0.1:1/', { allowHosts: ['127.0.0.1:1'] })).toBe('unreachable');
    const unknown = () => Promise.reject(new Error('ENOTFOUND'));
    expect(await reasonOf('http://no-such-site.example/', { resolve: unknown })).toBe('unknown_host');
  });

  it('ends with the reason of the caller when the caller stops it', async () => {
    const silent = await site(() => undefined);
    const stop = new AbortController();
    const fetching = fetchGuarded(`http://${silent.host}/`, stop.signal, { allowHosts: [silent.host] });
    stop.abort(new Error('the worker stops'));
    await expect(fetching).rejects.toThrow('the worker stops');
  });
});
