import { type FactValues, type Figure, type InsightReport, monthNames } from '@rimawari/underwriting';

/** Where a value lies among those beside it. Nothing where it is the only one, or all are shown alike. */
export type Standing = 'highest' | 'lowest';
export type RowGroup = 'money' | 'score' | 'property' | 'unknown';

export interface ComparisonCell {
  value: number | null;
  range: [number, number] | null;
  /** What stands in words. */
  texts: string[];
  /** Why there is nothing. */
  because: string | null;
  standing: Standing | null;
}

export interface ComparisonRow {
  id: string;
  group: RowGroup;
  label: string;
  label_ja: string | null;
  unit: string | null;
  definition: string;
  /** One for each analysis, in their order. */
  cells: ComparisonCell[];
}

/** What is compared of a report. */
export interface Compared {
  figures: Record<string, Omit<Figure, 'origin'>>;
  evidence_grade: string;
  risk_level: string;
  values: Pick<FactValues, 'built' | 'structure'>;
  /** What is not known, what weighs most first. */
  missing: string[];
}

interface RowDefinition {
  id: string;
  group: RowGroup;
  /** How many decimals a reader sees: what looks alike stands alike. Null where more is neither here nor there. */
  decimals: number | null;
}

const figureRows: RowDefinition[] = [
  { id: 'facts.price', group: 'money', decimals: 0 },
  { id: 'exit.day_one', group: 'money', decimals: 0 },
  { id: 'returns.gross_yield', group: 'money', decimals: 1 },
  { id: 'returns.net_yield', group: 'money', decimals: 1 },
  { id: 'returns.atcf', group: 'money', decimals: 0 },
  { id: 'returns.dscr', group: 'money', decimals: 2 },
  { id: 'returns.irr', group: 'money', decimals: 1 },
  { id: 'score.scenario', group: 'score', decimals: 1 },
  { id: 'score.with_loan', group: 'score', decimals: 1 },
];
const areaRows: RowDefinition[] = [
  { id: 'facts.floor_area', group: 'property', decimals: null },
  { id: 'facts.land_area', group: 'property', decimals: null },
  { id: 'facts.walk_minutes', group: 'property', decimals: null },
];
const unknownsAtMost = 3;

export function comparedOf({ figures, headline, inputs, missing }: InsightReport): Compared {
  const { built, structure } = inputs.facts.values;
  const wanted = [...figureRows, ...areaRows].flatMap(({ id }) => {
    const figure = figures[id];
    if (figure === undefined) return [];
    const { origin: _, ...rest } = figure;
    return [[id, rest] as const];
  });
  return {
    figures: Object.fromEntries(wanted),
    evidence_grade: headline.evidence_grade,
    risk_level: headline.risk_level,
    values: { built, structure },
    missing: missing.slice(0, unknownsAtMost).map(({ label }) => label),
  };
}

const nothing: ComparisonCell = { value: null, range: null, texts: [], because: null, standing: null };

/** The rows in which reports are compared, with a cell for each; null is a report that could not be worked out. */
export function compareReports(reports: readonly (Compared | null)[]): ComparisonRow[] {
  const figures = (rows: readonly RowDefinition[]) => rows.flatMap((row) => figureRow(row, reports) ?? []);
  return [
    ...figures(figureRows),
    rankedRow(reports, {
      id: 'evidence_grade',
      label: 'Evidence grade',
      label_ja: null,
      definition:
        'Share of the report stated in sources: A documents, B stated, C partly inferred, D rent assumed or most key facts missing.',
      ranks: ['D', 'C', 'B', 'A'],
      of: ({ evidence_grade }) => evidence_grade,
    }),
    rankedRow(reports, {
      id: 'risk_level',
      label: 'Risk',
      label_ja: null,
      definition: 'Result of the checks, DSCR in the cautious scenario and the basis of the rent. The report gives the reasons.',
      ranks: ['low', 'medium', 'high'],
      of: ({ risk_level }) => risk_level,
    }),
    textRow(reports, {
      id: 'facts.built',
      group: 'property',
      label: 'Built',
      label_ja: '築年月',
      definition: 'When the building was completed, as stated.',
      of: ({ values }) => builtOf(values),
    }),
    textRow(reports, {
      id: 'facts.structure',
      group: 'property',
      label: 'Structure',
      label_ja: '構造',
      definition:
        'W wood, S steel, LGS light-gauge steel, RC reinforced concrete, SRC steel-framed reinforced concrete, CB concrete block.',
      of: ({ values }) => [values.structure ?? []].flat(),
    }),
    ...figures(areaRows),
    textRow(reports, {
      id: 'missing',
      group: 'unknown',
      label: 'Biggest unknowns',
      label_ja: null,
      definition: 'Documents that would replace the most important assumptions, largest effect first.',
      of: ({ missing }) => missing,
    }),
  ];
}

/** Null where no report has the figure at all. */
function figureRow({ id, group, decimals }: RowDefinition, reports: readonly (Compared | null)[]): ComparisonRow | null {
  const found = reports.map((report) => report?.figures[id] ?? null);
  const known = found.find((figure) => figure !== null);
  if (known === undefined || (id === 'facts.land_area' && found.every((figure) => figure === null || figure.value === null))) return null;
  const { label, label_ja, unit, definition } = known;
  const cells = found.map((figure) =>
    figure === null ? nothing : { ...nothing, value: figure.value, range: figure.range, because: figure.because },
  );
  const seen = cells.map(({ value }) => (value === null || decimals === null ? null : Number(value.toFixed(decimals))));
  return { id, group, label, label_ja, unit, definition, cells: placed(cells, seen) };
}

interface TextRow extends Pick<ComparisonRow, 'id' | 'group' | 'label' | 'label_ja' | 'definition'> {
  of: (report: Compared) => readonly string[];
}

function textRow(reports: readonly (Compared | null)[], { of, ...row }: TextRow): ComparisonRow {
  return { ...row, unit: null, cells: reports.map((report) => (report === null ? nothing : { ...nothing, texts: [...of(report)] })) };
}

interface RankedRow extends Pick<ComparisonRow, 'id' | 'label' | 'label_ja' | 'definition'> {
  /** From the lowest on. */
  ranks: readonly string[];
  of: (report: Compared) => string;
}

function rankedRow(reports: readonly (Compared | null)[], { of, ranks, ...row }: RankedRow): ComparisonRow {
  const words = reports.map((report) => (report === null ? null : of(report)));
  const cells = words.map((word) => (word === null ? nothing : { ...nothing, texts: [word] }));
  const places = words.map((word) => (word === null ? null : ranks.indexOf(word)));
  return { ...row, group: 'score', unit: null, cells: placed(cells, places) };
}

/** Says of each cell where it stands; several may share a place. */
function placed(cells: readonly ComparisonCell[], seen: readonly (number | null)[]): ComparisonCell[] {
  const values = seen.filter((value) => value !== null);
  const [highest, lowest] = [Math.max(...values), Math.min(...values)];
  if (values.length < 2 || highest === lowest) return [...cells];
  return cells.map((cell, place) => ({
    ...cell,
    standing: seen[place] === highest ? 'highest' : seen[place] === lowest ? 'lowest' : null,
  }));
}

function builtOf({ built }: Compared['values']): string[] {
  if (built === null) return [];
  const [year = '', month] = built.split('-');
  return [month === undefined ? year : `${monthNames[Number(month) - 1]} ${year}`];
}
