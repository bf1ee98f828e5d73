import type { Schemas } from '../schemas.ts';
import { named } from './named.ts';

type Profile = Schemas['BenchmarkProfile'];
type Run = Schemas['BenchmarkRun'];

/** Single profiles. */
export const profileOf = named<Profile>()({
  default: { id: 'bp_default', name: 'Default', description: 'The pipeline as it ships.', config: {}, is_default: true },
  custom: {
    id: 'bp_definitions',
    name: 'Definition lists only',
    description: 'Leaves tables out.',
    config: { readers: { forms: ['definition'] }, assumptions: { vacancy: 8 } },
    is_default: false,
  },
  'without description': {
    id: 'bp_text',
    name: 'Without running text',
    description: null,
    config: { readers: { lines: false } },
    is_default: false,
  },
});
export type ProfileSituation = Parameters<typeof profileOf>[0];

/** Lists of profiles. */
export const profilesOf = named<Profile[]>()({
  'default only': [profileOf('default')],
  several: [profileOf('default'), profileOf('custom'), profileOf('without description')],
  none: [],
});
export type ProfilesSituation = Parameters<typeof profilesOf>[0];

const baseline = {
  id: 'br_0101',
  run_type: 'baseline',
  label: 'baseline Nov 17, 2026, 09:30',
  profile: { id: 'bp_default', name: 'Default' },
  status: 'completed',
  progress: 100,
  modules: ['pdf_generation', 'data_extraction'],
  error: null,
  summary: { exact_matches: null, total: null, url_count: 3 },
  created_at: '2026-11-17T00:30:00Z',
  baseline_run_id: null,
} satisfies Run;
const candidate = {
  ...baseline,
  id: 'br_0102',
  run_type: 'candidate',
  label: 'Definition lists only',
  profile: { id: 'bp_definitions', name: 'Definition lists only' },
  modules: ['data_extraction'],
  summary: { exact_matches: 2, total: 3, url_count: 3 },
  created_at: '2026-11-18T01:00:00Z',
  baseline_run_id: 'br_0101',
} satisfies Run;
const same = { mismatched_values: [], missing_in_candidate: [], missing_in_baseline: [] } satisfies Schemas['BenchmarkDiff'];

const properties: Schemas['BenchmarkProperty'][] = ['ikebukuro-flats', 'kanda-1103', 'nakano-sakaue-302'].map((slug) => ({
  slug,
  url: `https://listings.example/${slug}`,
  status: 'completed',
  error: null,
}));

/** Single runs; those with `detail` carry the payload that only the answer for one run has. */
export const runOf = named<Run>()({
  baseline,
  'baseline running': {
    ...baseline,
    id: 'br_0103',
    label: 'baseline Nov 20, 2026, 14:40',
    status: 'processing',
    progress: 33,
    summary: null,
    created_at: '2026-11-20T05:40:00Z',
  },
  candidate,
  'candidate failed': {
    ...candidate,
    id: 'br_0104',
    label: 'Without running text',
    status: 'failed',
    progress: 33,
    error: 'Canceled by an administrator. Readings up to that point are kept.',
    summary: null,
    created_at: '2026-11-19T08:20:00Z',
  },
  'baseline detail': {
    ...baseline,
    payload: {
      candidates: [],
      properties: [
        ...properties.slice(0, 2),
        {
          slug: 'nakano-sakaue-302',
          url: 'https://listings.example/nakano-sakaue-302',
          status: 'failed',
          error: 'The page of the listing is no longer published.',
        },
      ],
    },
  },
  'candidate detail': {
    ...candidate,
    payload: {
      properties,
      candidates: [
        { slug: 'ikebukuro-flats', exact_match: true, diff: same },
        { slug: 'kanda-1103', exact_match: true, diff: same },
        {
          slug: 'nakano-sakaue-302',
          exact_match: false,
          diff: {
            mismatched_values: [
              { field: 'builtYear', baseline: 1987, candidate: 1988 },
              { field: 'stations', baseline: [{ name: '中野坂上', walkMinutes: 6 }], candidate: null },
            ],
            missing_in_candidate: ['repairReserveMonthlyYen'],
            missing_in_baseline: ['landRight'],
          },
        },
      ],
    },
  },
});
export type RunSituation = Parameters<typeof runOf>[0];

/** Lists of runs, newest first. */
export const runsOf = named<Run[]>()({
  several: [runOf('baseline running'), runOf('candidate failed'), runOf('candidate'), runOf('baseline')],
  none: [],
});
export type RunsSituation = Parameters<typeof runsOf>[0];

const before = { data: { priceYen: 24_800_000, builtYear: 1987, address: '東京都中野区本町2丁目' } } satisfies Schemas['Extraction'];
const after = { data: { priceYen: 24_800_000, builtYear: 1988, address: '東京都中野区本町2丁目' } } satisfies Schemas['Extraction'];

/** Baseline beside candidate for one property. */
export const extractionOf = named<Schemas['ExtractionComparison']>()({
  both: { slug: 'nakano-sakaue-302', baseline: before, candidate: after },
  'baseline missing': { slug: 'nakano-sakaue-302', baseline: null, candidate: after },
  'candidate missing': { slug: 'nakano-sakaue-302', baseline: before, candidate: null },
  'both missing': { slug: 'nakano-sakaue-302', baseline: null, candidate: null },
});
export type ExtractionSituation = Parameters<typeof extractionOf>[0];
