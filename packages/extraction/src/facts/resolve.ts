import {
  type Conflict,
  type Evidence,
  type FactField,
  factDefinition,
  type PropertyFacts,
  type RentRollTotals,
  type Station,
  type ValueToConfirm,
} from '@rimawari/underwriting';
import type { Candidate, CandidateField } from './candidate.ts';
import { type Group, grouped, spoken } from './candidate-groups.ts';
import { reconcile } from './compatible.ts';
import { contested, withAgreement } from './confidence.ts';
import type { Means } from './confidence-table.ts';
import { firstInJapanese } from './in-japanese.ts';
import { bestRoll, rollConflicts } from './roll-conflicts.ts';
import { rollLabel } from './roll-label.ts';
import { runnersUp } from './runners-up.ts';
import { withoutPartsOfStated } from './stated-rents.ts';

export interface Resolved {
  values: Map<CandidateField, unknown>;
  evidence: PropertyFacts['evidence'];
  conflicts: Conflict[];
  toConfirm: ValueToConfirm[];
  /** How the used value of each field was found, by its first place. */
  means: Map<Evidence, UsedMeans>;
}

/** How a used value was found, and how many places state it. */
export interface UsedMeans extends Means {
  places: number;
}

const evidencePerField = 6;
/** Share of the letters of a picture's words on which both readers must agree for the words to stand beside others. */
const leastAgreement = 0.5;

function placeOf(candidate: Candidate | undefined): string | null {
  if (!candidate) return null;
  const { label, page, sheet, cell } = candidate.evidence;
  return [page ? `page ${page}` : '', sheet ?? '', cell ?? '', label ?? ''].filter(Boolean).join(' ') || null;
}

/** Several parcels, remarks and the like are kept side by side, or the first one stands; they never conflict. */
function resolveExtra(field: string, candidates: readonly Candidate[], dates: SourceDates): unknown {
  const [first] = candidates;
  const type = factDefinition(field)?.type;
  if (type === 'texts') return [...new Set(candidates.flatMap((candidate) => candidate.value as string[]))].slice(0, 20);
  // A page names the day on which it was registered beside the one of its last change.
  if (field === 'extra.updated_on')
    return candidates
      .map(({ value }) => value as string)
      .toSorted()
      .at(-1);
  if (type === 'rent_roll') return bestRoll(candidates, dates)?.value;
  if (field === 'extra.road') return fullestOf(candidates);
  return type === 'text' ? firstInJapanese(candidates)?.value : first?.value;
}

/** `幅員6.5m` at the edge of a plan beside `南東側公道 幅員6.5m 間口6.1m`: of texts of which one holds the other the longer one. */
function fullestOf(candidates: readonly Candidate[]): unknown {
  const flat = ({ value }: Candidate): string => String(value).replace(/[\s()、,/・]/g, '');
  const [first, ...others] = candidates;
  return first && others.reduce((best, other) => (flat(other).includes(flat(best)) ? other : best), first).value;
}

/** So many stations may running text of a printed page add to those that labels name; that of a site's page names the agent's. */
const mostLoose = 2;

/** Running text names again, in other words, a station that a labelled list already gives; only new ones count. */
function withoutRepeatedStations(candidates: readonly Candidate[]): Candidate[] {
  const listed = candidates.filter((candidate) => candidate.rank > 1).flatMap((candidate) => candidate.value as Station[]);
  // Stations of two railways may have one name: another line, and another walk.
  const isListed = ({ line, station, walk_min: walk }: Station): boolean =>
    listed.some(
      (other) =>
        // `前駅（都営三田線）徒歩6分`, the second line of a cell, is the end of 板橋区役所前.
        (other.station === station || (other.station.endsWith(station) && other.line === line && other.walk_min === walk)) &&
        !(line !== null && other.line !== null && line.slice(-3) !== other.line.slice(-3) && walk !== null && walk !== other.walk_min),
    );
  const added = candidates.map((candidate) => {
    if (candidate.rank > 1) return candidate;
    // Beside stations that labels name, a sentence that names no line speaks of another place, such as the agent's.
    const value = (candidate.value as Station[]).filter((station) => !isListed(station) && (listed.length === 0 || station.line !== null));
    return { ...candidate, value };
  });
  const loose = new Set(added.filter(({ rank }) => rank <= 1).flatMap(({ value }) => (value as Station[]).map(({ station }) => station)));
  // More of them beside a labelled list are those of other offers.
  const isPrinted = candidates.some(({ evidence }) => evidence.page !== undefined);
  const areOthers = listed.length > 0 && loose.size > (isPrinted ? mostLoose : 0);
  return added.filter(({ rank, value }) => rank > 1 || (!areOthers && (value as Station[]).length > 0));
}

