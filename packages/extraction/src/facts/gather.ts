import type { RentRollLine } from '@rimawari/underwriting';
import { addressOf } from '../normalise/address.ts';
import { layoutOf } from '../normalise/layout.ts';
import { moneyAmounts } from '../normalise/money.ts';
import { stationsOf } from '../normalise/stations.ts';
import { storeysOf } from '../normalise/construction.ts';
import { plainText } from '../normalise/text.ts';
import type { GridBlock, PairBlock, SourceReading } from '../reading/source-reading.ts';
import { meaningOf } from '../vocabulary/labels.ts';
import { withoutNoise } from '../vocabulary/noise.ts';
import type { ReadingName } from '../vocabulary/reading-names.ts';
import { type Candidate, candidatesFrom, mainBlocks, type Read } from './candidate.ts';
import { cellName, readGrid } from './read-grid.ts';
import { readValue } from './read-value.ts';
import type { RentRoll } from './rent-roll.ts';

/** A labelled value of the property, cleaned. */
export interface MeantPair {
  reading: ReadingName;
  label: string;
  value: string;
  group: number;
  page: number | null;
}

/** Everything one source says, before sources are weighed against each other. */
export interface Gathered {
  reading: SourceReading;
  pairs: MeantPair[];
  candidates: Candidate[];
  rolls: { roll: RentRoll; sheet: string | null }[];
  propertyRows: number;
  /** Title and headings of the first level. */
  heading: string;
  /** Running text of the main part, one line each. */
  lines: string[];
}

export const coreReadings: ReadonlySet<ReadingName> = new Set([
  'price',
  'address',
  'stations',
  'layout',
  'floor_area',
  'land_area',
  'areas',
  'built',
  'construction',
  'construction_built',
  'storeys',
  'floor',
  'units',
  'management_fee',
  'repair_reserve',
  'fee_and_reserve',
  'land_rights',
  'zoning',
  'coverage',
  'coverage_ratio',
  'yield_full',
  'rent_annual',
  'rent_annual_full',
  'rent_year_month',
  'rent_monthly_full',
] as const);

/** Containers that describe an agent: a licence or opening hours, and hardly anything of a property. */
function agentGroups(pairs: readonly { reading: ReadingName; group: number }[]): Set<number> {
  const agents = new Set(pairs.filter((pair) => pair.reading === 'agent_sign').map((pair) => pair.group));
  for (const group of agents) {
    const core = new Set(pairs.filter((pair) => pair.group === group && coreReadings.has(pair.reading)).map((pair) => pair.reading));
    if (core.size >= 5) agents.delete(group);
  }
  return agents;
}

const groupOwned: ReadonlySet<ReadingName> = new Set(['address', 'stations', 'name', 'price', 'remarks'] as const);

function rollCandidates(reading: SourceReading, roll: RentRoll, sheet: string | null, headerCell: string): Candidate[] {
  const lines: RentRollLine[] = roll.lines;
  const states = new Set(lines.map((line) => line.occupied));
  const reads: Read[] = [{ field: 'extra.rent_roll', value: lines, step: `${lines.length} unit rows` }];
  if (!states.has(null)) reads.push({ field: 'occupancy', value: states.size > 1 ? 'partial' : states.has(true) ? 'tenanted' : 'vacant', step: `${lines.filter((line) => line.occupied).length} of ${lines.length} rooms let` });
  if (roll.totals) {
    reads.push({ field: 'extra.totals', value: roll.totals, step: 'total row as printed' });
    const rent = roll.totals.rent_jpy ?? roll.totals.total_jpy;
    const current = lines.reduce((sum, line) => sum + (line.rent_jpy ?? 0), 0);
    const onlyCurrent = states.has(false) && rent === current;
    if (rent !== undefined) {
      reads.push({ field: 'monthly_rent_jpy', value: rent, step: `total of the rent column → ${rent}`, weak: true, lastResort: onlyCurrent });
      if (onlyCurrent) reads.push({ field: 'extra.current_monthly_rent_jpy', value: rent, step: `total of the rooms let → ${rent}` });
    }
  }
  return candidatesFrom(reads, { reading, label: 'rent roll', raw: headerCell, form: 'cell', weak: false, rank: 3, group: -1, at: sheet === null ? {} : { sheet } });
}

/** An address printed above a rent roll without a label. */
function looseAddress(reading: SourceReading, grid: GridBlock): Candidate[] {
  for (const [row, cells] of grid.rows.slice(0, 8).entries()) {
    const column = cells.findIndex((cell) => /^(?:東京都|北海道|京都府|大阪府|[^\s\d]{2,3}県).+[市区町村郡]/.test(plainText(cell)));
    const text = cells[column];
    const value = text === undefined ? null : addressOf(text);
    if (value === null) continue;
    const at = { ...(grid.sheet !== null && { sheet: grid.sheet }), cell: cellName(column, grid.first_row + row) };
    return candidatesFrom([{ field: 'address', value }], { reading, label: null, raw: text ?? '', form: 'line', weak: false, rank: 1, group: grid.group, at });
  }
  return [];
}

