import { type FactName, factNames, isExtraName, isFactName } from '@rimawari/underwriting';

/** A truth file: what a careful reader found in one input, by the names of the common facts. */
export interface Truth {
  /** The input's name inside the input folder. */
  file: string;
  /** Kind of input for the table: html, pdf, csv, workbook. */
  medium: string;
  /** Reason a refusal must give; null where the file is an offer and any reason will do where it is `any`. */
  refusal: string | null;
  values: Partial<Record<FactName, unknown>>;
  derived: Record<string, unknown>;
  /** What it says under names that no fact has, `extra.<name>` among the further facts. */
  unknown: string[];
}

export interface RawTruth {
  source_file?: string;
  input_file?: string;
  kind?: string;
  reason?: string;
  derived?: Record<string, unknown>;
  extra?: Record<string, unknown>;
  [field: string]: unknown;
}

/** What a truth file says of itself, beside the facts. */
const aboutItself: readonly string[] = ['source_file', 'input_file', 'kind', 'reason', 'derived', 'extra', 'notes', 'conflicts'];

function unknownNames({ extra = {}, ...raw }: RawTruth): string[] {
  return [
    ...Object.keys(raw).filter((name) => !isFactName(name) && !aboutItself.includes(name)),
    ...Object.keys(extra)
      .filter((name) => !isExtraName(name))
      .map((name) => `extra.${name}`),
  ];
}

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
  const values = Object.fromEntries(factNames.filter((field) => field in raw).map((field) => [field, raw[field]]));
  return { file: inputFile, medium, refusal: refusalOfTruth(raw), values, derived: raw.derived ?? {}, unknown: unknownNames(raw) };
}