/** Forms of a table of facts: what its cells say goes before lists of the running text of the same source that say otherwise. */
const ofTable: ReadonlySet<string> = new Set(['table', 'row', 'definition']);

/** Stations without those of lists in running text that contradict a table of the same source: a bus stop, another way to walk. */
function withoutOtherWays(candidates: readonly Candidate[]): Candidate[] {
  const tabled = candidates.filter(({ rank, means }) => rank > 2 && ofTable.has(means.form));
  return candidates.filter(
    (candidate) =>
      candidate.means.form !== 'inline' ||
      !tabled.some(
        (other) =>
          other.evidence.source_id === candidate.evidence.source_id && reconcile('stations', other.value, candidate.value) === undefined,
      ),
  );
}

const isSure = ({ evidence }: Candidate): boolean => evidence.recognised !== 'unsure';

/** Whether words are the beginning of what a label of the same source announces in whole, though that is in doubt: they were cut off. */
function isBeginningOf({ value, rank, evidence }: Candidate, all: readonly Candidate[]): boolean {
  return (
    typeof value === 'string' &&
    evidence.recognised !== undefined &&
    all.some(
      (other) =>
        !isSure(other) &&
        other.rank > rank &&
        other.evidence.source_id === evidence.source_id &&
        typeof other.value === 'string' &&
        other.value.length > value.length &&
        other.value.startsWith(value),
    )
  );
}

/** The best of readings of which each rests on a number that only one of two readers saw. */
function toConfirm(field: FactField, unsure: readonly Candidate[]): ValueToConfirm[] {
  const [best] = unsure.toSorted((a, b) => b.rank - a.rank || b.evidence.confidence - a.evidence.confidence);
  return best === undefined ? [] : [{ field, value: best.value, is_used: field === 'price_jpy', evidence: best.evidence }];
}

type SourceDates = ReadonlyMap<string, string>;

/** The day each source gives for itself. */
function datesOf(candidates: readonly Candidate[]): SourceDates {
  const dates = new Map<string, string>();
  for (const { field, value, evidence } of candidates)
    if ((field === 'extra.updated_on' || field === 'extra.rent_roll_date') && typeof value === 'string')
      dates.set(evidence.source_id, value);
  return dates;
}

function conflictOf(field: FactField, groups: readonly Group[], used: Group, dates: SourceDates): Conflict {
  const places = groups.map((group) => placeOf(group.candidates[0]));
  const days = groups.map((group) => dates.get(group.candidates[0]?.evidence.source_id ?? '') ?? null);
  return {
    field,
    values: groups.map((group) => group.value),
    sources: groups.map((group) => group.candidates[0]?.evidence.source_name ?? ''),
    ...(places.some((place) => place !== null) && { places }),
    ...(days.some((day) => day !== null) && { dates: days }),
    used: groups.indexOf(used),
  };
}

/** The reading to use: a document over a page, newer over older, the surer one; of two prices that nothing tells apart the higher. */
function betterEvidenced(field: string, groups: readonly Group[], dates: SourceDates): Group {
  const weight = ({ candidates }: Group): readonly [number, string, number] => [
    candidates.some(({ evidence }) => evidence.source_kind === 'document') ? 1 : 0,
    candidates
      .map(({ evidence }) => dates.get(evidence.source_id) ?? '')
      .toSorted()
      .at(-1) ?? '',
    Math.max(...candidates.map(({ rank, evidence }) => (field === 'price_jpy' ? rank : rank + evidence.confidence))),
  ];
  return groups.reduce((best, group) => {
    const [a, b] = [weight(best), weight(group)];
    for (const [index, part] of a.entries()) {
      const other = b[index] ?? part;
      if (part !== other) return other > part ? group : best;
    }
    return field === 'price_jpy' && Number(group.value) > Number(best.value) ? group : best;
  });
}

