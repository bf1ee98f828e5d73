import { type ExtraName, type FactName, factNames, isExtraName, isFactName, type RentRollLine } from '@rimawari/underwriting';

/** A truth: what a careful reader found in one case, by the names of the facts. */
export interface Truth {
  /** What the table calls the case: the input's name, or its folder's. */
  name: string;
  /** The inputs of the case inside the input folder; several describe one property. */
  files: string[];
  /** Kind of input for the table: what the truth says, or html, pdf, csv, workbook, picture, several. */
  kind: string;
  /** Reason a refusal must give; null where the case is an offer, `any` where any reason will do, `fails` where no reading is possible. */
  refusal: string | null;
  values: Partial<Record<FactName, unknown>>;
  derived: Record<string, unknown>;
  /** Further facts, the rent roll apart. */
  further: Partial<Record<ExtraName, unknown>>;
  roll: Partial<RentRollLine>[] | null;
  /** Fields on which the sources disagree. */
  conflicts: string[];
  /** What it leaves out is not judged: it was written for a part of its source. */
  onlyStated: boolean;
  /** What the case is kept for. */
  about: CaseAbout | null;
  /** What it says under names that no fact has, `extra.<name>` among the further facts. */
  unknown: string[];
}

/** Why a case is kept: a line of the index of cases. */
export interface CaseAbout {
  /** What it shows, in the words of its name. */
  phenomenon: string;
  /** Fields that few other cases show in this way. */
  fields: string[];
  /** How its source sets its facts. */
  layout: string;
  /** What the rules must do that few other cases ask for. */
  hard: string;
}

export interface RawTruth {
  about?: CaseAbout;
  source_file?: string;
  source_files?: string[];
  input_file?: string;
  input_kind?: string;
  kind?: string;
  reason?: string;
  derived?: Record<string, unknown>;
  extra?: Record<string, unknown>;
  conflicts?: { field: string }[];
  only_stated?: boolean;
  [field: string]: unknown;
}

/** What a truth says of itself, beside the facts. */
const aboutItself: readonly string[] = [
  'about',
  'source_file',
  'source_files',
  'input_file',
  'input_kind',
  'kind',
  'reason',
  'derived',
  'extra',
  'notes',
  'only_stated',
  'conflicts',
];

function unknownNames({ extra = {}, ...raw }: RawTruth): string[] {
  return [
    ...Object.keys(raw).filter((name) => !isFactName(name) && !aboutItself.includes(name)),
    ...Object.keys(extra)
      .filter((name) => !isExtraName(name))
      .map((name) => `extra.${name}`),
  ];
}

/** The refusal a truth asks for: its own reason, or what its kind implies (a lease, a rental, bare land). */
function refusalOfTruth(truth: RawTruth): string | null {
  const kind = truth.kind ?? '';
  if (kind === 'refuse') return truth.reason ?? 'any';
  if (kind.startsWith('lease_')) return 'lease';
  if (kind.startsWith('rental_')) return 'rental';
  const land =
    truth.floor_area_m2 === null && truth.built === null && truth.structure === null && truth.layout === null && truth.units === null;
  return land && (kind.includes('land') || kind.startsWith('court_auction')) ? 'land' : null;
}

function mediumOf(files: readonly string[]): string {
  if (files.length > 1) return 'several';
  const extension = files[0]?.split('.').at(-1)?.toLowerCase() ?? '';
  if (/^html?$/.test(extension)) return 'html';
  if (extension === 'pdf' || extension === 'csv') return extension;
  return /^xlsx?$/.test(extension) ? 'workbook' : 'picture';
}

function isRoll(value: unknown): value is Partial<RentRollLine>[] {
  return Array.isArray(value);
}

/** Turns a truth as it is stored into what the bench compares. */
export function truthOf(raw: RawTruth, name: string, files: string[]): Truth {
  const values = Object.fromEntries(factNames.filter((field) => field in raw).map((field) => [field, raw[field]]));
  const { rent_roll: roll, ...further } = raw.extra ?? {};
  return {
    name,
    files,
    kind: raw.input_kind ?? mediumOf(files),
    refusal: refusalOfTruth(raw),
    values,
    derived: raw.derived ?? {},
    further: Object.fromEntries(Object.entries(further).filter(([field, value]) => isExtraName(field) && value !== null)),
    roll: isRoll(roll) ? roll : null,
    conflicts: (raw.conflicts ?? []).map(({ field }) => field),
    onlyStated: raw.only_stated === true,
    about: raw.about ?? null,
    unknown: unknownNames(raw),
  };
}
