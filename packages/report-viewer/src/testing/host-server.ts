import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { scriptJson } from '../render/escape.ts';
import { distFolder } from './built-renderer.ts';

/**
 * Serves the host page under the content policy of the product, the built assets, and the page for paper. Addresses with `broken` in them
 * are not found.
 */
export async function startHost(
  fragment: string,
  paper = '',
  pages: Record<string, string> = {},
): Promise<{ address: string; server: Server }> {
  const page = `<!doctype html><meta charset="utf-8"><title>Host</title><div id="root"></div><script type="application/json" id="fragment">${scriptJson(fragment)}</script><script type="application/json" id="pages">${scriptJson(pages)}</script><script nonce="n0nce" src="/host.js"></script>`;
  const policy =
    "default-src 'none'; script-src 'self' 'nonce-n0nce'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:; frame-src 'self'; connect-src 'self'; worker-src 'self' blob:";
  return serve(page, await hostScript('frame-host.tsx'), { 'content-security-policy': policy }, paper);
}

/** Serves a page that holds the fragments in its own document and in shadow roots, with what attaches them under `window.reports`. */
export async function startPage(page: string): Promise<{ address: string; server: Server }> {
  return serve(page, await hostScript('page-host.ts'), {});
}

async function serve(
  page: string,
  script: string,
  headers: Record<string, string>,
  paper = '',
): Promise<{ address: string; server: Server }> {
  const server = createServer(async (request, response) => {
    const path = request.url?.replace(/\?.*/, '') ?? '/';
    if (path === '/') return response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(page);
    // Some browsers ask for it and tell in the console where it is not found.
    if (path === '/favicon.ico') return response.writeHead(204).end();
    if (path === '/host.js') return response.writeHead(200, { 'content-type': 'text/javascript', ...kept }).end(script);
    if (path === '/paper.html') return response.writeHead(200, { 'content-type': 'text/html' }).end(paper);
    const asset = /^\/assets\/report\/((?:fonts\/)?[\w.-]+)$/.exec(path)?.[1];
    const bytes =
      asset === undefined || asset.includes('broken') ? null : await readFile(join(distFolder, 'assets', asset)).catch(() => null);
    if (bytes === null) return response.writeHead(404).end();
    const type = path.endsWith('.js') ? 'text/javascript' : 'font/woff2';
    return response
      .writeHead(200, { 'content-type': type, ...kept, 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' })
      .end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

/** A server is gone with its test: pages of one test need not fetch and compile again. */
const kept = { 'cache-control': 'public, max-age=31536000, immutable' };

const scripts = new Map<string, Promise<string>>();

/** Bundled once for all servers of a process. */
function hostScript(entry: string): Promise<string> {
  const script = scripts.get(entry) ?? bundle(entry);
  scripts.set(entry, script);
  return script;
}

async function bundle(entry: string): Promise<string> {
  const built = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    mode: 'development',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"development"' },
    build: { write: false, minify: false, lib: { entry: join(import.meta.dirname, entry), name: 'Host', formats: ['iife'] } },
  });
  const output = ([built].flat()[0] as Rolldown.RolldownOutput).output;
  return output[0].code;
}
