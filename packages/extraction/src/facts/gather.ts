import type { Station } from '@rimawari/underwriting';
import { plainText } from '../normalise/text.ts';
import { isPrinted, type PairBlock, type SourceReading } from '../reading/source-reading.ts';
import { meaningOf, pairMeaning } from '../vocabulary/labels.ts';
import { withoutNoise } from '../vocabulary/noise.ts';
import type { ReadingName } from '../vocabulary/reading-names.ts';
import { looseAddress, looseUnits } from './above-roll.ts';
import { nameInHeading } from './building-name.ts';
import { type Candidate, candidatesFrom, mainBlocks, one } from './candidate.ts';
import { dayOfDocument } from './day-of-document.ts';
import { factsInRows } from './facts-in-rows.ts';
import { factsUnderTitle } from './facts-under-title.ts';
import { readRolls } from './gather-roll.ts';
import { courtCase, letInHeading, titleCandidates } from './headings.ts';
import { withIncomeTables } from './income-table.ts';
import { joinPages } from './join-pages.ts';
import type { SheetRoll } from './join-rolls.ts';
import { labelsInTurns } from './labels-in-turns.ts';
import { nameInLine, nameInPage, titleForName } from './name-of-page.ts';
import { nameInPicture } from './name-of-picture.ts';
import { lineCandidates, looseLines } from './open-lines.ts';
import { otherOffers, withoutOtherCards } from './other-offers.ts';
import {
  agentGroups,
  agentsAddresses,
  coreReadings,
  describesProperty,
  dropCardPages,
  feeHoldsReserve,
  groupOwned,
  isLotNumber,
  isSearchCondition,
  isYearlyCost,
  labelWithUnit,
  leastOfTable,
  onParkingLine,
  partsOfPair,
  placeCurrentLabels,
  summingUp,
  tableForms,
  withSameLabels,
} from './pair-rules.ts';
import { holdsCells, partsOfForm } from './parts-of-form.ts';
import { stateOfCount, withStateOfAll, withYearsProved } from './proved-by-figures.ts';
import { type GridReading, readGrid } from './read-grid.ts';
import { readValue } from './read-value.ts';
import { remarkFlags } from './remark-flags.ts';
import { withRentOfContract } from './rent-of-contract.ts';
import { withRentsByYield } from './rents-by-yield.ts';
import { withRentsOfMasterLease } from './rents-of-master-lease.ts';
import { roomBoxes } from './roll-boxes.ts';
import { roomLines, wordTable } from './roll-lines.ts';
import type { RentRoll } from './roll-shape.ts';
import { sentenceCandidates, sentencesOf } from './spoken-facts.ts';
import { incomeOfState, linesOfState } from './state-of-income.ts';
import { dayWritten } from './stated-below.ts';
import { stationsOfTable } from './stations-of-table.ts';
import { valuesOverLabels } from './values-over-labels.ts';

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

/** `面積` without more is the land's when the floor area has a label of its own (flyers group rows under 土地 and 建物). */
function placeBareArea(candidates: Candidate[]): void {
  const isBare = (candidate: Candidate): boolean =>
    /^面\s*積$/.test(plainText(candidate.evidence.label ?? '')) && !/^(?:延床|延べ|延|専有|建物)/.test(plainText(candidate.evidence.raw));
  const named = candidates.some(
    (candidate) => ['floor_area_m2', 'extra.floor_areas_m2'].includes(candidate.field) && candidate.rank > 1 && !isBare(candidate),
  );
  if (!named) return;
  for (const candidate of candidates) if (candidate.field === 'floor_area_m2' && isBare(candidate)) candidate.field = 'land_area_m2';
}

/** `価格` under a heading of the land (`土地（古家付）`) is the whole price where no other one and no other part stands on the page. */
function wholeWithoutParts(candidates: Candidate[]): void {
  const ofPrice = candidates.filter(({ field }) =>
    /^(?:price_jpy|extra\.(?:land|building)_price_jpy|extra\.consumption_tax_jpy)$/.test(field),
  );
  if (ofPrice.every(({ field }) => field === 'extra.land_price_jpy')) for (const candidate of ofPrice) candidate.field = 'price_jpy';
}

