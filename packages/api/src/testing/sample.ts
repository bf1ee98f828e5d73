import type { Schemas } from '../schemas.ts';
import { named } from './named.ts';

/** A sample report. */
export const sampleOf = named<Schemas['SampleReport']>()({
  condominium: {
    slug: 'condominium',
    name: 'サンプルレジデンス錦糸',
    place: 'Sumida, Tokyo',
    as_of: '2026-11-20',
    price_jpy: 23_800_000,
    investment_score: 7.2,
    net_rental_yield: 4.1,
    risk_level: 'medium',
  },
  'without a name': {
    slug: 'house',
    name: null,
    place: 'Kashiwa, Chiba',
    as_of: '2026-11-20',
    price_jpy: 16_800_000,
    investment_score: null,
    net_rental_yield: null,
    risk_level: 'high',
  },
});
