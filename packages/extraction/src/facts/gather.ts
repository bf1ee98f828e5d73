import { plainText } from '../normalise/text.ts';
import { type Block, isPrinted, type PairBlock, type SourceReading } from '../reading/source-reading.ts';
import { likelyMeaning, meaningOf, pairMeaning } from '../vocabulary/labels.ts';
import { withoutNoise } from '../vocabulary/noise.ts';
import type { ReadingName } from '../vocabulary/reading-names.ts';
import { type Candidate, candidatesFrom, mainBlocks, one } from './candidate.ts';
import { readRolls } from './gather-roll.ts';
import {
  courtCase,
  letInHeading,
  lineCandidates,
  looseAddress,
  looseLines,
  looseUnits,
  nameInHeading,
  remarkFlags,
  sentenceCandidates,
  sentencesOf,
  titleCandidates,
} from './gather-unlabelled.ts';
import { joinPages } from './join-pages.ts';
import type { SheetRoll } from './join-rolls.ts';
import { otherOffers } from './other-offers.ts';
import { readGrid } from './read-grid.ts';
import { readValue } from './read-value.ts';
import { roomLines, wordTable } from './roll-lines.ts';
import { isParking } from './roll-rows.ts';
import type { RentRoll } from './roll-shape.ts';

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
  propertyColumns: number;
  /** Title and headings of the first level. */
  heading: string;
  /** Running text of the main part, one line each. */
  lines: string[];
  /** What reading its rolls left open, in sentences. */
  notes: string[];
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

/** `500万円以上～1000万円以下`, `200戸以上`: links to searches carry labels too, and say nothing of the property. */
function isSearchCondition(value: string, reading: ReadingName): boolean {
  if (reading === 'stations') return /^\d+分以内$/.test(value);
  return /^(?:[\d,.]+\s*(?:億|万)?(?:円|戸|m2|年|階|%)?\s*(?:以上|以下|未満|以内)\s*[~〜～]?\s*)+$|^下限なし|^指定(?:しない|なし)$/.test(
    value,
  );
}

const tableForms: ReadonlySet<PairBlock['form']> = new Set(['table', 'definition', 'siblings', 'row', 'below'] as const);
const leastOfTable = 5;

/** What a table under names of columns says of houses or floors, where the rooms themselves are listed. */
const summingUp: ReadonlySet<ReadingName> = new Set([
  'rent_monthly',
  'rent_assumed',
  'tenant_charge',
  'management_fee',
  'units',
  'occupancy',
] as const);

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

/**
 * Pages printed from a site end with cards of other offers: a page that repeats a label with several values says nothing
 * about what the page that describes the property states once.
 */
function dropCardPages(meant: { block: PairBlock; reading: ReadingName }[]): void {
  const pages = [...new Set(meant.map(({ block }) => block.at.page ?? 0))];
  const own = (page: number): typeof meant => meant.filter(({ block }) => (block.at.page ?? 0) === page);
  const valuesOn = (page: number, reading: ReadingName): Set<string> =>
    new Set(
      own(page)
        .filter((pair) => pair.reading === reading)
        .map((pair) => plainText(pair.block.value)),
    );
  const core = (page: number): number =>
    new Set(
      own(page)
        .filter((pair) => coreReadings.has(pair.reading))
        .map((pair) => pair.reading),
    ).size;
  const main = pages.reduce((best, page) => (core(page) > core(best) ? page : best), pages[0] ?? 0);
  if (core(main) < leastOfTable) return;
  const isCard = (page: number, reading: ReadingName): boolean =>
    page !== main && valuesOn(page, reading).size > 1 && valuesOn(main, reading).size === 1;
  const dropped = meant.filter(({ block, reading }) => isCard(block.at.page ?? 0, reading));
  for (const pair of dropped) meant.splice(meant.indexOf(pair), 1);
}

/** The role of the agent, `＜仲介＞`, which some pages print only in the agent's own box. */
function agentsTransaction(reading: SourceReading): Candidate[] {
  for (const block of reading.blocks) {
    if (block.type !== 'pair') continue;
    const label = plainText(block.label).replace(/[:\s]/g, '');
    if (label !== '会社概要' && (block.aside === null || !/会社|店舗|取扱|担当/.test(block.aside))) continue;
    const role =
      label === '取引態様' || label === '会社概要'
        ? /^<?(売主|代理|仲介|(?:専属)?専任媒介|一般媒介|媒介)/.exec(plainText(block.value))
        : null;
    if (role)
      return candidatesFrom(one('extra.transaction', role[1]), {
        reading,
        label: block.label,
        raw: block.value,
        form: block.form,
        weak: true,
        rank: 2,
        group: block.group,
        at: block.at,
      });
  }
  return [];
}

/** `保証金` beside a minimum bid is what a bidder pays in. */
function bidDeposit(reading: SourceReading, meant: readonly { block: PairBlock }[]): Candidate[] {
  const block = meant.find(({ block: { label } }) => /^(?:入札)?保証金(?:額)?$/.test(plainText(label).replace(/\s/g, '')))?.block;
  return block
    ? candidatesFrom(readValue('bid_deposit', block.value, block.label), {
        reading,
        label: block.label,
        raw: block.value,
        form: block.form,
        weak: false,
        rank: 2.5,
        group: block.group,
        at: block.at,
      })
    : [];
}

