import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../escape-html.ts';
import { notFound } from './problem.ts';
import { createPublicPages, type RenderedPage } from './public-pages.ts';
import { pagePolicy } from './security-headers.ts';

export type PreviewOf = (token: string, ip: string) => Promise<Preview | null>;

export interface WebFolders {
  /** The built web app: what browsers get in `client`, what renders its public pages in `server`. */
  app: string;
  /** The report's scripts and fonts. */
  reportAssets: string;
}

/** What a link shows where it is posted. */
interface Preview {
  title: string;
  text: string;
}

/** Vite writes this where the page's nonce goes. */
const nonceMark = '__CSP_NONCE__';
const forever = 'public, max-age=31536000, immutable';
const notBuilt =
  '<!doctype html><html lang="en"><title>Rimawari</title><p>The web app is not built yet. Run npm start, or npm run build.</p></html>';

/** What helmet says of pages. To a script, a sheet, a font or a picture it means nothing, and a first view has a dozen and more of them. */
const ofPages = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Scripts carry a hash of their content in their name; fonts have plain names and change with a release at most. */
function cachingOf(path: string): string {
  if (/\.[\w-]{8}\.(js|css)(\.br|\.gz)?$/.test(path)) return forever;
  return path.endsWith('.woff2') ? 'public, max-age=86400' : 'no-cache';
}

/**
 * Serves the built app, its page for every path the app knows, and the scripts that reports name. `origin` is the product's own address;
 * `previewOf` gives what a link to a shared report shows where it is posted.
 */
export async function serveWeb(
  app: FastifyInstance,
  folders: WebFolders,
  basePath: string,
  origin: string | null,
  previewOf: PreviewOf,
): Promise<void> {
  const clientFolder = join(folders.app, 'client');
  const indexFile = join(clientFolder, 'index.html');
  const page = existsSync(indexFile) ? readFileSync(indexFile, 'utf8') : notBuilt;

  if (existsSync(folders.reportAssets)) {
    await app.register(fastifyStatic, {
      root: folders.reportAssets,
      prefix: '/assets/report/',
      index: false,
      preCompressed: true,
      cacheControl: false,
      lastModified: false,
      // A report's frame has an opaque origin, so to the browser everything it loads comes from elsewhere.
      setHeaders: (reply, path) => {
        reply.header('cache-control', cachingOf(path));
        reply.header('access-control-allow-origin', '*');
        reply.header('cross-origin-resource-policy', 'cross-origin');
        for (const name of ofPages) reply.removeHeader(name);
      },
    });
  }
  if (existsSync(clientFolder)) {
    await app.register(fastifyStatic, {
      root: clientFolder,
      prefix: '/',
      index: false,
      wildcard: false,
      globIgnore: ['index.html', '**/*.{br,gz}'],
      preCompressed: true,
      decorateReply: !existsSync(folders.reportAssets),
      cacheControl: false,
      lastModified: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.startsWith(join(clientFolder, 'assets')) ? forever : 'no-cache');
        for (const name of ofPages) reply.removeHeader(name);
      },
    });
  }

  const publicPages = createPublicPages({ folder: folders.app, fetch: (request) => answerOf(app, request), origin, log: app.log });
  app.get('/robots.txt', (_, reply) => reply.type('text/plain; charset=utf-8').send(robots(basePath, origin)));
  if (origin !== null) {
    app.get('/sitemap.xml', async (_, reply) =>
      reply.type('application/xml; charset=utf-8').send(siteMap((await publicPages.listed()).map((path) => origin + path))),
    );
  }

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const isPage = ['GET', 'HEAD'].includes(request.method) && !path.startsWith(`${basePath}/`) && !/\.\w+$/.test(path);
    if (!isPage) throw notFound();
    const nonce = randomBytes(16).toString('base64');
    const rendered = await publicPages.render(path);
    const token = /^\/shared\/([\w-]+)\/?$/.exec(path)?.[1];
    const preview = token === undefined ? null : await previewOf(token, request.ip);
    // Addresses of members hold nothing for a list of results; what they show is fetched with a session.
    if (rendered === null) reply.header('x-robots-tag', 'noindex');
    // Whoever knows the address of a shared report can read it, so it is told to no other site.
    if (path.startsWith('/shared/')) reply.header('referrer-policy', 'no-referrer');
    return reply
      .header('content-security-policy', pagePolicy(nonce))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send((preview === null ? filled(page, rendered) : headed(page, preview)).replaceAll(nonceMark, nonce));
  });
}

/**
 * The page of the app with what a public page has of its own. Functions, since a replacement text would give `$` a meaning. Its scripts
 * stand back for its sheets and letters: they take over a page that can be read already.
 */
function filled(page: string, rendered: RenderedPage | null): string {
  if (rendered === null) return page;
  return page
    .replace(/<(script type="module"|link rel="modulepreload") /g, '<$1 fetchpriority="low" ')
    .replace(/<!--head-->.*<!--\/head-->/s, () => rendered.head)
    .replace('<div id="root"><!--app--></div>', () => rendered.root);
}

/** The page of the app with what a link to it shows where it is posted: text alone, since pictures of a property are another's work. */
function headed(page: string, { title, text }: Preview): string {
  const [name, said] = [`${escapeHtml(title)} · Rimawari`, escapeHtml(text)];
  const head = [
    `<title>${name}</title>`,
    `<meta name="description" content="${said}">`,
    '<meta property="og:type" content="article">',
    '<meta property="og:site_name" content="Rimawari">',
    `<meta property="og:title" content="${name}">`,
    `<meta property="og:description" content="${said}">`,
    '<meta name="twitter:card" content="summary">',
  ];
  return page.replace(/<!--head-->.*<!--\/head-->/s, () => head.join('\n    '));
}

/** The server's own answer, without a way over the network. */
async function answerOf(app: FastifyInstance, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const { statusCode, rawPayload, headers } = await app.inject({ method: 'GET', url: pathname + search });
  const type = headers['content-type'];
  return new Response(new Uint8Array(rawPayload), {
    status: statusCode,
    headers: typeof type === 'string' ? { 'content-type': type } : {},
  });
}

const robots = (basePath: string, origin: string | null) =>
  [`User-agent: *`, `Disallow: ${basePath}/`, ...(origin === null ? [] : [`Sitemap: ${origin}/sitemap.xml`]), ''].join('\n');

function siteMap(addresses: string[]): string {
  const places = addresses.map((address) => `  <url><loc>${address.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...places,
    '</urlset>',
    '',
  ].join('\n');
}
