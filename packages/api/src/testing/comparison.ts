import type { Schemas } from '../schemas.ts';
import { named } from './named.ts';
import { hoursAgo, idOf, titleOf } from './titles.ts';

type Comparison = Schemas['Comparison'];
type Row = Schemas['ComparisonRow'];
type Cell = Schemas['ComparisonCell'];
type Value = number | string | string[] | null;

const nothing: Cell = { value: null, range: null, texts: [], because: null, standing: null };

/** Rows with four values each, and which of them count as more: `0`, `1` and `2` are decimals that a reader sees. */
const table: [Omit<Row, 'cells'>, Value[], number | null][] = [
  [
    rowOf('facts.price', 'money', 'Price', '価格', 'JPY', 'Price in the listing, before closing costs.'),
    [23_800_000, 41_500_000, 68_000_000, 12_900_000],
    0,
  ],
  [
    rowOf(
      'returns.gross_yield',
      'money',
      'Gross yield',
      '表面利回り',
      'percent',
      'Annual full-occupancy rent ÷ price, before vacancy and costs.',
    ),
    [4.94, 5.36, 7.42, 9.83],
    1,
  ],
  [
    rowOf(
      'returns.net_yield',
      'money',
      'Net yield',
      '実質利回り',
      'percent',
      'NOI ÷ (price + closing costs). Others divide by the price alone, which gives a higher figure.',
    ),
    [2.81, 3.24, 5.02, 5.02],
    1,
  ],
  [
    rowOf(
      'returns.atcf',
      'money',
      'Cash flow after tax, year 1',
      '税引後CF',
      'JPY/year',
      'Year 1 deducts closing costs, so its tax is lower than in later years.',
    ),
    [60_352, -214_800, 812_400, 391_200],
    0,
  ],
  [rowOf('returns.dscr', 'money', 'DSCR', '債務返済余裕率', 'ratio', 'NOI ÷ annual debt service of a year.'), [0.92, 1.04, 1.46, 1.38], 2],
  [
    rowOf(
      'returns.irr',
      'money',
      'IRR, before tax',
      '内部収益率',
      'percent',
      'Yearly rate at which purchase, cash flows and sale have a net present value of zero.',
    ),
    [-10.85, -2.1, 4.6, null],
    1,
  ],
  [
    rowOf('score.scenario', 'score', 'Scenario Score', null, 'score', 'Summary of the model’s results on a scale of 0–10.'),
    [4.9, 5.6, 6.8, 5.9],
    1,
  ],
  [
    rowOf(
      'score.with_loan',
      'score',
      'Scenario Score with the loan',
      null,
      'score',
      'A weak loan lowers the score by up to 1.5; a loan never raises it.',
    ),
    [3.6, 5.1, 6.8, 5.9],
    1,
  ],
  [rowOf('evidence_grade', 'score', 'Evidence grade', null, null, 'Share of the report stated in sources.'), ['B', 'B', 'A', 'D'], null],
  [
    rowOf(
      'risk_level',
      'score',
      'Risk',
      null,
      null,
      'Result of the checks, DSCR in the cautious scenario and the basis of the rent. The report gives the reasons.',
    ),
    ['high', 'medium', 'low', 'high'],
    null,
  ],
  [
    rowOf('facts.built', 'property', 'Built', '築年月', null, 'When the building was completed, as stated.'),
    ['Mar 2008', 'Nov 2015', '1994', 'Jul 1987'],
    null,
  ],
  [
    rowOf(
      'facts.structure',
      'property',
      'Structure',
      '構造',
      null,
      'W wood, S steel, LGS light-gauge steel, RC reinforced concrete, SRC steel-framed reinforced concrete, CB concrete block.',
    ),
    ['RC', 'RC', 'S', 'W'],
    null,
  ],
  [
    rowOf('facts.floor_area', 'property', 'Floor area', '面積', 'm2', 'Exclusive area of a unit, or total floor area of a building.'),
    [25.4, 41.02, 212.8, 88.6],
    null,
  ],
  [
    rowOf(
      'facts.walk_minutes',
      'property',
      'Walk to the station',
      '徒歩',
      'minutes',
      'Shortest walk stated, at 80 m a minute; slopes and traffic lights are not counted.',
    ),
    [6, 4, 11, null],
    null,
  ],
  [
    rowOf(
      'missing',
      'unknown',
      'Biggest unknowns',
      null,
      null,
      'Documents that would replace the most important assumptions, largest effect first.',
    ),
    [
      ['Lease', 'Assessed values of land and building', 'Repair plan and fund balance'],
      ['Lease', 'Repair plan and fund balance'],
      ['Rent roll', 'Assessed values of land and building', 'Repair history'],
      ['Rent', 'Walk to the station', 'Boundary survey'],
    ],
    null,
  ],
];