/** Whether a value stands on a line about parking. */
function onParkingLine({ value, form }: PairBlock, lines: readonly string[]): boolean {
  return !tableForms.has(form) && lines.some((line) => line.includes(value) && isParking(plainText(line).slice(0, 12)));
}

/** The number of the lot stands beside the address that post and people use. */
function isLotNumber(reading: ReadingName, label: string): boolean {
  return reading === 'address' && /地番|登記/.test(label) && !/住居表示/.test(label);
}

/** `管理費等` is fee and reserve together, unless a label of the reserve stands anywhere beside it. */
function feeHoldsReserve(pairs: readonly { label: string; reading: ReadingName }[]): boolean {
  return (
    pairs.some(({ label, reading }) => reading === 'management_fee' && /^管理費\(?等/.test(plainText(label).replace(/\s/g, ''))) &&
    !pairs.some(({ reading }) => reading === 'repair_reserve' || reading === 'fee_and_reserve')
  );
}

const compound: ReadonlySet<ReadingName> = new Set([
  'fee_and_reserve',
  'coverage_ratio',
  'areas',
  'construction_built',
  'rent_year_month',
  'rent_and_fee',
  'lease_term_rent',
] as const);

/** `間取/面積` with `2DK/43.20㎡`: a pair for each label, where the list has no name for both together. */
function partsOfPair(block: PairBlock): PairBlock[] {
  const labels = block.label.split(/[/／・]|(?<=[\u4e00-\u9fff\u3040-\u309f]{2})と(?=[\u4e00-\u9fff]{2})/);
  const values = block.value.split(/[/／]/);
  if (labels.length < 2 || labels.length > 3 || meaningOf(block.label) !== null) return [block];
  const named = labels.map((label) => likelyMeaning(label)?.reading ?? null);
  if (named.some((reading) => reading === null) || new Set(named).size < labels.length) return [block];
  // `戸数・間取` with `6戸（2DK×6）`: each label takes from the value what is its own.
  if (values.length !== labels.length && compound.has(likelyMeaning(block.label)?.reading ?? 'remarks')) return [block];
  if (values.length !== labels.length) return labels.map((label) => ({ ...block, label: label.trim(), form: 'nested' as const }));
  return labels.map((label, index) => ({ ...block, label: label.trim(), value: (values[index] ?? '').trim() }));
}

/** The label with the unit of its sheet, which counts where the label has none and the figure is bare. */
function labelWithUnit({ label, unit, value }: PairBlock): string {
  return unit === undefined || /円/.test(label + value) ? label : `${label}(${unit})`;
}

/** Whether label-and-value pairs alone describe a property, its price among them. */
function describesProperty(blocks: readonly Block[]): boolean {
  const named = blocks.flatMap((block) =>
    block.type === 'pair' && block.value.trim() !== '' ? (likelyMeaning(block.label)?.reading ?? []) : [],
  );
  return named.includes('price') && new Set(named.filter((name) => coreReadings.has(name))).size >= leastOfTable;
}

/** Reads every block of a source into candidate values. */
export function gather(reading: SourceReading): Gathered {
  const blocks = joinPages(mainBlocks(reading));
  const pairBlocks: PairBlock[] = [];
  const result: Gathered = {
    reading,
    pairs: [],
    candidates: [],
    rolls: [],
    propertyRows: 0,
    propertyColumns: 0,
    heading: '',
    lines: [],
    notes: [],
  };
  const sheetRolls: SheetRoll[] = [];
  const described = reading.medium === 'html' && describesProperty(blocks);
  for (const block of blocks) {
    if (block.type === 'pair') pairBlocks.push(block);
    else if (block.type === 'line') result.lines.push(block.text);
    else {
      const grid = readGrid(block);
      // Beside a page's own table of facts, rows of prices are past sales or other rooms.
      if (described && grid.propertyRows > 0) continue;
      pairBlocks.push(...grid.pairs);
      result.propertyRows = Math.max(result.propertyRows, grid.propertyRows);
      result.propertyColumns = Math.max(result.propertyColumns, grid.propertyColumns);
      sheetRolls.push(...grid.rolls);
      if (grid.rolls.length > 0) result.candidates.push(...looseAddress(reading, block), ...looseUnits(reading, block));
      for (const row of block.rows) result.lines.push(row.filter((cell) => cell.trim() !== '').join(' '));
    }
  }
  // Rooms that are listed one a line, where no table does.
  const listed = sheetRolls.length === 0 ? (wordTable(blocks) ?? roomLines(blocks)) : null;
  if (listed) sheetRolls.push(...readGrid(listed.grid).rolls);
  const rolled = readRolls(
    reading,
    sheetRolls,
    blocks.filter((block) => block.type === 'grid'),
    result.lines,
  );
  result.rolls.push(...rolled.rolls);
  result.candidates.push(...rolled.candidates);
  result.notes.push(...rolled.notes);
  // Beside rooms, a table of rents and numbers of rooms sums them up.
  const ownPairs =
    rolled.rolls.length > 0
      ? pairBlocks.filter(
          (block) =>
            !summingUp.has(meaningOf(block.label)?.reading ?? 'name') ||
            !(block.group >= 1000 || listed?.lines.some(({ text }) => text.includes(block.value)) || onParkingLine(block, result.lines)),
        )
      : pairBlocks;
  const meant = ownPairs.flatMap(partsOfPair).flatMap((block) => {
    const meaning = pairMeaning(block.label, block.value);
    return meaning ? [{ block, meaning, reading: meaning.reading, value: block.value, group: block.group }] : [];
  });
  if (isPrinted(reading.medium)) dropCardPages(meant);
  const agents = agentGroups(meant);
  const tabled = new Set(meant.filter(({ block }) => tableForms.has(block.form) && block.value.trim() !== '').map((pair) => pair.reading));
  const hasTable = reading.medium === 'html' && [...tabled].filter((name) => coreReadings.has(name)).length >= leastOfTable;
  const others = reading.medium === 'html' ? otherOffers(meant, coreReadings) : new Set<number>();
  for (const { block, meaning } of meant) {
    if (others.has(block.group)) continue;
    if (agents.has(block.group) && (groupOwned.has(meaning.reading) || meaning.reading === 'transaction')) continue;
    // On a page with a table of facts the running text only fills gaps.
    const loose = hasTable && !tableForms.has(block.form);
    if (loose && tabled.has(meaning.reading)) continue;
    const value = withoutNoise(block.value).replace(/^A\d{0,2}[.:、]\s*/, '');
    if (value === '' || isSearchCondition(value, meaning.reading)) continue;
    result.pairs.push({ reading: meaning.reading, label: block.label, value, group: block.group, page: block.at.page ?? null });
    result.candidates.push(
      ...candidatesFrom(readValue(meaning.reading, value, labelWithUnit(block)), {
        reading,
        label: block.label,
        known: meaning.byForm ? 'form' : meaning.guessed ? 'likely' : 'listed',
        raw: block.value,
        form: block.form,
        weak: meaning.weak || block.form === 'nested' || loose || isLotNumber(meaning.reading, block.label),
        rank: block.form === 'structured' ? 2 : meaning.guessed ? 2.5 : 3,
        group: block.group,
        at: block.at,
      }),
    );
  }
  if (feeHoldsReserve(meant.map(({ block, reading: name }) => ({ label: block.label, reading: name })))) {
    const fee = result.candidates.find(({ field }) => field === 'management_fee_jpy_month');
    if (fee) result.candidates.push({ ...fee, field: 'extra.fee_includes_reserve', value: true });
  }
  for (const { block, meaning, reading: name } of meant)
    if (name === 'rent_monthly' && /[(（][^)）]*(?:賃貸中|入居中|契約中|契約期間|入居者|から入居)/.test(block.value))
      result.candidates.push(
        ...candidatesFrom(one('occupancy', 'tenanted'), {
          reading,
          label: block.label,
          raw: block.value,
          form: block.form,
          weak: meaning.weak,
          rank: 2,
          group: block.group,
          at: block.at,
        }),
      );
  for (const { block, meaning } of meant)
    if (['occupancy', 'remarks', 'land_rights'].includes(meaning.reading) || /[。]|です|ます/.test(block.value))
      result.candidates.push(...sentencesOf(reading, block.value, block.group, block.at));
  result.candidates.push(...remarkFlags(reading, result.pairs.map(({ value }) => value).concat(result.lines)));
  result.candidates.push(...agentsTransaction(reading));
  if (result.pairs.some((pair) => pair.reading === 'minimum_bid'))
    result.candidates.push(...courtCase(reading, result.lines), ...bidDeposit(reading, meant));
  placeBareArea(result.candidates);
  const firstHeadings = blocks
    .filter((block) => block.type === 'line' && block.heading)
    .slice(0, 3)
    .map((block) => (block.type === 'line' ? block.text : ''));
  result.heading = plainText([reading.title ?? '', ...firstHeadings].join('\n'));
  if (reading.medium === 'html' || isPrinted(reading.medium)) result.candidates.push(...nameInHeading(reading));
  if (reading.title) result.candidates.push(...titleCandidates(reading, reading.title));
  result.candidates.push(...letInHeading(reading, result.heading));
  const labelled = new Set(meant.flatMap(({ block }) => plainText(block.value).split('\n')));
  const loose: Candidate[] = [];
  if (isPrinted(reading.medium)) result.candidates.push(...lineCandidates(reading));
  else if (reading.medium === 'html') loose.push(...looseLines(reading, labelled));
  if (reading.medium === 'html' || isPrinted(reading.medium)) {
    result.candidates.push(...sentenceCandidates(reading, labelled));
  }
  // What stands in the open counts where nothing announces it.
  const announced = new Set(result.candidates.map(({ field }) => field));
  result.candidates.push(...loose.filter(({ field }) => !announced.has(field)));
  return result;
}
