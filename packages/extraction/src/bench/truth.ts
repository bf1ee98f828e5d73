import type { FactName } from '@rimawari/underwriting';

/** A truth file: what a careful reader found in one input, by the field names of `FactValues`. */
export interface Truth {
  /** The input's name inside the input folder. */
  file: string;
  /** Kind of input for the table: html, pdf, csv, workbook. */
  medium: string;
  /** Reason a refusal must give; null where the file is an offer and any reason will do where it is `any`. */
  refusal: string | null;
  values: Partial<Record<FactName, unknown>>;
  derived: Record<string, unknown>;
}

export interface RawTruth {
  source_file?: string;
  input_file?: string;
  kind?: string;
  reason?: string;
  derived?: Record<string, unknown>;
  [field: string]: unknown;
}

export const scoredFields: readonly FactName[] = [
  'price_jpy',
  'address',
  'prefecture',
  'municipality',
  'stations',
  'layout',
  'floor_area_m2',
  'land_area_m2',
  'built',
  'structure',
  'floors_total',
  'floor',
  'units',
  'gross_yield_pct',
  'monthly_rent_jpy',
  'annual_rent_jpy',
  'management_fee_jpy_month',
  'repair_reserve_jpy_month',
  'land_rights',
  'zoning',
  'building_coverage_pct',
  'floor_area_ratio_pct',
  'occupancy',
];

/** The refusal a truth file asks for: its own reason, or what its kind implies (a lease, a rental, bare land). */
function refusalOfTruth(truth: RawTruth): string | null {
  const kind = truth.kind ?? '';
  if (kind === 'refuse') return truth.reason ?? 'any';
  if (kind.startsWith('lease_')) return 'lease';
  if (kind.startsWith('rental_')) return 'rental';
  const land =
    truth.floor_area_m2 === null && truth.built === null && truth.structure === null && truth.layout === null && truth.units === null;
  return land && (kind.includes('land') || kind.startsWith('court_auction')) ? 'land' : null;
}

/** Turns a parsed truth file into what the bench compares. */
export function truthOf(raw: RawTruth, inputFile: string): Truth {
  const extension = inputFile.split('.').at(-1)?.toLowerCase() ?? '';
  const medium = /^html?$/.test(extension)
    ? 'html'
    : extension === 'pdf'
      ? 'pdf'
      : extension === 'csv'
        ? 'csv'
        : /^xlsx?$/.test(extension)
          ? 'workbook'
          : 'picture';
  const values = Object.fromEntries(scoredFields.filter((field) => field in raw).map((field) => [field, raw[field]]));
  return { file: inputFile, medium, refusal: refusalOfTruth(raw), values, derived: raw.derived ?? {} };
}
