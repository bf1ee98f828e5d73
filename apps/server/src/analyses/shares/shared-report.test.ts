import { type Evidence, type FactField, type PropertyFacts, underwrite } from '@rimawari/underwriting';
import { sampleApartment, sampleContext, sampleDate } from '@rimawari/underwriting/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { ensureRendererBuilt } from '../pipeline/build-renderer.ts';
import type { Renderer } from '../pipeline/ports.ts';
import { loadRenderer } from '../pipeline/report-renderer.ts';
import { sharedReport } from './shared-report.ts';

const file = '田中太郎様_レントロール.pdf';
const listing = 'https://files.example/tanaka/sheet?key=s3cret';
const cited = (raw: string, more: Partial<Evidence> = {}): Evidence => ({
  source_id: 'd41f8a30-6b1c-4e9e-9a57-0c2b7e6f1d83',
  source_kind: 'document',
  source_name: file,
  label: null,
  raw,
  steps: [`${raw} → read`],
  confidence: 0.9,
  page: 1,
  box: [0, 0, 1, 1],
  ...more,
});
const line = (unit: string, tenant: string | null, rent: number | null) => ({
  unit,
  layout: '1K',
  area_m2: 23,
  rent_jpy: rent,
  common_fee_jpy: 3_000,
  occupied: rent !== null,
  lease_start: rent === null ? null : '2022-04-01',
  tenant,
});

/** A name in every place where a source can put one. */
const facts: PropertyFacts = {
  ...sampleApartment,
  extra: {
    ...sampleApartment.extra,
    rent_roll: [
      { ...line('101 田中', '田中 太郎', 52_000), place: { sheet: '高橋分', cell: 'A2' } },
      line('102', '田中 太郎', 52_000),
      line('103', '㈱サクラ商事', 54_000),
      line('201', 'Mary Quant', 55_000),
      line('202', null, null),
    ],
    occupant_raw: '鈴木花子',
    seller: '大家権蔵',
    current_status_raw: '賃貸中（借主：鈴木花子）',
    remarks: ['101号室は田中太郎様が長期入居。再建築不可。', '入居者：佐々木次郎、滞納あり', 'Tenant: Mary Quant'],
    reading_notes: [
      `${file} の3頁は読めませんでした。`,
      `The sheet 高橋分 of ${file} is hidden and was not read.`,
      `“価格 7,700万円” on ${file}, page 1 could not be read for certain. It is not counted.`,
      `2 formula cells of ${file} could not be calculated and count as not stated, the first in 高橋分 B1.`,
    ],
    unmatched_sources: [file],
    other_fees: [{ name: '町内会費(田中太郎)', jpy: 300 }],
    parking: '2台（サクラ商事使用中）',
  },
  evidence: {
    price_jpy: [cited('6,800万円', { crop: { file: 'pictures/1-page-1-1.webp', width: 400, height: 80 }, other_raw: '6,300万円' })],
    monthly_rent_jpy: [cited('101 田中太郎 52,000円')],
    stations: [cited('JR武蔵野線 東川口 徒歩11分')],
    'extra.rent_roll': [cited('101 田中太郎 1K 52,000', { sheet: '田中太郎様分', cell: 'B7' })],
    'extra.occupant_raw': [cited('鈴木花子')],
    'extra.seller': [cited('大家権蔵', { label: '売主 大家権蔵' })],
  },
  conflicts: [
    {
      field: 'extra.rent_roll' as FactField,
      values: [[line('101', '佐々木次郎', 1)], [line('101', '田中太郎', 1)]],
      sources: [file, listing],
      places: ['高橋分 B7', null],
    },
    { field: 'occupancy', values: ['tenanted', 'vacant'], sources: [file, listing] },
  ],
  unused_sources: [{ source_name: '佐々木次郎_契約書.pdf', reason: 'unreadable', message: '佐々木次郎_契約書.pdf could not be read.' }],
  given: { floor_area_m2: '田中太郎の部屋 23㎡' },
  to_confirm: [{ field: 'layout', value: '1K', is_used: false, evidence: cited('田中太郎 1K') }],
};
const named = sampleContext(facts, '田中太郎さんの物件 2,100万で打診');
const context = { ...named, subject: { ...named.subject, listing_url: listing, documents: [file, '佐々木次郎_契約書.pdf'] } };
const names = [
  '田中',
  '太郎',
  '鈴木',
  '花子',
  '佐々木',
  '高橋',
  '次郎',
  '大家',
  '権蔵',
  'サクラ',
  'Mary',
  'Quant',
  '2,100万',
  '7,700万',
  's3cret',
  'レントロール.pdf',
];
const id = '3d5b7f91-6a2c-4e08-b1d4-8c9e0f2a7b63';

