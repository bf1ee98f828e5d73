import type { Schemas } from '../schemas.ts';
import { cropsOf } from './crops.ts';
import { named } from './named.ts';

type Facts = Schemas['AnalysisFacts'];
type Fact = Facts['facts'][number];

const source = '中野坂上コーポ302_販売図面.pdf';
const read = (field: string, value: Fact['value'], raw: string): Fact => ({
  field,
  value,
  is_given: false,
  printed: [{ source_name: source, raw, page: 1 }],
});

const facts: Fact[] = [
  read('price_jpy', 24_800_000, '2,480万円'),
  read('monthly_rent_jpy', 98_000, '賃料 98,000円'),
  read('occupancy', 'tenanted', '賃貸中'),
  read('address', '東京都中野区本町2丁目', '東京都中野区本町２丁目'),
  read('station', '中野坂上, 6 minutes on foot', '丸ノ内線「中野坂上」駅 徒歩6分'),
  { ...read('floor_area_m2', 25.41, '専有面積 24.51㎡'), is_given: true },
  read('built', '1998-03', '平成10年3月'),
  read('structure', 'RC', '鉄筋コンクリート造'),
  { field: 'land_rights', value: null, is_given: false, printed: [] },
];

const scan = 'flyer-photo.jpg';
const ofPicture: Fact[] = facts.map((fact) => {
  if (fact.field === 'price_jpy')
    return { ...fact, to_confirm: { value: 24_800_000, is_used: true, source_name: scan, raw: '2,480万円', page: 1, crop: cropsOf.price } };
  if (fact.field === 'monthly_rent_jpy')
    return {
      ...fact,
      value: null,
      printed: [],
      to_confirm: {
        value: 98_000,
        is_used: false,
        source_name: scan,
        raw: '98,000円',
        page: 1,
        other: { value: 93_000, raw: '93,000円' },
        crop: cropsOf.rent,
      },
    };
  return fact;
});
ofPicture.push({
  field: 'repair_reserve_jpy_month',
  value: null,
  is_given: false,
  printed: [],
  to_confirm: { value: 6240, is_used: false, source_name: scan, raw: '6,240円／月', page: 1, crop: cropsOf.reserve },
});

/** What was read of a property, and how its latest correction stands. */
export const factsOf = named<Facts>()({
  read: { facts, corrections_left: 19, correction: { status: 'completed', progress: 100, error: null } },
  'never corrected': { facts, corrections_left: 20, correction: null },
  'to be confirmed': { facts: ofPicture, corrections_left: 20, correction: null },
  'being corrected': { facts, corrections_left: 18, correction: { status: 'processing', progress: 55, error: null } },
  'correction failed': {
    facts,
    corrections_left: 0,
    correction: { status: 'failed', progress: 55, error: ['The rules of the report do not reach back to that year.'] },
  },
});
export type FactsSituation = Parameters<typeof factsOf>[0];
