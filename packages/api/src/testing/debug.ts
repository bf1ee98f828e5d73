import type { Schemas } from '../schemas.ts';
import { named } from './named.ts';
import { reportChangeOf } from './report-change.ts';

const first = {
  timestamp: '20261118T021409Z',
  created_at: '2026-11-18T02:14:09Z',
  stages: { pdf_generation: true, data_extraction: true, enrichments: true, final_analysis: true, html_report: true },
  purpose: 'customer',
  status: 'completed',
  steps: ['pdf_generation', 'data_extraction', 'enrichments', 'final_analysis', 'html_report'],
  base_session: null,
  url_override: null,
  is_shown: true,
} satisfies Schemas['DebugSession'];
const partial = {
  timestamp: '20261120T061500Z',
  created_at: '2026-11-20T06:15:00Z',
  stages: { pdf_generation: true, data_extraction: true, enrichments: true, final_analysis: true, html_report: false },
  purpose: 'debug',
  status: 'completed',
  steps: ['final_analysis'],
  base_session: first.timestamp,
  url_override: null,
  is_shown: false,
} satisfies Schemas['DebugSession'];

/** Sessions of an analysis, newest first. */
export const debugSessionsOf = named<Schemas['DebugSessions']>()({
  none: { sessions: [], latest_session: null },
  one: { sessions: [first], latest_session: first.timestamp },
  'after partial run': { sessions: [partial, first], latest_session: partial.timestamp },
});
export type DebugSessionsSituation = Parameters<typeof debugSessionsOf>[0];

/** Folders of a session. */
export const debugFilesOf = named<Schemas['DebugFiles']>()({
  root: {
    path: '',
    entries: [
      { name: 'rendered', is_dir: true, size: null, pinned_from: null },
      { name: 'sources', is_dir: true, size: null, pinned_from: first.timestamp },
      { name: 'data_extraction.json', is_dir: false, size: 18_342, pinned_from: first.timestamp },
      { name: 'final_analysis.json', is_dir: false, size: 2_418_004, pinned_from: null },
    ],
  },
  folder: {
    path: 'sources',
    entries: [
      { name: 'listing.html', is_dir: false, size: 96_113, pinned_from: null },
      { name: 'listing.pdf', is_dir: false, size: 482_113, pinned_from: null },
      { name: 'notes.txt', is_dir: false, size: 0, pinned_from: null },
    ],
  },
  empty: { path: 'rendered', entries: [] },
});
export type DebugFilesSituation = Parameters<typeof debugFilesOf>[0];

/** Previews of a file. */
export const debugFileOf = named<Schemas['DebugFilePreview']>()({
  whole: {
    path: 'data_extraction.json',
    size: 74,
    kind: 'json',
    content_type: 'application/json',
    truncated: false,
    content: '{\n  "kind": "facts",\n  "values": { "priceYen": 24800000, "builtYear": 1987 }\n}',
  },
  truncated: {
    path: 'final_analysis.json',
    size: 2_418_004,
    kind: 'json',
    content_type: 'application/json',
    truncated: true,
    content: `{\n${'  "figure": { "value": 884400, "unit": "yen" },\n'.repeat(60)}`,
  },
  page: {
    path: 'sources/listing.html',
    size: 96_113,
    kind: 'html',
    content_type: 'text/html',
    truncated: false,
    content: '<!doctype html>\n<title>中野坂上コーポ 302号室</title>\n<p>価格 2,480万円\n<script src="/track.js"></script>',
  },
  pdf: {
    path: 'sources/listing.pdf',
    size: 482_113,
    kind: 'pdf',
    content_type: 'application/pdf',
    truncated: false,
    content: 'application/pdf, 482113 bytes. It is not text.',
  },
  binary: {
    path: 'notes.bin',
    size: 5,
    kind: 'binary',
    content_type: 'application/octet-stream',
    truncated: false,
    content: 'application/octet-stream, 5 bytes. It is not text.',
  },
});
export type DebugFileSituation = Parameters<typeof debugFileOf>[0];

const unchanged = { state: 'same' as const, changes: [], more: 0 };

