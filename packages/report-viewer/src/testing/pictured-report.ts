import type { Evidence, FactName, InsightReport } from '@rimawari/underwriting';
import { sampleReport } from '@rimawari/underwriting/testing';
import type { ReportPictures } from '../pictures/report-pictures.ts';

const source = { source_id: 'document-1', source_kind: 'document', source_name: '販売図面.pdf' } as const;

/** As they stand on the first page of `samples/condominium-flyer.pdf`, which is the picture `sheet.webp`. */
const places: readonly {
  field: FactName;
  label: string;
  raw: string;
  box: Evidence['box'];
  crop?: { file: string; width: number; height: number };
}[] = [
  {
    field: 'price_jpy',
    label: '価格',
    raw: '2,180万円',
    box: [0.8172, 0.021, 0.1558, 0.0587],
    crop: { file: 'price.webp', width: 589, height: 201 },
  },
  { field: 'address', label: '所在地', raw: '東京都練馬区風見台2丁目8-14', box: [0.5773, 0.1787, 0.1692, 0.022] },
  {
    field: 'stations',
    label: '交通',
    raw: '西武池袋線「風見台」駅徒歩6分',
    box: [0.5773, 0.2215, 0.2162, 0.0535],
    crop: { file: 'stations.webp', width: 640, height: 151 },
  },
  { field: 'floor_area_m2', label: '専有面積', raw: '22.68㎡（壁芯）', box: [0.5773, 0.2882, 0.0935, 0.022] },
  { field: 'structure', label: '構造', raw: '鉄筋コンクリート造地上7階建', box: [0.5773, 0.3738, 0.1718, 0.022] },
  { field: 'floors_total', label: '構造', raw: '鉄筋コンクリート造地上7階建', box: [0.5773, 0.3738, 0.1718, 0.022] },
  { field: 'built', label: '築年月', raw: '平成10年3月', box: [0.5773, 0.4166, 0.0707, 0.022] },
  {
    field: 'management_fee_jpy_month',
    label: '管理費',
    raw: '8,640円／月',
    box: [0.5773, 0.5022, 0.0686, 0.022],
    crop: { file: 'management-fee.webp', width: 451, height: 88 },
  },
  {
    field: 'monthly_rent_jpy',
    label: '月額賃料',
    raw: '92,000円',
    box: [0.5773, 0.5437, 0.0505, 0.022],
    crop: { file: 'monthly-rent.webp', width: 408, height: 89 },
  },
];

/** A report whose facts were read from a flyer, and the pictures of it: `pictures` are `data:` addresses by the files in `pictures/`. */
export function picturedReport(pictures: Readonly<Record<string, string>>): { report: InsightReport; pictures: ReportPictures } {
  const report = structuredClone(sampleReport('condominium_unit'));
  report.analysis.documents = [source.source_name];
  for (const { field, label, raw, box, crop } of places) {
    const entry: Evidence = { ...source, label, raw, steps: [], page: 1, confidence: 0.97, ...(box && { box }), ...(crop && { crop }) };
    report.inputs.facts.evidence[field] = [entry];
  }
  const { 'sheet.webp': sheet = '', ...crops } = pictures;
  return { report, pictures: { crops, sheets: [{ ...source, page: 1, width: 1000, height: 708, data: sheet }] } };
}
