import { licence, trade } from '../../lexicon/agents.ts';
import { incomeState } from '../../lexicon/occupancy.ts';
import { composed } from '../../lexicon/pattern.ts';
import type { ReadingName } from '../../lexicon/reading-names.ts';
import { plainText } from '../../normalise/text.ts';
import type { Block, PairBlock } from '../../reading/source-reading.ts';
import { gluedPair } from '../../vocabulary/glued-label.ts';
import { current, likelyMeaning, meaningOf } from '../../vocabulary/labels.ts';
import { isParking } from '../rolls/roll-rows.ts';

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
export function agentGroups(pairs: readonly { reading: ReadingName; group: number }[]): Set<number> {
  const agents = new Set(pairs.filter((pair) => pair.reading === 'agent_sign').map((pair) => pair.group));
  for (const group of agents) {
    const core = new Set(pairs.filter((pair) => pair.group === group && coreReadings.has(pair.reading)).map((pair) => pair.reading));
    // Agents have neither a structure nor a year: a box that says both is the property's, with the maker's telephone in it.
    if (core.size >= 5 || (core.size >= 4 && core.has('construction') && core.has('built'))) agents.delete(group);
  }
  return agents;
}

/** Labels of the one who offers, behind which its own address stands: `商号`, `免許番号`. */
const ofAgent = composed`^(?:商号|会社名|社名|業者名|取扱(?:会社|業者|店)|${licence}(?:番号|証番号)?|代表者?|${trade}${licence}|情報(?:提供|登録)会社)$`;

/**
 * Addresses right behind the name or the licence of an agent in the same table, where the property has another one: the
 * sheet of a network sets both as cells of one form.
 */
export function agentsAddresses(meant: readonly { block: PairBlock; reading: ReadingName }[], pairs: readonly PairBlock[]): Set<PairBlock> {
  const addresses = meant.filter(({ reading }) => reading === 'address').map(({ block }) => block);
  const behind = addresses.filter((block) => {
    const before = pairs[pairs.indexOf(block) - 1];
    return before !== undefined && before.group === block.group && ofAgent.test(before.label.normalize('NFKC').replace(/\s/g, ''));
  });
  return new Set(behind.length < addresses.length ? behind : []);
}

/** `500万円以上～1000万円以下`, `200戸以上`: links to searches carry labels too, and say nothing of the property. */
export function isSearchCondition(value: string, reading: ReadingName): boolean {
  if (reading === 'stations') return /^\d+分以内$/.test(value);
  return /^(?:[\d,.]+\s*(?:億|万)?(?:円|戸|m2|年|階|%)?\s*(?:以上|以下|未満|以内)\s*[~〜～]?\s*)+$|^下限なし|^指定(?:しない|なし)$/.test(
    value,
  );
}

export const tableForms: ReadonlySet<PairBlock['form']> = new Set(['table', 'definition', 'siblings', 'row', 'below'] as const);

export const leastOfTable = 5;

/** What a table under names of columns says of houses or floors, where the rooms themselves are listed. */
export const summingUp: ReadonlySet<ReadingName> = new Set([
  'rent_monthly',
  'rent_assumed',
  'tenant_charge',
  'management_fee',
  'units',
  'occupancy',
] as const);

export const groupOwned: ReadonlySet<ReadingName> = new Set(['address', 'stations', 'name', 'price', 'remarks'] as const);

/**
 * Pages printed from a site end with cards of other offers: a page that repeats a label with several values says nothing
 * about what the page that describes the property states once.
 */