/** The role of the agent, `＜仲介＞`, which some pages print only in the agent's own box. */
function agentsTransaction(reading: SourceReading): Candidate[] {
  for (const block of reading.blocks) {
    if (block.type !== 'pair') continue;
    const label = plainText(block.label).replace(/[:\s]/g, '');
    if (label !== '会社概要' && (block.aside === null || !/会社|店舗|取扱|担当|footer/.test(block.aside))) continue;
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

/** `距離 480m（徒歩6分）` beside `最寄駅 …「蕨」駅`: the walk to the one station, in a cell of its own. */
function withWalkOfItsOwn(candidates: Candidate[], pairs: readonly PairBlock[]): Candidate[] {
  const walks = pairs.flatMap(({ label, value }) =>
    /^(?:最寄り?)?(?:駅)?(?:から|まで|より)?の?(?:距離|徒歩|徒歩時間|所要時間|時間)(?:・時間|\/時間)?$/.test(
      plainText(label).replace(/\s/g, ''),
    )
      ? (/(?:徒歩|歩)?\s*約?\s*(\d{1,2})\s*分/.exec(plainText(value))?.[1] ?? [])
      : [],
  );
  const [walk] = walks;
  if (walk === undefined || walks.length > 1) return candidates;
  return candidates.map((candidate) => {
    if (candidate.field !== 'stations') return candidate;
    const [station, ...others] = candidate.value as Station[];
    if (!station || others.length > 0 || station.walk_min !== null || station.bus_min !== undefined) return candidate;
    const { distance_m: _metres, ...place } = station;
    return { ...candidate, value: [{ ...place, walk_min: Number(walk) }] };
  });
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
  const grids = new Map(blocks.flatMap((block) => (block.type === 'grid' ? [[block, readGrid(block)] as const] : [])));
  const listing = (grid: GridReading): boolean => grid.propertyRows > 0 || grid.propertyColumns > 1;
  const ofPage = new Set(
    blocks.flatMap((block) => (block.type === 'pair' && block.aside === null ? (meaningOf(block.label)?.reading ?? []) : [])),
  );
  // One row that says the price and the place, where nothing else on the page does, is of the property itself.
  const pricedRows = [...grids.values()].filter((grid) => grid.propertyRows === 1 && grid.propertyColumns <= 1);
  const ownRow = (grid: GridReading): boolean =>
    pricedRows.includes(grid) &&
    !ofPage.has('price') &&
    (!ofPage.has('address') || (pricedRows.length === 1 && !grid.pairs.some(({ label }) => meaningOf(label)?.reading === 'address')));
  // A page, or the other sheets of a book, that describe a property by labels and values.
  const described = describesProperty(
    reading.medium === 'html' || isPrinted(reading.medium)
      ? [...blocks, ...(reading.medium === 'html' ? factsInRows(grids) : [])]
      : [...grids.values()].flatMap((grid) => (listing(grid) ? [] : grid.pairs)),
  );
  for (const block of blocks) {
    if (block.type === 'pair') pairBlocks.push(...(holdsCells(block.value) ? [] : [block]));
    else if (block.type === 'line') result.lines.push(block.text);
    else {
      const grid = grids.get(block) ?? readGrid(block);
      // Beside the property's own table of facts, rows or columns of prices are past sales, other rooms, or plans of finance.
      if (described && listing(grid) && !ownRow(grid)) continue;
      pairBlocks.push(...grid.pairs);
      result.propertyRows = Math.max(result.propertyRows, grid.propertyRows);
      result.propertyColumns = Math.max(result.propertyColumns, grid.propertyColumns);
      sheetRolls.push(...grid.rolls);
      if (grid.rolls.length > 0)
        result.candidates.push(...looseAddress(reading, block), ...looseUnits(reading, block), ...factsUnderTitle(reading, block));
      result.candidates.push(...stationsOfTable(reading, block));
      for (const row of block.rows) result.lines.push(row.filter((cell) => cell.trim() !== '').join(' '));
    }
  }
  if (reading.medium === 'html') {
    pairBlocks.push(...valuesOverLabels(blocks));
    const told = new Set(
      pairBlocks.flatMap(({ label, value, aside }) => {
        const name = aside === null ? pairMeaning(label, value)?.reading : undefined;
        return name !== undefined && readValue(name, value, label).length > 0 ? name : [];
      }),
    );
    pairBlocks.push(...labelsInTurns(blocks, told), ...linesOfState(blocks));
  }
  pairBlocks.push(...partsOfForm(blocks));
  if (reading.medium === 'pdf') pairBlocks.splice(0, Infinity, ...withIncomeTables(pairBlocks, blocks));
  // Rooms that are listed one a line, where no table does.
  const listed = sheetRolls.length === 0 ? (wordTable(blocks) ?? roomLines(blocks)) : null;
  if (listed) sheetRolls.push(...readGrid(listed.grid).rolls);
  const boxes = sheetRolls.length === 0 ? roomBoxes(blocks) : null;
  if (boxes) sheetRolls.push(...readGrid(boxes.grid).rolls);
  const rolled = readRolls(
    reading,
    sheetRolls,
    blocks.filter((block) => block.type === 'grid'),
    result.lines,
    [...grids.values()].reduce((sum, { besides }) => sum + besides, 0),
  );
  result.candidates.push(
    ...dayWritten(
      reading,
      blocks.filter((block) => block.type === 'grid'),
      result.lines,
    ),
  );
  result.rolls.push(...rolled.rolls);
  result.candidates.push(...rolled.candidates);
  result.notes.push(...rolled.notes);
  // Beside rooms, a table of rents and numbers of rooms sums them up.
  const ownPairs =
    rolled.rolls.length > 0
      ? pairBlocks.filter(
          (block) =>
            !boxes?.pairs.has(block) &&
            (!summingUp.has(meaningOf(block.label)?.reading ?? 'name') ||
              !(block.group >= 1000 || listed?.lines.some(({ text }) => text.includes(block.value)) || onParkingLine(block, result.lines))),
        )
      : pairBlocks;
  const meant = withSameLabels(ownPairs)
    .flatMap(incomeOfState)
    .flatMap(partsOfPair)
    .flatMap((block) => {
      const meaning = pairMeaning(block.label, block.value);
      return meaning ? [{ block, meaning, reading: meaning.reading, value: block.value, group: block.group }] : [];
    });
  if (isPrinted(reading.medium)) dropCardPages(meant);
  placeCurrentLabels(meant);
  const agents = agentGroups(meant);
  const ofAgents = agentsAddresses(meant, pairBlocks);
  const tabled = new Set(meant.filter(({ block }) => tableForms.has(block.form) && block.value.trim() !== '').map((pair) => pair.reading));
  const hasTable = reading.medium === 'html' && [...tabled].filter((name) => coreReadings.has(name)).length >= leastOfTable;
  const others = reading.medium === 'html' ? otherOffers(meant, coreReadings) : new Set<number>();
  for (const { block, meaning } of meant) {
    if (others.has(block.group) || isYearlyCost(block, meaning)) continue;
    if (ofAgents.has(block)) continue;
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
  result.candidates = withYearsProved(withWalkOfItsOwn(result.candidates, ownPairs));
  const counted = stateOfCount(ownPairs, result.candidates);
  if (counted) {
    const { block, value } = counted;
    result.candidates.push(
      ...candidatesFrom(one('occupancy', value), {
        reading,
        label: block.label,
        raw: block.value,
        form: block.form,
        weak: false,
        rank: 3,
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
  if (reading.medium === 'html') wholeWithoutParts(result.candidates);
  const firstHeadings = blocks
    .filter((block) => block.type === 'line' && block.heading)
    .slice(0, 3)
    .map((block) => (block.type === 'line' ? block.text : ''));
  result.heading = plainText([reading.title ?? '', ...firstHeadings].join('\n'));
  if (reading.medium === 'pdf') result.candidates.push(...nameInHeading(reading));
  if (reading.medium === 'picture') result.candidates.push(...nameInPicture(reading));
  if (reading.medium === 'html') result.candidates.push(...nameInPage(reading));
  if (reading.title) result.candidates.push(...titleCandidates(reading, reading.title));
  if (!result.candidates.some(({ field }) => field === 'extra.property_name')) {
    const inLine = nameInLine(reading);
    result.candidates.push(...(inLine.length > 0 ? inLine : titleForName(reading)));
  }
  result.candidates.push(...letInHeading(reading, result.heading));
  const labelled = new Set(meant.flatMap(({ block }) => plainText(block.value).split('\n')));
  const loose: Candidate[] = [];
  if (isPrinted(reading.medium)) result.candidates.push(...lineCandidates(reading));
  else if (reading.medium === 'html') loose.push(...looseLines(reading, labelled));
  if (reading.medium === 'html' || isPrinted(reading.medium)) {
    result.candidates.push(...sentenceCandidates(reading, labelled));
  }
  if (isPrinted(reading.medium)) result.candidates.push(...dayOfDocument(reading));
  if (isPrinted(reading.medium)) result.candidates = withRentOfContract(result.candidates, result.lines);
  // What stands in the open counts where nothing announces it.
  const announced = new Set(result.candidates.map(({ field }) => field));
  result.candidates.push(...loose.filter(({ field }) => !announced.has(field)));
  if (reading.medium === 'html') result.candidates = withoutOtherCards(result.candidates);
  result.candidates = withRentsOfMasterLease(reading, result.lines, withStateOfAll(withRentsByYield(result.candidates)));
  return result;
}
