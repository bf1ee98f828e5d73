import { expect, it } from 'vitest';
import type { SourceReading } from '../../reading/source-reading.ts';
import { candidatesFrom } from '../candidate.ts';
import { withRentsOfMasterLease } from './rents-of-master-lease.ts';

const reading: SourceReading = {
  source_id: 'a',
  source_kind: 'document',
  source_name: 'statement.pdf',
  medium: 'pdf',
  title: null,
  blocks: [],
  notes: [],
} as unknown as SourceReading;
const rent = candidatesFrom([{ field: 'annual_rent_jpy', value: 4_560_000 }], {
  reading,
  rule: 'line.alone',
  label: '年額',
  raw: '年額 4,560,000円',
  form: 'sentence',
  weak: false,
  rank: 2,
  group: 1,
  at: {},
});
const read = (...lines: string[]): [string, unknown][] =>
  withRentsOfMasterLease(reading, lines, rent).map(({ field, value }) => [field, value]);

it.each([
  ['サブリース賃料送金明細書', 'ご送金額（月額）380,000円 年額 4,560,000円'],
  ['一括借上賃料明細', 'お支払賃料 月額 380,000円／年額 4,560,000円'],
  ['マスターリース賃料計算書', '・借上賃料合計（月額） 380,000円 / 年額 4,560,000円'],
  ['Master lease payment statement', 'Rent payable to owner: ¥380,000 / month, ¥4,560,000 / year'],
])('of the statement %s takes what the owner is paid for the rent of that lease', (title, line) => {
  expect(read(title, '所在地 …', line)).toContainEqual(['extra.sublease_monthly_rent_jpy', 380_000]);
});

it('takes the same amount for no rent of the rooms', () => {
  expect(read('サブリース賃料送金明細書', 'ご送金額（月額）380,000円 年額 4,560,000円').map(([field]) => field)).toEqual([
    'extra.sublease_monthly_rent_jpy',
    'extra.sublease_annual_rent_jpy',
  ]);
});

it('leaves other documents as they are', () => {
  expect(read('賃料明細', 'お支払賃料（月額）380,000円')).toEqual([['annual_rent_jpy', 4_560_000]]);
  expect(read('一括借上賃料明細', '借上賃料は毎月25日に送金します。')).toEqual([['annual_rent_jpy', 4_560_000]]);
});
