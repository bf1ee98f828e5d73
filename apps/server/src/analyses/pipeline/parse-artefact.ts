import { isSourceReason, openFacts, openReport, UnderwritingError } from '@rimawari/underwriting';
import { z } from 'zod';
import { ArtefactMalformed } from './artefact-problems.ts';
import type { StepName } from './step.ts';

/** Shapes are loose: a later version of a step may write more, and what stands in the parts is checked by the room that reads them. */
const source = z.looseObject({
  id: z.string(),
  kind: z.enum(['listing', 'document']),
  name: z.string(),
  content_type: z.string(),
  size: z.int().nonnegative(),
  sha256: z.string(),
  kept_in: z.enum(['session', 'store']),
  key: z.string(),
});
const listing = z.looseObject({
  requested_url: z.string(),
  final_url: z.string(),
  status: z.int(),
  fetched_at: z.string(),
  pdf: z.string().nullable(),
  pdf_missing_because: z.string().nullable(),
});
const unusedSource = z.looseObject({ source_name: z.string(), reason: z.custom(isSourceReason) });
/** Earlier runs set aside a listing address at most. */
const unusedSources = z.union([z.array(unusedSource), unusedSource.nullable().transform((one) => (one === null ? [] : [one]))]);
const entries = z.record(z.string(), z.unknown());
/** The engine holds every field against its own rules when it underwrites. */
const facts = z
  .looseObject({
    kind: z.enum(['condominium_unit', 'apartment_building', 'detached_house', 'other_building']),
    values: entries,
    derived: entries,
    derivations: entries,
    extra: entries,
    evidence: z.record(z.string(), z.array(entries)),
    conflicts: z.array(z.looseObject({ field: z.string(), values: z.array(z.unknown()), sources: z.array(z.string()) })),
  })
  // Facts may have been written by an earlier version.
  .transform(openFacts);
const reading = z.looseObject({
  source_id: z.string(),
  source_kind: z.enum(['listing', 'document']),
  source_name: z.string(),
  blocks: z.array(entries),
  notes: z.array(z.string()),
  unreadable: z.string().nullable(),
});
const sheet = z.looseObject({
  source_id: z.string(),
  source_name: z.string(),
  page: z.int().positive(),
  file: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
});
const dataset = z.looseObject({ id: z.string(), title: z.string(), vintage: z.string(), licence: z.string(), source: z.string() });
const context = z.looseObject({
  subject: z.looseObject({
    analysis_id: z.string(),
    title: z.string(),
    listing_url: z.string().nullable(),
    documents: z.array(z.string()),
  }),
  place: entries,
  population: entries.nullable(),
  exchange_rate: z.looseObject({ jpy_per_usd: z.number().positive(), date: z.string(), source: z.string(), illustrative: z.boolean() }),
});
const headline = z.looseObject({
  scenario_score: z.number().nullable(),
  net_rental_yield: z.number().nullable(),
  net_rental_yield_range: z.tuple([z.number(), z.number()]).nullish(),
  risk_level: z.string().nullable(),
  address: z.string().nullish(),
});
const manifest = z.looseObject({ build: z.string(), pages: z.array(z.string()), headline });
/** What the first version wrote, with the pages themselves kept beside it. */
const firstManifest = z
  .looseObject({ fragment: z.string(), standalone: z.string(), pages: z.record(z.string(), z.string()) })
  .transform(({ pages }) => ({ build: null, pages: Object.keys(pages), headline: null }));

const shapes = {
  pdf_generation: z.looseObject({ sources: z.array(source), listing: listing.nullable(), unused: unusedSources }),
  data_extraction: z.looseObject({
    facts,
    readings: z.array(reading),
    sheets: z.array(sheet).optional(),
    pictures_follow: z.boolean().optional(),
  }),
  enrichments: z.looseObject({ context, datasets: z.array(dataset) }),
  final_analysis: z.unknown().transform(openReport),
  html_report: z.union([manifest, firstManifest]),
} satisfies Record<StepName, z.ZodType>;

/** @throws ArtefactMalformed */
export function parseArtefact(step: StepName, text: string, sessionId: string): unknown {
  try {
    return shapes[step].parse(JSON.parse(text));
  } catch (problem) {
    throw new ArtefactMalformed(step, sessionId, reasonOf(problem));
  }
}

function reasonOf(problem: unknown): string {
  if (problem instanceof z.ZodError) {
    return problem.issues
      .slice(0, 3)
      .map(({ path, message }) => `${path.join('.') || 'the whole'}: ${message}`)
      .join('; ');
  }
  if (problem instanceof SyntaxError) return 'it is not JSON';
  if (problem instanceof UnderwritingError) return problem.message;
  throw problem;
}
