import type { components } from '@rimawari/api/types';
import { type FactName, type PropertyFacts, type UnusedSource, unusedSentence } from '@rimawari/underwriting';
import { attachment, type Handlers, inert, type ObjectStore } from '../../platform/index.ts';
import type { CorrectionsService, ReadFacts } from '../corrections/service.ts';
import type { Reports } from '../report/reports.ts';
import type { Analyses } from './service.ts';
import type { AnalysisRow } from './store.ts';
import { toJob } from './to-job.ts';

export function analysisRoutes(analyses: Analyses, corrections: CorrectionsService, reports: Reports, store: ObjectStore) {
  async function statusOf(row: AnalysisRow): Promise<components['schemas']['StatusResponse']> {
    const secondsLeft = await analyses.secondsLeft(row);
    return {
      status: row.status,
      created_at: row.created_at.toISOString(),
      progress: row.progress,
      error: row.error_lines,
      session_id: row.session_id,
      ...(row.stage === null ? {} : { stage: row.stage }),
      ...(row.doing === null ? {} : { doing: row.doing }),
      ...(secondsLeft === null ? {} : { seconds_left: secondsLeft }),
      ...(row.unused_sources === null || row.unused_sources.length === 0 ? {} : { unused_sources: row.unused_sources.map(toUnused) }),
    };
  }

  return {
    createAnalysis: async ({ caller, form, ip, keepAnswer }) => {
      const answer = (id: string) => ({ status: 201 as const, body: { job_id: id } });
      return answer(await analyses.create(caller, form, ip, (trx, id) => keepAnswer(trx, answer(id))));
    },

    getAnalysis: async ({ caller, path }) => {
      const row = await analyses.find(caller, path.id);
      const completedAt = row.status === 'completed' ? (row.finished_at?.toISOString() ?? null) : null;
      return { status: 200, body: { ...toJob(row), completed_at: completedAt, ...(row.buyer === null ? {} : { buyer: row.buyer }) } };
    },

    getAnalysisStatus: async ({ caller, path }) => ({ status: 200, body: await statusOf(await analyses.find(caller, path.id)) }),

    cancelAnalysis: async ({ caller, path }) => {
      await analyses.cancel(caller, path.id);
      return { status: 200, body: await statusOf(await analyses.find(caller, path.id)) };
    },

    getAnalysisFacts: async ({ caller, path }) => ({ status: 200, body: toFacts(await corrections.read(caller, path.id)) }),

    correctAnalysis: async ({ caller, path, body }) => {
      await corrections.correct(caller, path.id, body);
      return { status: 202, body: toFacts(await corrections.read(caller, path.id)) };
    },

    getAnalysisSources: async ({ caller, path }) => {
      const { analysis, sources } = await analyses.sources(caller, path.id);
      return {
        status: 200,
        body: {
          source_urls: analysis.listing_url === null ? [] : [analysis.listing_url],
          documents: sources.map(({ id, filename, content_type, size }) => ({ id, filename, content_type, size })),
        },
      };
    },

    downloadSource: async ({ caller, path }) => {
      const source = await analyses.source(caller, path.id, path.sourceId);
      return {
        status: 200,
        headers: {
          ...inert,
          'content-type': source.content_type,
          'content-length': String(source.size),
          'content-disposition': attachment(source.filename),
        },
        content: await store.getStream(source.object_key),
      };
    },

    getFragment: async ({ caller, path, query }) => {
      const { content, picturesPending } = await reports.fragment(await analyses.find(caller, path.id), query.path ?? null);
      const pictures = picturesPending ? 'pending' : 'complete';
      return { status: 200, headers: { ...inert, 'content-type': 'text/html; charset=utf-8', 'report-pictures': pictures }, content };
    },

    downloadReport: async ({ caller, path, query }) => {
      const { filename, contentType, content } = await reports.download(await analyses.find(caller, path.id), query.format ?? 'html');
      return { status: 200, headers: { ...inert, 'content-type': contentType, 'content-disposition': attachment(filename) }, content };
    },
  } satisfies Handlers;
}

function toUnused(source: UnusedSource): components['schemas']['UnusedSource'] {
  return { source_name: source.source_name, message: unusedSentence(source) };
}

/** Facts that an owner may correct, in the order in which they are read. */
const correctable = [
  'price_jpy',
  'monthly_rent_jpy',
  'occupancy',
  'address',
  'stations',
  'layout',
  'floor_area_m2',
  'land_area_m2',
  'built',
  'structure',
  'floors_total',
  'floor',
  'units',
  'management_fee_jpy_month',
  'repair_reserve_jpy_month',
  'land_rights',
  'zoning',
  'building_coverage_pct',
  'floor_area_ratio_pct',
] as const satisfies readonly FactName[];

function toFacts({ facts, evidence, crops, left, latest }: ReadFacts): components['schemas']['AnalysisFacts'] {
  return {
    facts: correctable.map((field) => ({
      field: field === 'stations' ? ('station' as const) : field,
      value: plainValue(facts, field),
      is_given: facts.given?.[field] !== undefined,
      printed: (evidence[field] ?? [])
        .slice(0, 3)
        .map(({ source_name, raw, page }) => ({ source_name, raw, ...(page === undefined ? {} : { page }) })),
      ...confirmable(facts, field, crops),
    })),
    corrections_left: Math.max(0, left),
    correction: latest === null ? null : { status: latest.status, progress: latest.progress, error: latest.error_lines },
  };
}

/** What a picture seems to say of a field; nothing where a person has no part in it. */
function confirmable({ to_confirm: waiting = [] }: PropertyFacts, field: (typeof correctable)[number], crops: ReadFacts['crops']) {
  const found = waiting.find((entry) => entry.field === field);
  if (found === undefined) return {};
  const { source_name, raw, page, crop } = found.evidence;
  // Stations and structures are corrected by words; their own words say what was seen.
  const plain = (value: unknown, words: string) => (typeof value === 'number' || typeof value === 'string' ? value : words);
  const data = crop === undefined ? undefined : crops.get(crop.file);
  return {
    to_confirm: {
      value: plain(found.value, raw),
      is_used: found.is_used,
      source_name,
      raw,
      ...(page === undefined ? {} : { page }),
      ...(found.other === undefined ? {} : { other: { value: plain(found.other.value, found.other.raw), raw: found.other.raw } }),
      ...(crop === undefined || data === undefined ? {} : { crop: { data, width: crop.width, height: crop.height } }),
    },
  };
}

/** As one number or text. */
function plainValue({ values, derived }: PropertyFacts, field: (typeof correctable)[number]): string | number | null {
  if (field === 'stations') {
    const [first] = values.stations ?? [];
    return first === undefined ? null : `${first.station}${first.walk_min === null ? '' : `, ${first.walk_min} minutes on foot`}`;
  }
  if (field === 'structure') return [values.structure].flat().join(', ') || null;
  if (field === 'monthly_rent_jpy') return values.monthly_rent_jpy ?? derived.monthly_rent_jpy ?? null;
  return values[field];
}