describe('a shared report', () => {
  const report = sharedReport(
    { facts, context, assumptions: { loan_to_price: { value: 0.5, reason: '田中太郎さんによる' } }, asOf: sampleDate },
    id,
  );
  let render: Renderer;
  beforeAll(async () => {
    await ensureRendererBuilt(() => undefined);
    render = await loadRenderer();
  });

  it('holds none of the names in its data, its pages and the data beside them', () => {
    const texts = {
      data: JSON.stringify(report),
      fragment: render.fragment(report),
      page: render
        .pages(report)
        .map(({ html }) => html)
        .join(''),
    };
    for (const [place, text] of Object.entries(texts))
      for (const name of names) expect(text.includes(name), `${name} in ${place}: ${around(text, name)}`).toBe(false);
    // The same words stand in the owner's, so the test can fail.
    const own = render.fragment(underwrite(facts, context, {}, sampleDate));
    expect(names.filter((name) => own.includes(name)).length).toBeGreaterThan(6);
  });

  it('counts as the owner’s: the same figures, and one tenant with several rooms is still seen', () => {
    const own = underwrite(facts, context, {}, sampleDate);
    const valuesOf = (made: typeof own) => Object.fromEntries(Object.values(made.figures).map(({ id: figure, value }) => [figure, value]));
    const same = sharedReport({ facts, context, assumptions: {}, asOf: sampleDate }, id) as typeof own;
    expect(valuesOf(same)).toEqual(valuesOf(own));
    expect(same.figures['rent_roll.largest_tenant_share']?.value).toBeGreaterThan(0.4);
    expect(same.inputs.facts.extra.rent_roll?.map(({ unit, tenant }) => [unit, tenant])).toEqual([
      ['101', 'Tenant 1'],
      ['102', 'Tenant 1'],
      ['103', 'Company 2'],
      ['201', 'Tenant 3'],
      ['202', undefined],
    ]);
  });

  it('keeps remarks, figures as printed and what speaks of the building, and no place of a crop', () => {
    const { extra, evidence } = report.inputs.facts;
    expect(extra.remarks).toEqual(['101号室は●●様が長期入居。再建築不可。', '入居者:●●、滞納あり', 'Tenant: ●●']);
    expect(evidence.price_jpy?.[0]).toMatchObject({ raw: '6,800万円', source_name: 'Document 1', page: 1 });
    for (const place of ['box', 'crop', 'other_raw']) expect(evidence.price_jpy?.[0]).not.toHaveProperty(place);
    expect(report.inputs.facts.to_confirm).toEqual([]);
    expect(evidence.stations?.[0]?.raw).toBe('JR武蔵野線 東川口 徒歩11分');
    expect(evidence.monthly_rent_jpy?.[0]).toMatchObject({ raw: '[not shared]', steps: [] });
    expect(report.analysis).toMatchObject({ id, title: 'Property Analysis', listing_url: 'https://files.example/' });
  });
});

const around = (text: string, part: string) => {
  const at = text.indexOf(part);
  return at === -1 ? '' : text.slice(Math.max(0, at - 60), at + 60);
};
