import type { components } from '@rimawari/api/types';
import type { InsightReport } from '@rimawari/underwriting';
import { type Handlers, notFound } from '../../platform/index.ts';
import type { Renderer } from '../pipeline/ports.ts';
import { yieldText } from '../submission/yield-text.ts';
import type { ReadSample } from './read-sample.ts';
import type { SampleSlug } from './sample-list.ts';

const html = { 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex' };
/** A fragment opens in its frame, and nowhere else. */
const inert = { ...html, 'content-security-policy': "default-src 'none'; sandbox" };
/** The whole page brings its own policy, with the hash of what may run. */
const page = { ...html, 'content-security-policy': 'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox' };

/** Reports that anyone reads, rendered once by today's viewer. */
export function sampleRoutes(read: ReadSample, renderer: () => Promise<Renderer>) {
  const kept = new Map<string, Promise<string>>();

  async function report(slug: SampleSlug): Promise<InsightReport> {
    const found = await read(slug);
    if (found === null) throw notFound();
    return found;
  }

  function once(key: string, make: () => Promise<string>): Promise<string> {
    const known = kept.get(key) ?? make();
    kept.set(key, known);
    known.catch(() => kept.delete(key));
    return known;
  }

  return {
    getSample: async ({ path: { slug } }) => ({ status: 200, body: toSample(slug, await report(slug)) }),

    getSampleFragment: async ({ path: { slug }, query }) => {
      const { fragment, pages } = await renderer();
      const wanted = query.path ?? null;
      if (wanted === null) return { status: 200, headers: inert, content: await once(slug, async () => fragment(await report(slug))) };
      const found = pages(await report(slug)).find(({ path }) => path === wanted);
      if (found === undefined) throw notFound();
      return { status: 200, headers: inert, content: found.html };
    },

    getSampleReport: async ({ path: { slug } }) => {
      const { standalone } = await renderer();
      return { status: 200, headers: page, content: await once(`${slug} whole`, async () => standalone(await report(slug))) };
    },
  } satisfies Handlers;
}

function toSample(slug: SampleSlug, { analysis, headline, inputs, place }: InsightReport): components['schemas']['SampleReport'] {
  const { values, extra } = inputs.facts;
  return {
    slug,
    name: extra.property_name ?? null,
    place: [place.municipality_en, place.prefecture_en].filter((name) => name !== null).join(', '),
    as_of: analysis.as_of,
    price_jpy: values.price_jpy,
    investment_score: headline.scenario_score,
    net_rental_yield: (headline.net_rental_yield_range ? yieldText(headline.net_rental_yield_range) : null) ?? headline.net_rental_yield,
    risk_level: headline.risk_level,
  };
}