const standings: Record<string, [highest: number[], lowest: number[]]> = {
  evidence_grade: [[2], [3]],
  risk_level: [[0, 3], [2]],
};

function rowOf(
  id: string,
  group: Row['group'],
  label: string,
  label_ja: string | null,
  unit: string | null,
  definition: string,
): Omit<Row, 'cells'> {
  return { id, group, label, label_ja, unit, definition };
}

function cellsOf(id: string, values: readonly Value[], decimals: number | null): Cell[] {
  const numbers = values.map((value) => (typeof value === 'number' ? value : null));
  const known = numbers.filter((value) => value !== null).map((value) => Number(value.toFixed(decimals ?? 0)));
  const [highest, lowest] = [Math.max(...known), Math.min(...known)];
  return values.map((value, place) => {
    const [high = [], low = []] = standings[id] ?? [];
    if (typeof value === 'string' || Array.isArray(value))
      return { ...nothing, texts: [value].flat(), standing: high.includes(place) ? 'highest' : low.includes(place) ? 'lowest' : null };
    const because =
      value === null && id === 'returns.irr' ? 'Not available: cash flows never change sign, so no rate gives an NPV of zero.' : null;
    const seen = value === null ? null : Number(value.toFixed(decimals ?? 0));
    const isMore = decimals !== null && highest !== lowest;
    return { ...nothing, value, because, standing: isMore && seen === highest ? 'highest' : isMore && seen === lowest ? 'lowest' : null };
  });
}

/** The first analyses of the table, side by side. */
function sideBySide(count: number): Comparison {
  return {
    as_of: '2026-11-22',
    rules_version: '2026-11-01',
    engine_version: '1.0.0',
    buyer: null,
    analyses: Array.from({ length: count }, (_, place) => ({
      job_id: idOf(place),
      title: titleOf(place),
      status: 'completed',
      created_at: hoursAgo(place * 40),
      problem: null,
    })),
    rows: table.map(([row, values, decimals]) => ({
      ...row,
      cells: cellsOf(row.id, values.slice(0, count), decimals),
    })),
  };
}

const [two, three, four] = [sideBySide(2), sideBySide(3), sideBySide(4)];
const problem = 'Its inputs are in an earlier format and cannot be recalculated. Analyze the property again to compare it.';

/** `GET /analyses/compare`. */
export const comparisonOf = named<Comparison>()({
  two,
  three,
  four,
  'stated buyer': { ...two, buyer: { owner: 'non_resident', other_taxable_income_jpy: 4_500_000, financing: 'cash' } },
  'one not available': {
    ...three,
    analyses: three.analyses.map((analysis, place) => (place === 1 ? { ...analysis, title: null, problem } : analysis)),
    rows: three.rows.map((row) => ({ ...row, cells: row.cells.map((cell, place) => (place === 1 ? nothing : cell)) })),
  },
  'a range': {
    ...two,
    rows: two.rows.map((row) =>
      row.id === 'returns.net_yield'
        ? {
            ...row,
            cells: row.cells.map((cell, place) => (place === 0 ? { ...cell, range: [2.1, 3.4], standing: 'lowest' as const } : cell)),
          }
        : row,
    ),
  },
});
