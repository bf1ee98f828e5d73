import { plainText } from '../normalise/text.ts';
import type { PairBlock, SourceReading } from '../reading/source-reading.ts';
import { meaningOf } from '../vocabulary/labels.ts';
import { withoutNoise } from '../vocabulary/noise.ts';
import type { ReadingName } from '../vocabulary/reading-names.ts';
import { type Candidate, candidatesFrom, mainBlocks } from './candidate.ts';
import { rollCandidates } from './gather-roll.ts';
import { courtCase, lineCandidates, looseAddress, looseUnits, titleCandidates } from './gather-unlabelled.ts';
import { otherOffers } from './other-offers.ts';
import { readGrid } from './read-grid.ts';
import { readValue } from './read-value.ts';
import type { RentRoll } from './rent-roll.ts';

/** A labelled value of the property, cleaned. */
interface MeantPair {
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

/** `面積` without more is the land's when the floor area has a label of its own (flyers group rows under 土地 and 建物). */
function placeBareArea(candidates: Candidate[]): void {
  const isBare = (candidate: Candidate): boolean => /^面\s*積$/.test(plainText(candidate.evidence.label ?? ''));
  const named = candidates.some(
    (candidate) => ['floor_area_m2', 'extra.floor_areas_m2'].includes(candidate.field) && candidate.rank > 1 && !isBare(candidate),
  );
  if (!named) return;
  for (const candidate of candidates) if (candidate.field === 'floor_area_m2' && isBare(candidate)) candidate.field = 'land_area_m2';
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
      if (grid.rolls.length > 0) result.candidates.push(...looseAddress(reading, block), ...looseUnits(reading, block));
      for (const row of block.rows) result.lines.push(row.filter((cell) => cell.trim() !== '').join(' '));
    }
  }
  const meant = pairBlocks.flatMap((block) => {
    const meaning = meaningOf(block.label);
    return meaning ? [{ block, meaning, reading: meaning.reading, value: block.value, group: block.group }] : [];
  });
  const agents = agentGroups(meant);
  const others = reading.medium === 'html' ? otherOffers(meant, coreReadings) : new Set<number>();
  for (const { block, meaning } of meant) {
    if (others.has(block.group)) continue;
    if (agents.has(block.group) && (groupOwned.has(meaning.reading) || meaning.reading === 'transaction')) continue;
    const value = withoutNoise(block.value);
    if (value === '') continue;
    result.pairs.push({ reading: meaning.reading, label: block.label, value, group: block.group, page: block.at.page ?? null });
    result.candidates.push(
      ...candidatesFrom(readValue(meaning.reading, value, block.label), {
        reading,
        label: block.label,
        raw: block.value,
        form: block.form,
        weak: meaning.weak,
        rank: 3,
        group: block.group,
        at: block.at,
      }),
    );
  }
  if (result.pairs.some((pair) => pair.reading === 'minimum_bid')) result.candidates.push(...courtCase(reading, result.lines));
  placeBareArea(result.candidates);
  const firstHeadings = blocks
    .filter((block) => block.type === 'line' && block.heading)
    .slice(0, 3)
    .map((block) => (block.type === 'line' ? block.text : ''));
  result.heading = plainText([reading.title ?? '', ...firstHeadings].join('\n'));
  if (reading.title) result.candidates.push(...titleCandidates(reading, reading.title));
  if (reading.medium === 'pdf') result.candidates.push(...lineCandidates(reading));
  return result;
}