/** A monthly rent of one source against a yearly rent of another, where they do not say the same. */
function rentsOfTwoSources({ values, evidence, conflicts }: Resolved, dates: SourceDates): Conflict | null {
  const [monthly, annual] = [values.get('monthly_rent_jpy'), values.get('annual_rent_jpy')];
  const [ofMonth, ofYear] = [evidence.monthly_rent_jpy ?? [], evidence.annual_rent_jpy ?? []];
  const [first, second] = [ofYear[0], ofMonth[0]];
  if (typeof monthly !== 'number' || typeof annual !== 'number' || !first || !second) return null;
  if (ofYear.some((one) => ofMonth.some((other) => one.source_id === other.source_id))) return null;
  // Yearly rents are often printed in round ten thousands.
  if (Math.abs(monthly * 12 - annual) <= Math.max(12, annual * 0.002, annual % 10_000 === 0 ? 10_000 : 0)) return null;
  if (conflicts.some(({ field }) => field === 'monthly_rent_jpy' || field === 'annual_rent_jpy')) return null;
  const days = [first, second].map((entry) => dates.get(entry.source_id) ?? null);
  return {
    field: 'annual_rent_jpy',
    values: [annual, monthly * 12],
    sources: [first.source_name, second.source_name],
    places: [first.label, `${second.label ?? ''} × 12`.trim()],
    ...(days.some((day) => day !== null) && { dates: days }),
    used: second.source_kind === 'document' && first.source_kind !== 'document' ? 1 : 0,
  };
}

/** What the rooms let pay together is not the rent of the whole, which stands for the year beside the roll. */
function dropPartialTotal({ values, evidence }: Resolved): void {
  const [monthly, annual] = [evidence.monthly_rent_jpy ?? [], evidence.annual_rent_jpy ?? []];
  const [rent, paid] = [values.get('monthly_rent_jpy'), values.get('extra.current_monthly_rent_jpy')];
  const totals = values.get('extra.totals') as RentRollTotals | undefined;
  const isPaid = rent === paid || (rent === totals?.rent_jpy && paid !== undefined && paid === totals?.total_jpy);
  const partial = isPaid && monthly.every(({ label }) => label === rollLabel);
  if (!partial || !annual.some(({ label }) => label !== rollLabel)) return;
  values.delete('monthly_rent_jpy');
  delete evidence.monthly_rent_jpy;
}

/** Whether a label announces another value for the field than the one in use. */
function isContested(field: FactField, value: unknown, all: readonly Candidate[]): boolean {
  return field !== 'stations' && all.some((candidate) => candidate.rank >= 2 && reconcile(field, value, candidate.value) === undefined);
}

/** Holds the value of a field below those that count as sure. */
export function doubt({ evidence, means }: Pick<Resolved, 'evidence' | 'means'>, field: FactField): void {
  const own = evidence[field];
  if (!own) return;
  evidence[field] = own.map((entry) => {
    const doubted = { ...entry, confidence: contested(entry.confidence) };
    const found = means.get(entry);
    if (found) means.set(doubted, found);
    return doubted;
  });
}

const ofYield = ['price_jpy', 'annual_rent_jpy', 'monthly_rent_jpy', 'gross_yield_pct'] as const;
/** Points by which a printed yield may miss the quotient of rounded rents and prices. */
const roughYield = 0.11;

/** Whether the stated yield is what rent and price give, where all three stand; one of them was misread or misprinted otherwise. */
function yieldFits({ values }: Resolved): boolean {
  const [price, annual, monthly, stated] = ofYield.map((field) => values.get(field));
  if (typeof price !== 'number' || typeof stated !== 'number' || price <= 0) return true;
  const years = [annual, typeof monthly === 'number' ? monthly * 12 : null].filter((rent) => typeof rent === 'number');
  return years.length === 0 || years.some((rent) => Math.abs((rent / price) * 100 - stated) <= roughYield + 0.01 * stated);
}

/** One figure for the rent of a month and of a year: the one of the two that gives the stated yield stands, and neither for certain where none does. */
function dropOtherPeriod(result: Resolved): void {
  const { values, evidence } = result;
  const [price, annual, monthly, stated] = ofYield.map((field) => values.get(field));
  if (typeof monthly !== 'number' || monthly !== annual) return;
  const gives = (year: number): boolean =>
    typeof price === 'number' && typeof stated === 'number' && Math.abs((year / price) * 100 - stated) <= roughYield + 0.01 * stated;
  const wrong = gives(annual) ? 'monthly_rent_jpy' : gives(monthly * 12) ? 'annual_rent_jpy' : null;
  if (wrong === null) for (const field of ['monthly_rent_jpy', 'annual_rent_jpy'] as const) doubt(result, field);
  else {
    values.delete(wrong);
    delete evidence[wrong];
  }
}

/** Names what else was read for a field beside the first place of its value. */
function showRunnersUp({ values, evidence }: Resolved, field: FactField, all: readonly Candidate[]): void {
  const [first, ...rest] = evidence[field] ?? [];
  const used = all.find(({ evidence: { raw, label } }) => raw === first?.raw && label === first.label);
  if (!first || !used) return;
  const others = runnersUp(field, values.get(field), used, all);
  if (others.length > 0) evidence[field] = [{ ...first, runners_up: others }, ...rest];
}

