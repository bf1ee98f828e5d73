import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from './problem.ts';
import { pagePolicy } from './security-headers.ts';

export interface WebFolders {
  /** The built web app. */
  app: string;
  /** The report's scripts and fonts. */
  reportAssets: string;
}

/** Vite writes this where the page's nonce goes. */
const nonceMark = '__CSP_NONCE__';
const forever = 'public, max-age=31536000, immutable';
const notBuilt =
  '<!doctype html><html lang="en"><title>Rimawari</title><p>The web app is not built yet. Run npm start, or npm run build.</p></html>';

/** Scripts carry a hash of their content in their name; fonts have plain names and change with a release at most. */
function cachingOf(path: string): string {
  if (/\.[\w-]{8}\.(js|css)(\.br|\.gz)?$/.test(path)) return forever;
  return path.endsWith('.woff2') ? 'public, max-age=86400' : 'no-cache';
}

/** Serves the built app, its page for every path the app knows, and the scripts that reports name. */
export async function serveWeb(app: FastifyInstance, folders: WebFolders, basePath: string): Promise<void> {
  const indexFile = join(folders.app, 'index.html');
  const page = existsSync(indexFile) ? readFileSync(indexFile, 'utf8') : notBuilt;

  if (existsSync(folders.reportAssets)) {
    await app.register(fastifyStatic, {
      root: folders.reportAssets,
      prefix: '/assets/report/',
      index: false,
      preCompressed: true,
      cacheControl: false,
      // A report's frame has an opaque origin, so to the browser everything it loads comes from elsewhere.
      setHeaders: (reply, path) => {
        reply.header('cache-control', cachingOf(path));
        reply.header('access-control-allow-origin', '*');
        reply.header('cross-origin-resource-policy', 'cross-origin');
      },
    });
  }
  if (existsSync(folders.app)) {
    await app.register(fastifyStatic, {
      root: folders.app,
      prefix: '/',
      index: false,
      wildcard: false,
      globIgnore: ['index.html', '**/*.{br,gz}'],
      preCompressed: true,
      decorateReply: !existsSync(folders.reportAssets),
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.startsWith(join(folders.app, 'assets')) ? forever : 'no-cache');
      },
    });
  }

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const isPage = ['GET', 'HEAD'].includes(request.method) && !path.startsWith(`${basePath}/`) && !/\.\w+$/.test(path);
    if (!isPage) throw notFound();
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-security-policy', pagePolicy(nonce))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page.replaceAll(nonceMark, nonce));
  });
}
