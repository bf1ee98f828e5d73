import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { queriesOver } from '../app/queries/use-queries.ts';
import { AppRoutes, loadScreens } from '../app/router/app-routes.tsx';
import { samples } from '../app/samples.ts';
import { createServices } from '../app/services/create-services.ts';
import type { KnownAnswer, Rendered } from '../app/services/rendered.ts';
import { ServicesContext } from '../app/services/services-context.ts';
import { escapeHtml } from './escape-html.ts';
import { type BuiltFiles, headOf } from './page-head.ts';
import { type PublicPage, publicPages } from './public-pages.ts';

export { publicPages };

/** Places in the app's page for what a public page has of its own. */
export interface RenderedPage {
  head: string;
  /** The element the app is drawn into, with what it was rendered from. */
  root: string;
}

export interface PublicPageSources {
  /** Reaches the server's own API. */
  fetch: (request: Request) => Promise<Response>;
  files: BuiltFiles;
  /** Null where the address of the product is not known. */
  origin: string | null;
}

/** Someone who has never been here. */
const noStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

/** A public page as a visitor without a session sees it. */
export async function renderPublicPage(page: PublicPage, { fetch, files, origin }: PublicPageSources): Promise<RenderedPage> {
  const services = createServices({
    storage: noStorage,
    systemPrefersDark: false,
    fetch,
    baseUrl: 'http://127.0.0.1/api/v1',
  });
  await services.config.load();
  const { queries, queryClient } = queriesOver(services);
  if (page.path === paths.pricing) await queryClient.prefetchQuery(queries.queryOptions('get', '/stripe/plans', {}));
  for (const { slug } of samples)
    if (page.path === paths.sample(slug))
      await queryClient.prefetchQuery(queries.queryOptions('get', '/samples/{slug}', { params: { path: { slug } } }));
  await loadScreens(page.path);
  const markup = renderToString(
    <StrictMode>
      <ServicesContext value={services}>
        <StaticRouter location={page.path}>
          <AppRoutes />
        </StaticRouter>
      </ServicesContext>
    </StrictMode>,
  );
  const answers = queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }): KnownAnswer[] => (state.data === undefined ? [] : [[queryKey, state.data]]));
  const rendered: Rendered = { config: services.config.read().config, answers };
  return {
    head: headOf(page, files, origin),
    root: `<div id="root" data-rendered="${escapeHtml(JSON.stringify(rendered))}">${markup}</div>`,
  };
}