function titleCandidates(reading: SourceReading, heading: string): Candidate[] {
  const reads: Read[] = [];
  const plain = plainText(heading);
  const sale = /賃料|家賃|月額/.test(plain) ? [] : moneyAmounts(plain).filter((yen) => yen >= 1_000_000);
  if (new Set(sale).size === 1) reads.push({ field: 'price_jpy', value: sale[0] });
  const layout = layoutOf(plain);
  if (layout) reads.push({ field: 'layout', value: layout });
  const { total } = storeysOf(plain);
  if (total !== null) reads.push({ field: 'floors_total', value: total });
  return candidatesFrom(reads, { reading, label: null, raw: plain, form: 'title', weak: false, rank: 1, group: 0, at: {} });
}

/** Reads every block of a source into candidate values. */
export function gather(reading: SourceReading): Gathered {
  const blocks = mainBlocks(reading);
  const pairBlocks: PairBlock[] = [];
  const result: Gathered = { reading, pairs: [], candidates: [], rolls: [], propertyRows: 0, heading: '', lines: [] };
  for (const block of blocks) {
    if (block.type === 'pair') pairBlocks.push(block);
    else if (block.type === 'line') result.lines.push(block.text);
    else {
      const grid = readGrid(block);
      pairBlocks.push(...grid.pairs);
      result.propertyRows = Math.max(result.propertyRows, grid.propertyRows);
      for (const { roll, grid: source } of grid.rolls) {
        result.rolls.push({ roll, sheet: source.sheet });
        result.candidates.push(...rollCandidates(reading, roll, source.sheet, (source.rows[roll.headerRow] ?? []).join(' | ')));
      }
      if (grid.rolls.length > 0) result.candidates.push(...looseAddress(reading, block));
      for (const row of block.rows) result.lines.push(row.filter((cell) => cell.trim() !== '').join(' '));
    }
  }
  const meant = pairBlocks.flatMap((block) => {
    const meaning = meaningOf(block.label);
    return meaning ? [{ block, meaning, reading: meaning.reading, group: block.group }] : [];
  });
  const agents = agentGroups(meant);
  for (const { block, meaning } of meant) {
    if (agents.has(block.group) && (groupOwned.has(meaning.reading) || meaning.reading === 'transaction')) continue;
    const value = withoutNoise(block.value);
    if (value === '') continue;
    result.pairs.push({ reading: meaning.reading, label: block.label, value, group: block.group, page: block.at.page ?? null });
    result.candidates.push(
      ...candidatesFrom(readValue(meaning.reading, value, block.label), { reading, label: block.label, raw: block.value, form: block.form, weak: meaning.weak, rank: 3, group: block.group, at: block.at }),
    );
  }
  const firstHeadings = blocks.filter((block) => block.type === 'line' && block.heading).slice(0, 3).map((block) => (block.type === 'line' ? block.text : ''));
  result.heading = plainText([reading.title ?? '', ...firstHeadings].join('\n'));
  if (reading.title) result.candidates.push(...titleCandidates(reading, reading.title));
  if (reading.medium === 'pdf') result.candidates.push(...lineCandidates(reading));
  return result;
}

/** What a flyer prints without a label: stations, and the price as a large figure. */
function lineCandidates(reading: SourceReading): Candidate[] {
  const found: Candidate[] = [];
  let largest: { size: number; yen: number; raw: string; at: PairBlock['at'] } | null = null;
  for (const block of mainBlocks(reading)) {
    if (block.type !== 'line') continue;
    const from = { reading, label: null, raw: block.text, form: 'line', weak: false, rank: 1, group: block.group, at: block.at };
    if (/駅/.test(block.text) && /(?:徒歩|歩|バス)\s*約?\s*[\d０-９]/.test(block.text) && block.text.length < 120) {
      const stations = stationsOf(block.text.replace(/^.*(?:交通|沿線|アクセス|最寄り?駅)[^\s「]*?\s*[:：／/]\s*/, '')).filter((station) => station.line !== null);
      if (stations.length > 0) found.push(...candidatesFrom([{ field: 'stations', value: stations }], from));
    }
    const amounts = moneyAmounts(block.text).filter((yen) => yen >= 1_000_000);
    const [yen] = amounts;
    if (yen !== undefined && amounts.length === 1 && block.size !== null && block.size > (largest?.size ?? 11) && !/保険|融資|借入|ローン|賃料|収入|返済|頭金|リフォーム|売上/.test(block.text)) {
      largest = { size: block.size, yen, raw: block.text, at: block.at };
    }
    if (/オーナーチェンジ/.test(block.text)) found.push(...candidatesFrom([{ field: 'occupancy', value: 'tenanted' }], from));
  }
  if (largest) found.push(...candidatesFrom([{ field: 'price_jpy', value: largest.yen }], { reading, label: null, raw: largest.raw, form: 'line', weak: false, rank: 1, group: 0, at: largest.at }));
  return found;
}
