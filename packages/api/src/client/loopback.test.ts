import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type ApiClient, createApiClient } from './create-api-client.ts';
import type { UploadProgress } from './upload.ts';

/** The client against a real server on loopback: what a supplied fetch cannot show. */

let server: Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  if (server?.listening) await new Promise((closed) => server?.close(closed));
});

async function clientOf(listener: RequestListener): Promise<ApiClient> {
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return createApiClient({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`,
    getToken: () => 'token-1',
    onUnauthorized: () => {},
    createUploadRequest: () => new LoopbackUpload() as unknown as XMLHttpRequest,
  });
}

async function formOf(request: IncomingMessage): Promise<FormData> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new Response(Buffer.concat(chunks), { headers: { 'Content-Type': request.headers['content-type'] ?? '' } }).formData();
}

const drawing = new File(['%PDF-1.7 図面'], '中野坂上_販売図面.pdf', { type: 'application/pdf' });
const photograph = new File([new Uint8Array(3_000_000).fill(7)], 'photo.jpg', { type: 'image/jpeg' });

describe('submitting a property', () => {
  it('sends title, addresses and files, fields first, and reports how much has gone out', async () => {
    let form: FormData | undefined;
    let authorization: string | undefined;
    const client = await clientOf(async (request, response) => {
      authorization = request.headers.authorization;
      form = await formOf(request);
      response.writeHead(201, { 'Content-Type': 'application/json' }).end('{"job_id":"a1"}');
    });
    const progress: UploadProgress[] = [];
    const submission = { title: ' 中野坂上 302 ', files: [drawing, photograph], urls: ['https://listings.example/1'] };
    const { data } = await client.submitAnalysis(submission, { onProgress: (now) => progress.push(now) });

    expect(data).toEqual({ job_id: 'a1' });
    expect(authorization).toBe('Bearer token-1');
    expect([...(form?.keys() ?? [])]).toEqual(['title', 'urls', 'files', 'files']);
    expect(form?.get('title')).toBe('中野坂上 302');
    expect(form?.get('urls')).toBe('["https://listings.example/1"]');
    const files = form?.getAll('files').filter((entry) => typeof entry !== 'string') ?? [];
    expect(files.map(({ name, type, size }) => [name, type, size])).toEqual([
      [drawing.name, 'application/pdf', drawing.size],
      ['photo.jpg', 'image/jpeg', 3_000_000],
    ]);
    expect(progress.length).toBeGreaterThan(1);
    expect(progress.at(-1)?.sentBytes).toBe(progress.at(-1)?.totalBytes);
  });

  it('names the submission for a server that may have received it before', async () => {
    const keys: unknown[] = [];
    const client = await clientOf(async (request, response) => {
      keys.push(request.headers['idempotency-key']);
      await formOf(request);
      response.writeHead(201, { 'Content-Type': 'application/json' }).end('{"job_id":"a1"}');
    });
    await client.submitAnalysis({ files: [drawing], urls: [] }, { idempotencyKey: '2f1c7f0e' });
    await client.submitAnalysis({ files: [drawing], urls: [] });
    expect(keys).toEqual(['2f1c7f0e', undefined]);
  });

  it('leaves the title out when there is none', async () => {
    let form: FormData | undefined;
    const client = await clientOf(async (request, response) => {
      form = await formOf(request);
      response.writeHead(201, { 'Content-Type': 'application/json' }).end('{"job_id":"a1"}');
    });
    await client.submitAnalysis({ title: '  ', files: [drawing], urls: [] });
    expect([...(form?.keys() ?? [])]).toEqual(['urls', 'files']);
  });

  it('is an error in the words of the server when it is refused', async () => {
    const client = await clientOf((request, response) => {
      request
        .resume()
        .on('end', () =>
          response.writeHead(413, { 'Content-Type': 'application/json' }).end('{"detail":"photo.jpg is larger than 20 MB"}'),
        );
    });
    const { error, response } = await client.submitAnalysis({ files: [photograph], urls: [] });
    expect(error).toEqual({ code: 'too_large', detail: 'photo.jpg is larger than 20 MB' });
    expect(response.status).toBe(413);
  });

  it('stops sending when it is cancelled', async () => {
    const reached = Promise.withResolvers<void>();
    const cut = Promise.withResolvers<void>();
    const client = await clientOf((request) => {
      request.once('data', () => reached.resolve());
      request.once('close', () => cut.resolve());
    });
    const controller = new AbortController();
    const call = client.submitAnalysis({ files: [photograph], urls: [] }, { signal: controller.signal });
    const rejected = expect(call).rejects.toMatchObject({ name: 'AbortError' });
    await reached.promise;
    controller.abort();
    await rejected;
    await cut.promise;
  });

  it('does not begin when it is cancelled before', async () => {
    let requests = 0;
    const client = await clientOf(() => {
      requests += 1;
    });
    await expect(client.submitAnalysis({ files: [drawing], urls: [] }, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(requests).toBe(0);
  });

  it('is an error when the server goes away in the middle', async () => {
    const client = await clientOf((request) => {
      request.once('data', () => request.socket.destroy());
    });
    const { error } = await client.submitAnalysis({ files: [photograph], urls: [] });
    expect(error).toMatchObject({ source: 'unreachable' });
  });
});

describe('an abort', () => {
  it('rejects as an abort, not as an error of the server', async () => {
    const controller = new AbortController();
    const client = await clientOf(() => controller.abort());
    await expect(client.GET('/me', { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('in the middle of an answer is an abort too', async () => {
    const controller = new AbortController();
    const client = await clientOf((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '500' });
      response.write('{"jobs":[', () => controller.abort());
    });
    await expect(client.GET('/analysis', { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('an answer', () => {
  it('that breaks off is an error of the call', async () => {
    const client = await clientOf((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '500' });
      response.write('{"jobs":[', () => response.destroy());
    });
    const { error } = await client.GET('/analysis');
    expect(error).toMatchObject({ source: 'unreachable' });
  });

  it('that breaks off in a download is an error, not half a document', async () => {
    const client = await clientOf((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/pdf', 'Content-Length': '500' });
      response.write('%PDF-1.7', () => response.destroy());
    });
    const { data, error } = await client.downloadReport({ id: 'a1', format: 'pdf' });
    expect(data).toBeUndefined();
    expect(error).toMatchObject({ source: 'unreachable' });
  });

  it('from a closed port is an error', async () => {
    const client = await clientOf(() => {});
    await new Promise((closed) => server?.close(closed));
    const { error } = await client.GET('/me');
    expect(error).toMatchObject({ source: 'unreachable' });
  });
});

/** XMLHttpRequest as far as an upload needs it, over real HTTP: Node has none. */
class LoopbackUpload {
  readonly upload: { onprogress: ((progress: { loaded: number; total: number }) => void) | null } = { onprogress: null };
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  onloadend: (() => void) | null = null;
  status = 0;
  statusText = '';
  responseText = '';
  #address = '';
  #method = '';
  #headers: Record<string, string> = {};
  #received: IncomingMessage | undefined;
  #cancel = new AbortController();

  open(method: string, address: string) {
    this.#method = method;
    this.#address = address;
  }
  setRequestHeader(name: string, value: string) {
    this.#headers[name] = value;
  }
  getAllResponseHeaders() {
    return Object.entries(this.#received?.headers ?? {})
      .map(([name, value]) => `${name}: ${value}`)
      .join('\r\n');
  }
  abort() {
    this.#cancel.abort();
  }
  async send(form: FormData) {
    const encoded = new Response(form);
    const body = Buffer.from(await encoded.arrayBuffer());
    const headers = { ...this.#headers, 'content-type': encoded.headers.get('Content-Type') ?? '', 'content-length': body.length };
    try {
      const outgoing = sendRequest(this.#address, { method: this.#method, headers, signal: this.#cancel.signal });
      const answered = once(outgoing, 'response');
      answered.catch(() => {});
      for (let sent = 0; sent < body.length; sent += 65_536) {
        const part = body.subarray(sent, sent + 65_536);
        await new Promise<void>((written, failed) => outgoing.write(part, (error) => (error ? failed(error) : written())));
        this.upload.onprogress?.({ loaded: sent + part.length, total: body.length });
      }
      outgoing.end();
      const [received] = (await answered) as [IncomingMessage];
      this.#received = received;
      this.status = received.statusCode ?? 0;
      for await (const chunk of received.setEncoding('utf8')) this.responseText += chunk;
      this.onload?.();
    } catch {
      if (this.#cancel.signal.aborted) this.onabort?.();
      else this.onerror?.();
    }
    this.onloadend?.();
  }
}
