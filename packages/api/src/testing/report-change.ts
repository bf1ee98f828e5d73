import type { Schemas } from '../schemas.ts';
import { named } from './named.ts';
import { idOf, propertyTitles } from './titles.ts';

type Change = Schemas['ReportChange'];
type Cause = Schemas['ChangeCause'];

const nothing = { first_year: 0, whole_holding: 0, inputs: [] };
const unchanged = (id: Cause['ids'][number]): Cause => ({ ids: [id], ...nothing });
const amounts = (first: [number | null, number | null], whole: [number | null, number | null]): Change['amounts'] => [
  { id: 'first_year', label: 'Cash flow after tax, year 1', ...between(first) },
  { id: 'whole_holding', label: 'Total over the holding period, after tax', ...between(whole) },
];
const between = ([from, to]: [number | null, number | null]) => ({
  from,
  to,
  difference: from === null || to === null ? null : to - from,
});

/** `GET /analysis/{id}/change`. */
export const reportChangeOf = named<Change>()({
  'no earlier report': { since: null, amounts: [], causes: [] },
  'after a correction': {
    since: { kind: 'correction', job_id: idOf(0), title: propertyTitles[0] ?? null, made_at: '2026-11-20T02:14:09.512Z' },
    amounts: amounts([54_178, 151_738], [-6_842_914, -5_620_107]),
    causes: [
      {
        ids: ['facts'],
        first_year: 97_560,
        whole_holding: 1_222_807,
        inputs: [{ label: 'monthly rent', label_ja: null, unit: 'JPY/month', from: 98_000, to: 112_000 }],
      },
      unchanged('data'),
      unchanged('assumptions'),
      unchanged('rates'),
      unchanged('engine'),
    ],
  },
  'of another day': {
    since: { kind: 'analysis', job_id: idOf(3), title: propertyTitles[0] ?? null, made_at: '2025-11-18T02:14:09.512Z' },
    amounts: amounts([54_178, -21_944], [-6_842_914, -7_501_220]),
    causes: [
      {
        ids: ['facts'],
        first_year: 12_400,
        whole_holding: 388_600,
        inputs: [
          { label: 'price', label_ja: null, unit: 'JPY', from: 24_800_000, to: 23_900_000 },
          { label: 'stations', label_ja: null, unit: null, from: null, to: null },
        ],
      },
      {
        ids: ['data'],
        first_year: 0,
        whole_holding: -241_300,
        inputs: [{ label: 'Typical gross yield', label_ja: '表面利回りの目安', unit: 'percent', from: 6.75, to: 7.1 }],
      },
      {
        ids: ['assumptions'],
        first_year: -14_200,
        whole_holding: -160_806,
        inputs: [{ label: 'owner', label_ja: null, unit: null, from: 'default', to: 'non resident' }],
      },
      {
        ids: ['rates'],
        first_year: -74_322,
        whole_holding: -644_800,
        inputs: [
          { label: 'Loan rate', label_ja: '借入金利', unit: 'percent', from: 2.7, to: 3.1 },
          { label: 'Exchange rate', label_ja: null, unit: 'JPY/USD', from: 150, to: 160.77 },
        ],
      },
      {
        ids: ['engine'],
        first_year: 0,
        whole_holding: 0,
        inputs: [{ label: 'analysis date', label_ja: null, unit: null, from: '2025-11-18', to: '2026-11-20' }],
      },
    ],
  },
  'causes that cannot be told apart': {
    since: { kind: 'analysis', job_id: idOf(3), title: null, made_at: '2024-08-01T02:14:09.512Z' },
    amounts: amounts([54_178, 151_738], [null, -5_620_107]),
    causes: [
      {
        ids: ['facts', 'data', 'assumptions', 'rates', 'engine'],
        first_year: 97_560,
        whole_holding: null,
        inputs: [{ label: 'built', label_ja: null, unit: null, from: '1998-03', to: '2031-06' }],
      },
    ],
  },
  'earlier inputs not kept': {
    since: { kind: 'analysis', job_id: idOf(3), title: propertyTitles[0] ?? null, made_at: '2025-02-01T02:14:09.512Z' },
    amounts: amounts([54_178, 151_738], [-6_842_914, -5_620_107]),
    causes: [],
  },
});
