import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';

const sample = (name: string) => readFileSync(fileURLToPath(new URL(`../../samples/${name}`, import.meta.url)));

/** Stands in for a listing portal: serves one of the samples on loopback. `hold` keeps answers back until `release`, `status` is that of the next ones. */
export class ListingSite {
  readonly port: number;
  readonly #server: Server;
  requests = 0;
  #held: (() => void)[] = [];
  hold = false;
  status = 200;

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.port = port;
  }

  static async open(file: string): Promise<ListingSite> {
    const page = sample(file);
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('No port was given.');
    const site = new ListingSite(server, address.port);
    server.on('request', (_request, response) => {
      site.requests += 1;
      const answer = () => response.writeHead(site.status, { 'content-type': 'text/html; charset=utf-8' }).end(page);
      if (site.hold) {
        site.#held.push(answer);
        server.emit('held');
      } else answer();
    });
    return site;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/listing/1`;
  }

  /** What LISTING_ALLOW_HOSTS needs so that the egress guard lets the product come here. */
  get host(): string {
    return `127.0.0.1:${this.port}`;
  }

  async nextHeld(): Promise<void> {
    if (this.#held.length === 0) await once(this.#server, 'held');
  }

  release(): void {
    this.hold = false;
    for (const answer of this.#held.splice(0)) answer();
  }

  async close(): Promise<void> {
    this.release();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
