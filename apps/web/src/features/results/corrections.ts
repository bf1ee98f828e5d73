import type { Schemas } from '@rimawari/api';

export type Facts = Schemas['AnalysisFacts'];
export type CorrectableFact = Facts['facts'][number];
export type Corrections = Schemas['Corrections'];
type CorrectionField = keyof Corrections;

interface FieldForm {
  label: string;
  /** The word that Japanese documents use. */
  ja: string;
  unit?: string;
  kind: 'whole' | 'decimal' | 'text' | 'month' | 'station' | 'choice';
  options?: readonly { value: string; label: string }[];
}

const structures = [
  { value: 'W', label: 'Wood (木造)' },
  { value: 'LGS', label: 'Light steel (軽量鉄骨造)' },
  { value: 'S', label: 'Steel (鉄骨造)' },
  { value: 'RC', label: 'Reinforced concrete (RC造)' },
  { value: 'SRC', label: 'Steel reinforced concrete (SRC造)' },
  { value: 'CB', label: 'Concrete block (CB造)' },
] as const;
const occupancies = [
  { value: 'tenanted', label: 'Leased' },
  { value: 'vacant', label: 'Vacant' },
  { value: 'partial', label: 'Partly leased' },
  { value: 'owner_occupied', label: 'Owner-occupied' },
] as const;

/** How each fact is asked for. */
export const fieldForms: Record<CorrectionField, FieldForm> = {
  price_jpy: { label: 'Price', ja: '価格', unit: '¥', kind: 'whole' },
  monthly_rent_jpy: { label: 'Monthly rent', ja: '月額賃料', unit: '¥', kind: 'whole' },
  occupancy: { label: 'Occupancy', ja: '現況', kind: 'choice', options: occupancies },
  address: { label: 'Address', ja: '所在地', kind: 'text' },
  station: { label: 'Nearest station', ja: '最寄り駅', kind: 'station' },
  layout: { label: 'Layout', ja: '間取り', kind: 'text' },
  floor_area_m2: { label: 'Floor area', ja: '専有面積・延床面積', unit: 'm²', kind: 'decimal' },
  land_area_m2: { label: 'Land area', ja: '土地面積', unit: 'm²', kind: 'decimal' },
  built: { label: 'Built', ja: '築年月', kind: 'month' },
  structure: { label: 'Structure', ja: '構造', kind: 'choice', options: structures },
  floors_total: { label: 'Floors', ja: '階建', kind: 'whole' },
  floor: { label: 'Floor of the unit', ja: '所在階', kind: 'whole' },
  units: { label: 'Units', ja: '総戸数', kind: 'whole' },
  management_fee_jpy_month: { label: 'Management fee per month', ja: '管理費', unit: '¥', kind: 'whole' },
  repair_reserve_jpy_month: { label: 'Repair reserve fee per month', ja: '修繕積立金', unit: '¥', kind: 'whole' },
  land_rights: { label: 'Land rights', ja: '土地権利', kind: 'text' },
  zoning: { label: 'Zoning', ja: '用途地域', kind: 'text' },
  building_coverage_pct: { label: 'Building coverage ratio', ja: '建ぺい率', unit: '%', kind: 'decimal' },
  floor_area_ratio_pct: { label: 'Floor area ratio', ja: '容積率', unit: '%', kind: 'decimal' },
};

export function isCorrectionField(field: string): field is CorrectionField {
  return Object.hasOwn(fieldForms, field);
}

/** The value of a fact as it is shown; null where nothing is stated. */
export function shownValue({ field, value }: Pick<CorrectableFact, 'field' | 'value'>): string | null {
  if (value === null) return null;
  if (!isCorrectionField(field)) return String(value);
  const { unit, options } = fieldForms[field];
  const chosen = options?.find((option) => option.value === value)?.label;
  if (chosen !== undefined) return chosen;
  const text = typeof value === 'number' ? value.toLocaleString('en-US') : value;
  if (unit === '¥') return `¥${text}`;
  return unit === undefined ? text : `${text} ${unit}`;
}

/** What was typed, as it is sent; null when it cannot be the fact. The second text is the walk to the station. */
export function correctionOf(field: CorrectionField, typed: string, walk = ''): Corrections | null {
  const text = typed.normalize('NFKC').trim();
  if (text === '') return null;
  const { kind, options } = fieldForms[field];
  if (kind === 'text') return { [field]: typed.trim() };
  if (kind === 'choice') return options?.some(({ value }) => value === text) === true ? { [field]: text } : null;
  if (kind === 'month') return /^\d{4}(-(0[1-9]|1[0-2]))?$/.test(text.replace(/[/.]/, '-')) ? { built: text.replace(/[/.]/, '-') } : null;
  if (kind === 'station') {
    const minutes = numberOf(walk);
    return minutes !== null && Number.isInteger(minutes) && minutes >= 0 && minutes <= 1000
      ? { station: { name: typed.trim(), walk_min: minutes } }
      : null;
  }
  const number = numberOf(text);
  if (number === null || (kind === 'whole' && !Number.isInteger(number))) return null;
  return { [field]: number };
}

/** Values that a picture seems to say, each as it is sent when the owner confirms it: one, or two where the readers differ; none where it has to be typed. */
export function confirmationsOf({ field, to_confirm: seen }: CorrectableFact): { value: string | number; corrections: Corrections }[] {
  if (seen === undefined || !isCorrectionField(field) || fieldForms[field].kind === 'station') return [];
  return [seen.value, ...(seen.other === undefined ? [] : [seen.other.value])].flatMap((value) => {
    const corrections = correctionOf(field, String(value));
    return corrections === null ? [] : [{ value, corrections }];
  });
}

function numberOf(text: string): number | null {
  const plain = text.normalize('NFKC').replace(/[\s,¥円]/g, '');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}
