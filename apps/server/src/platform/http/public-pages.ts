import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';

/** What a public page puts into the page of the app. */
export interface RenderedPage {
  head: string;
  root: string;
}

interface Page {
  path: string;
  isListed: boolean;
}

/** The part of the web app that renders its public pages, as it is built. */
interface Renderer {
  publicPages: readonly Page[];
  renderPublicPage(page: Page, sources: { fetch: Fetch; files: unknown; origin: string | null }): Promise<RenderedPage>;
}
type Fetch = (request: Request) => Promise<Response>;

export interface PublicPagesOptions {
  /** The built web app: `client` and `server`. */
  folder: string;
  /** Answers a request for this server's own API. */
  fetch: Fetch;
  origin: string | null;
  log: FastifyBaseLogger;
  now?: () => number;
}

export interface PublicPages {
  /** Null where the address is none of a public page, or the page could not be rendered: the app then does so in the browser. */
  render(path: string): Promise<RenderedPage | null>;
  /** Paths for the site map. */
  listed(): Promise<string[]>;
}

/** Prices and flags may change while the server runs. */
const keptFor = 60_000;

/** Renders the pages that anyone may read, for those without scripts, for search engines, and for a first sight before scripts arrive. */
export function createPublicPages({ folder, fetch, origin, log, now = Date.now }: PublicPagesOptions): PublicPages {
  const kept = new Map<string, { until: number; page: Promise<RenderedPage> }>();
  let loading: Promise<{ renderer: Renderer; files: unknown } | null> | null = null;

  async function load() {
    const script = join(folder, 'server', 'render-public-page.js');
    if (!existsSync(script)) return null;
    const renderer: Renderer = await import(pathToFileURL(script).href);
    return { renderer, files: JSON.parse(readFileSync(join(folder, 'client', '.vite', 'manifest.json'), 'utf8')) };
  }
  function loaded() {
    loading ??= load();
    return loading;
  }

  return {
    async render(path) {
      try {
        const built = await loaded();
        const page = built?.renderer.publicPages.find((candidate) => withoutSlash(candidate.path) === withoutSlash(path));
        if (built === null || page === undefined) return null;
        const known = kept.get(page.path);
        if (known !== undefined && known.until > now()) return await known.page;
        const rendering = built.renderer.renderPublicPage(page, { fetch, files: built.files, origin });
        kept.set(page.path, { until: now() + keptFor, page: rendering });
        rendering.catch(() => kept.delete(page.path));
        return await rendering;
      } catch (problem) {
        log.warn({ err: problem, path }, 'A public page was not prerendered; browsers render it');
        return null;
      }
    },
    async listed() {
      const built = await loaded();
      return (built?.renderer.publicPages ?? []).filter(({ isListed }) => isListed).map(({ path }) => path);
    },
  };
}

const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path);