/**
 * Weighs candidates. Within a source the highest rank speaks; agreeing statements unite. Where places or sources
 * contradict each other the better evidenced value is used, and all of them stand in `conflicts`.
 */
export function resolve(gathered: readonly Candidate[]): Resolved {
  const candidates = withoutPartsOfStated(gathered);
  const dates = datesOf(candidates);
  const result: Resolved = { values: new Map(), evidence: {}, conflicts: [], toConfirm: [], means: new Map() };
  const fields = [...new Set(candidates.map((candidate) => candidate.field))];
  for (const field of fields) {
    // Placed before, by the kind of property.
    if (field === 'floor_or_storeys') continue;
    const all = candidates.filter((candidate) => candidate.field === field);
    const sure = all.filter((candidate) => isSure(candidate) && !isBeginningOf(candidate, all));
    // What one reader alone saw never stands against what both saw, and counts by itself only where no report is possible without it.
    if (sure.length === 0) result.toConfirm.push(...toConfirm(field, all));
    if (sure.length === 0 && field !== 'price_jpy') continue;
    const own = sure.length > 0 ? sure : all;
    const sources = [...new Set(own.map((candidate) => candidate.evidence.source_id))];
    const best = sources.flatMap((source) => {
      const ofSource = own.filter((candidate) => candidate.evidence.source_id === source);
      const rank = Math.max(...ofSource.map((candidate) => candidate.rank));
      return field === 'stations' ? ofSource : ofSource.filter((candidate) => candidate.rank === rank);
    });
    const labelled = best.filter((candidate) => candidate.rank > 1);
    // A price set large without a label speaks for its flyer beside the labelled price of a page.
    const speaking = labelled.length > 0 && field !== 'stations' && field !== 'price_jpy' ? labelled : best;
    if (field.startsWith('extra.')) {
      const top = Math.max(...speaking.map((candidate) => candidate.rank));
      const ranked = speaking.filter((candidate) => candidate.rank === top);
      // Words of a picture on which the readers hardly agree give way to any others.
      const legible = ranked.filter(({ evidence }) => (evidence.agreement ?? 1) >= leastAgreement);
      const best = legible.length > 0 ? legible : ranked;
      result.values.set(field, resolveExtra(field, best, dates));
      result.evidence[field] = best.slice(0, evidencePerField).map((candidate) => candidate.evidence);
      continue;
    }
    let means: UsedMeans | null = null;
    const groups = spoken(grouped(field, field === 'stations' ? withoutRepeatedStations(withoutOtherWays(speaking)) : speaking));
    const [only] = groups;
    if (groups.length === 1 && only) {
      const agreeing = own.filter(
        (candidate) => !only.candidates.includes(candidate) && reconcile(field, only.value, candidate.value) !== undefined,
      );
      result.values.set(field, only.value);
      const said = [...only.candidates, ...agreeing];
      const places = new Set(said.map(({ evidence }) => `${evidence.source_id}|${evidence.label}|${evidence.raw}`)).size;
      means = said[0] ? { ...said[0].means, places } : null;
      result.evidence[field] = said
        .slice(0, evidencePerField)
        .map(({ evidence }, index) => (index === 0 ? { ...evidence, confidence: withAgreement(evidence.confidence, places) } : evidence));
    } else {
      const used = betterEvidenced(field, groups, dates);
      result.values.set(field, used.value);
      result.conflicts.push(conflictOf(field, groups, used, dates));
      means = used.candidates[0] ? { ...used.candidates[0].means, places: 1 } : null;
      const ordered = [used, ...groups.filter((group) => group !== used)];
      result.evidence[field] = ordered.flatMap((group) => group.candidates.slice(0, 2)).map((candidate) => candidate.evidence);
    }
    if (isContested(field, result.values.get(field), own)) doubt(result, field);
    showRunnersUp(result, field, own);
    const [first] = result.evidence[field] ?? [];
    if (first && means) result.means.set(first, means);
  }
  dropPartialTotal(result);
  dropOtherPeriod(result);
  if (!yieldFits(result)) for (const field of ofYield) doubt(result, field);
  const ofRolls = rollConflicts(candidates, dates).filter(({ field }) => !result.conflicts.some((conflict) => conflict.field === field));
  result.conflicts.push(...ofRolls);
  const rents = candidates.some(({ field }) => field === 'extra.rent_roll') ? null : rentsOfTwoSources(result, dates);
  if (rents) result.conflicts.push(rents);
  return result;
}