/** What differs between two sessions. */
export const debugDifferenceOf = named<Schemas['DebugDifference']>()({
  'changed assumption': {
    from: first.timestamp,
    to: partial.timestamp,
    artefacts: [
      { step: 'pdf_generation', ...unchanged },
      {
        step: 'data_extraction',
        state: 'differs',
        changes: [
          { path: 'facts.values.management_fee_jpy_month', from: 8640, to: 9640 },
          { path: 'facts.values.layout', from: '1K', to: null },
        ],
        more: 0,
      },
      { step: 'enrichments', ...unchanged },
      {
        step: 'final_analysis',
        state: 'differs',
        changes: [{ path: 'figures.returns.atcf.value', from: 54_178, to: 42_178 }],
        more: 212,
      },
      { step: 'html_report', state: 'missing_in_to', changes: [], more: 0 },
    ],
    figures: [
      { id: 'returns.net_yield', label: 'Net yield', unit: 'percent', from: 3.92, to: 3.86, difference: -0.06 },
      {
        id: 'returns.atcf',
        label: 'Cash flow after tax, year 1',
        unit: 'JPY/year',
        from: 54_178,
        to: 42_178,
        difference: -12_000,
      },
      { id: 'returns.payback', label: 'Equity payback period', unit: 'years', from: 31, to: null, difference: null },
    ],
    effect: [
      { id: 'first_year', label: 'Cash flow after tax, year 1', from: 54_178, to: 42_178, difference: -12_000 },
      {
        id: 'all_years',
        label: 'Cash flow after tax, whole holding period',
        from: -1_645_597,
        to: -1_765_597,
        difference: -120_000,
      },
      {
        id: 'whole_holding',
        label: 'Total over the holding period: cash flow after tax + net sale proceeds − equity',
        from: -6_842_914,
        to: -6_962_914,
        difference: -120_000,
      },
    ],
    causes: reportChangeOf('after a correction').causes,
  },
  'no report': {
    from: first.timestamp,
    to: partial.timestamp,
    artefacts: [
      { step: 'pdf_generation', ...unchanged },
      { step: 'data_extraction', ...unchanged },
      { step: 'enrichments', state: 'missing_in_to', changes: [], more: 0 },
      { step: 'final_analysis', state: 'missing_in_to', changes: [], more: 0 },
      { step: 'html_report', state: 'missing_in_both', changes: [], more: 0 },
    ],
    figures: [],
    effect: null,
    causes: null,
  },
});

/** A stored page, as `…/content` serves it. */
export const debugPage =
  '<!doctype html><title>中野坂上コーポ 302号室</title><h1>中野坂上コーポ 302号室</h1><table><tr><th>価格<td>2,480万円</table>';

const task = { task_id: '3be0d7c2-11f4-4a06-8a7d-5c9e20b4f6a1', result: null, error: null };

/** States of a partial run. */
export const taskOf = named<Schemas['WorkerTask']>()({
  pending: { ...task, status: 'PENDING', ready: false },
  started: { ...task, status: 'STARTED', ready: false },
  completed: {
    ...task,
    status: 'SUCCESS',
    ready: true,
    result: { status: 'completed', new_session: partial.timestamp, executed_steps: ['final_analysis'] },
  },
  failed: { ...task, status: 'FAILURE', ready: true, error: 'final_analysis: the base session has no enrichments.' },
  'completed badly': {
    ...task,
    status: 'SUCCESS',
    ready: true,
    result: { status: 'failed', new_session: null, executed_steps: ['data_extraction'] },
  },
});
export type TaskSituation = Parameters<typeof taskOf>[0];

/** How facts of a session were read. */
export const debugExplanationOf = named<Schemas['DebugExplanation']>()({
  'fields alone': { session: first.timestamp, fields: ['address', 'monthly_rent_jpy', 'price_jpy', 'stations'], explanation: null },
  'price of two places': {
    session: first.timestamp,
    fields: ['address', 'monthly_rent_jpy', 'price_jpy', 'stations'],
    explanation: {
      field: 'price_jpy',
      value: 21_800_000,
      confidence: 0.98,
      derivation: null,
      is_contradicted: true,
      candidates: [
        {
          value: 21_800_000,
          outcome: 'used',
          reason: 'It is the strongest statement of the value.',
          rule: 'label.table.price/price_jpy',
          finds: 'a value with a label that the lexicon lists',
          strength: 3,
          confidence: 0.98,
          source_name: 'flyer.pdf',
          place: 'page 1',
          label: '販売価格',
          raw: '2,180万円',
        },
        {
          value: 21_800_000,
          outcome: 'agrees',
          reason: 'It states the value that is used, more weakly.',
          rule: 'flyer.largest-price/price_jpy',
          finds: 'the price as the largest amount on a flyer',
          strength: 2,
          confidence: 0.92,
          source_name: 'flyer.pdf',
          place: 'page 1',
          label: null,
          raw: '2,180万円',
        },
        {
          value: 20_800_000,
          outcome: 'not used',
          reason: 'A document states it otherwise: documents stand before pages.',
          rule: 'label.definition.price/price_jpy',
          finds: 'a value with a label that the lexicon lists',
          strength: 3,
          confidence: 0.98,
          source_name: 'https://listings.example/1',
          place: '#detail > dl > dd:nth-of-type(1)',
          label: '価格',
          raw: '2,080万円',
        },
      ],
    },
  },
});
