import { addMonths } from '../calendar/days.ts';
import type { RentRollLine } from '../facts/property-facts.ts';
import type { Subject } from '../facts/subject.ts';

/** What a rent roll gives away. Yen a month; shares as ratios. */
export interface RentRollReading {
  rooms: number;
  vacantRooms: number;
  /** Every room at its rent, empty ones at the asking rent; null if an empty one has none. */
  total: number | null;
  inPlace: number;
  /** Every room at the newest rent agreed for its type. */
  relet: number | null;
  /** Share of the rent in place from leases that began in the six months before the analysis. */
  recentShare: number | null;
  recentRooms: number;
  /** Share of the rent in place that the largest tenant pays; null where tenants are not named. */
  largestTenantShare: number | null;
  largestTenantRooms: number;
  /** Highest ÷ lowest rent among rooms of one type. */
  widestSpread: number | null;
  /** Asking rent of the empty rooms ÷ rent in place of the same type, highest. */
  askingOverInPlace: number | null;
}

const rentOf = (line: RentRollLine) => (line.rent_jpy === null ? null : line.rent_jpy + (line.common_fee_jpy ?? 0));
const typeOf = (line: RentRollLine) => `${line.layout ?? ''}/${line.area_m2 === null ? '' : Math.round(line.area_m2 / 3)}`;

function newestByType(lines: readonly RentRollLine[]): Map<string, number> {
  const newest = new Map<string, { start: string; rent: number }>();
  for (const line of lines) {
    const rent = rentOf(line);
    if (rent === null || line.lease_start === null) continue;
    const known = newest.get(typeOf(line));
    if (!known || line.lease_start > known.start) newest.set(typeOf(line), { start: line.lease_start, rent });
  }
  return new Map([...newest].map(([type, { rent }]) => [type, rent]));
}

/** Reads a rent roll for what a buyer should ask about; null without one. */
export function readRentRoll(subject: Subject): RentRollReading | null {
  const lines = subject.extra.rent_roll ?? [];
  if (lines.length === 0) return null;
  const let_ = lines.filter((line) => rentOf(line) !== null && line.occupied !== false);
  const inPlace = let_.reduce((sum, line) => sum + (rentOf(line) ?? 0), 0);
  const full = lines.map(
    (line) => rentOf(line) ?? (typeof line.asking_rent_jpy === 'number' ? line.asking_rent_jpy + (line.common_fee_jpy ?? 0) : null),
  );
  const total = full.some((rent) => rent === null) ? null : full.reduce<number>((sum, rent) => sum + (rent ?? 0), 0);
  const newest = newestByType(lines);
  const relet =
    newest.size === 0
      ? null
      : lines.reduce((sum, line) => sum + (newest.get(typeOf(line)) ?? rentOf(line) ?? line.asking_rent_jpy ?? 0), 0);
  const since = addMonths(subject.asOf, -6);
  const dated = let_.filter((line) => line.lease_start !== null);
  const recent = dated.filter((line) => (line.lease_start ?? '') >= since.slice(0, (line.lease_start ?? '').length));
  const tenants = new Map<string, { rent: number; rooms: number }>();
  for (const line of let_) {
    if (!line.tenant) continue;
    const known = tenants.get(line.tenant) ?? { rent: 0, rooms: 0 };
    tenants.set(line.tenant, { rent: known.rent + (rentOf(line) ?? 0), rooms: known.rooms + 1 });
  }
  const largest = [...tenants.values()].sort((left, right) => right.rooms - left.rooms || right.rent - left.rent)[0];
  return {
    rooms: lines.length,
    vacantRooms: lines.length - let_.length,
    total,
    inPlace,
    relet,
    recentShare: dated.length === 0 || inPlace === 0 ? null : recent.reduce((sum, line) => sum + (rentOf(line) ?? 0), 0) / inPlace,
    recentRooms: recent.length,
    largestTenantShare: largest && inPlace > 0 ? largest.rent / inPlace : null,
    largestTenantRooms: largest?.rooms ?? 0,
    widestSpread: widestSpread(let_),
    askingOverInPlace: askingOverInPlace(lines, let_),
  };
}

function byType(lines: readonly RentRollLine[]): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const line of lines) groups.set(typeOf(line), [...(groups.get(typeOf(line)) ?? []), rentOf(line) ?? 0]);
  return groups;
}

function widestSpread(lines: readonly RentRollLine[]): number | null {
  const spreads = [...byType(lines).values()]
    .filter((rents) => rents.length > 1 && Math.min(...rents) > 0)
    .map((rents) => Math.max(...rents) / Math.min(...rents));
  return spreads.length === 0 ? null : Math.max(...spreads);
}

function askingOverInPlace(lines: readonly RentRollLine[], occupied: readonly RentRollLine[]): number | null {
  const groups = byType(occupied);
  const ratios = lines.flatMap((line) => {
    const rents = groups.get(typeOf(line));
    if (typeof line.asking_rent_jpy !== 'number' || rentOf(line) !== null || !rents) return [];
    return [(line.asking_rent_jpy + (line.common_fee_jpy ?? 0)) / (rents.reduce((sum, rent) => sum + rent, 0) / rents.length)];
  });
  return ratios.length === 0 ? null : Math.max(...ratios);
}
