import { meaningOf } from '../../vocabulary/labels.ts';
import type { ReadingName } from '../../vocabulary/reading-names.ts';
import { differsByOne } from './nearest-label.ts';

const areas: ReadonlySet<ReadingName> = new Set([
  'floor_area',
  'land_area',
  'site_area',
  'other_area',
  'balcony',
  'registered_floor_area',
  'private_road',
]);

/** Values of which a label allows only these; what is read differs from them by a letter at most. */
const allowed: Partial<Record<ReadingName, readonly string[]>> = {
  zoning: [
    '第一種低層住居専用地域',
    '第二種低層住居専用地域',
    '第一種中高層住居専用地域',
    '第二種中高層住居専用地域',
    '第一種住居地域',
    '第二種住居地域',
    '準住居地域',
    '田園住居地域',
    '近隣商業地域',
    '商業地域',
    '準工業地域',
    '工業地域',
    '工業専用地域',
    '市街化調整区域',
  ],
  land_rights: ['所有権', '借地権', '地上権', '賃借権', '普通借地権', '定期借地権', '旧法借地権', '所有権のみ'],
  occupancy: ['賃貸中', '満室賃貸中', '満室稼働中', '満室', '空室', '空家', '居住中', '所有者居住中', '入居中', '更地', '使用中', '稼働中'],
  transaction: ['専任媒介', '専属専任媒介', '一般媒介', '媒介', '売主', '代理', '仲介'],
};

/** A value that is one of those allowed but for one letter. Numerals are letters of their own: 第一種 never becomes 第二種. */
function nearestAllowed(value: string, values: readonly string[]): string {
  const bare = value.replace(/\s+/g, '');
  if (values.includes(bare)) return value;
  const numerals = (text: string): string => text.replace(/[^一二三]/g, '');
  const near = values.filter((one) => one.length >= 3 && differsByOne(bare, one) && numerals(one) === numerals(bare));
  const [only] = near;
  return only !== undefined && near.length === 1 ? only : value;
}

/** A number behind which the sign of square metres was read as one or two others. */
const unitLost = /^(約?\s*\d[\d,]*(?:\.\d{1,2})?)\s*(?!坪|帖|畳|m2|㎡|平)[^\d\s()（）.,、]{1,2}(?=$|[\s(（])/;

/** The value of a pair as its label expects it: the sign of an area, a word of a closed list. Everything else stays as it was read. */
export function expectedValue(label: string, value: string): string {
  const reading = meaningOf(label.replace(/\s+/g, ''))?.reading;
  if (reading === undefined) return value;
  if (areas.has(reading)) return value.replace(unitLost, '$1㎡');
  const values = allowed[reading];
  return values ? nearestAllowed(value, values) : value;
}