export function dropCardPages(meant: { block: PairBlock; reading: ReadingName }[]): void {
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

/** Whether a value stands on a line about parking. */
export function onParkingLine({ value, form }: PairBlock, lines: readonly string[]): boolean {
  return !tableForms.has(form) && lines.some((line) => line.includes(value) && isParking(plainText(line).slice(0, 12)));
}

/** `建物管理（清掃・EV保守） 612,000円`: what running a whole house costs in a year is not a fee of a month. */
export function isYearlyCost({ label, value }: PairBlock, { reading, guessed }: { reading: ReadingName; guessed?: true }): boolean {
  return reading === 'management_fee' && guessed === true && /清掃|保守|点検|警備|委託/.test(label) && !/月/.test(label + value);
}

/** The number of the lot stands beside the address that post and people use. */
export function isLotNumber(reading: ReadingName, label: string): boolean {
  return reading === 'address' && /地番|登記/.test(label) && !/住居表示/.test(label);
}

/** `管理費等` is fee and reserve together, unless a label of the reserve stands anywhere beside it. */
export function feeHoldsReserve(pairs: readonly { label: string; reading: ReadingName }[]): boolean {
  return (
    pairs.some(({ label, reading }) => reading === 'management_fee' && /^管理費\(?等/.test(plainText(label).replace(/\s/g, ''))) &&
    !pairs.some(({ reading }) => reading === 'repair_reserve' || reading === 'fee_and_reserve')
  );
}

const ofWhen = composed`${incomeState}`;

/** `同利回り` behind `収入（現況）`: the words `the same` stand for what the label before says of whose rents they are. */
export function withSameLabels(blocks: readonly PairBlock[]): PairBlock[] {
  return blocks.map((block, index) => {
    const label = /^同上?(?=(?:表面)?利回|年額|月額|年収)(.+)$/.exec(plainText(block.label).replace(/\s/g, ''))?.[1];
    if (label === undefined) return block;
    const before = blocks[index - 1];
    const when = before?.group === block.group ? ofWhen.exec(plainText(before.label))?.[0] : undefined;
    return { ...block, label: when === undefined ? label : `${label}(${when})` };
  });
}

/** `Current rent` beside `Full-occupancy rent` is what is paid today; alone it is the rent. */
export function placeCurrentLabels(meant: { meaning: { reading: ReadingName }; reading: ReadingName; block: PairBlock }[]): void {
  if (!meant.some(({ reading }) => reading === 'rent_monthly_full' || reading === 'rent_annual_full')) return;
  for (const pair of meant) {
    const reading = /^\s*(?:current|passing|present)\b/i.test(pair.block.label) ? current[pair.reading] : undefined;
    if (reading === undefined) continue;
    pair.reading = reading;
    pair.meaning = { ...pair.meaning, reading };
  }
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

/** A heading over lines that each begin with a label of their own, `場所・交通` over `所在地京都市…`, `最寄駅…`. Null where the lines are none. */
function pairsOfLines(block: PairBlock): PairBlock[] | null {
  const lines = block.value.split('\n').filter((line) => line.trim() !== '');
  const glued = lines.map((line) => gluedPair(line));
  const readings = new Set(glued.flatMap((pair) => (pair === null ? [] : (meaningOf(pair.label)?.reading ?? []))));
  if (glued[0] === null || readings.size < 2) return null;
  const pairs: PairBlock[] = [];
  for (const [index, line] of lines.entries()) {
    const pair = glued[index];
    const last = pairs.at(-1);
    if (pair) pairs.push({ ...block, ...pair });
    else if (last) last.value += `\n${line}`;
  }
  return pairs;
}

/** `間取/面積` with `2DK/43.20㎡`: a pair for each label, where the list has no name for both together. */
export function partsOfPair(block: PairBlock): PairBlock[] {
  const ofLines = block.value.includes('\n') ? pairsOfLines(block) : null;
  if (ofLines !== null) return ofLines;
  const labels = block.label.split(/[/／・]|(?<=[\u4e00-\u9fff\u3040-\u309f]{2})と(?=[\u4e00-\u9fff]{2})/);
  // The value is set apart as its label is: `所有権・商業地域` under `権利・用途地域`.
  const parted = block.value.split(/[・]/);
  const values = /・/.test(block.label) && parted.length === labels.length ? parted : block.value.split(/[/／]/);
  // `土地面積／建物面積` with `177.20㎡／285.11㎡`, which names neither again.
  const inOrder = meaningOf(block.label)?.reading === 'areas' && values.length === labels.length && !/[土地建物専有延]/.test(block.value);
  if (labels.length < 2 || labels.length > 3 || (meaningOf(block.label) !== null && !inOrder)) return [block];
  const named = labels.map((label) => likelyMeaning(label)?.reading ?? null);
  if (named.some((reading) => reading === null) || new Set(named).size < labels.length) return [block];
  // `戸数・間取` with `6戸（2DK×6）`: each label takes from the value what is its own.
  if (values.length !== labels.length && compound.has(likelyMeaning(block.label)?.reading ?? 'remarks')) return [block];
  if (values.length !== labels.length) return labels.map((label) => ({ ...block, label: label.trim(), form: 'nested' as const }));
  return labels.map((label, index) => ({ ...block, label: label.trim(), value: (values[index] ?? '').trim() }));
}

/** The label with the unit of its sheet, which counts where the label has none and the figure is bare. */
export function labelWithUnit({ label, unit, value }: PairBlock): string {
  return unit === undefined || /円/.test(label + value) ? label : `${label}(${unit})`;
}

/** Whether label-and-value pairs alone describe a property, its price among them. */
export function describesProperty(blocks: readonly Block[]): boolean {
  const named = blocks.flatMap((block) =>
    block.type === 'pair' && block.value.trim() !== '' ? (likelyMeaning(block.label)?.reading ?? []) : [],
  );
  return named.includes('price') && new Set(named.filter((name) => coreReadings.has(name))).size >= leastOfTable;
}
