import { addMonths } from '../calendar/days.ts';
import { companyName } from '../facts/company-name.ts';
import type { RentRollLine } from '../facts/property-facts.ts';
import type { Subject } from '../facts/subject.ts';

/** What a rent roll gives away. Yen a month; shares as ratios. */
export interface RentRollReading {
  rooms: number;
  vacantRooms: number;
  /** Every room at its rent, empty ones at the asking rent; null if an empty one has none. */
  total: number | null;
  inPlace: number;
  /** The let rooms at the newest rent agreed for their type: beside `inPlace`, empty rooms on neither side. */
  relet: number | null;
  /** The same at the lower, and at the higher, of the last two rents agreed for each type. */
  reletLow: number | null;
  reletHigh: number | null;
  /** Share of the rent in place from leases that began in the six months before the analysis. */
  recentShare: number | null;
  recentRooms: number;
  /** What those leases pay above the mean of older ones of the same type, yen a month; rooms that pay less count nothing. */
  recentPremium: number;
  /** Share of the rent in place that the largest tenant pays; null where tenants are not named. */
  largestTenantShare: number | null;
  largestTenantRooms: number;
  /** Highest ÷ lowest rent among rooms of one type. */
  widestSpread: number | null;
  /** Mean rent of a room with its fee, by how long the lease has run; null where none has. */
  byAge: { recent: number | null; old: number | null };
  /** Share of the rent in place that companies pay; null where no tenant is named. */
  companyShare: number | null;
  /** Asking rent of the empty rooms ÷ rent in place of the same type, highest; both without fees where the asking rent has none. */
  askingOverInPlace: number | null;
  /** What the tenants have left with the owner, yen; null where the roll says nothing of it. */
  deposits: number | null;
  /** Let rooms of which the roll states it. */
  depositRooms: number;
}

const rentOf = (line: RentRollLine) => (line.rent_jpy === null ? null : line.rent_jpy + (line.common_fee_jpy ?? 0));
const typeOf = (line: RentRollLine) => `${line.layout ?? ''}/${line.area_m2 === null ? '' : Math.round(line.area_m2 / 3)}`;

interface NewestRents {
  newest: number;
  lower: number;
  higher: number;
}

/** Rent of the last lease of each type, and the lower and higher of its last two. */
function newestByType(lines: readonly RentRollLine[]): Map<string, NewestRents> {
  const dated = lines
    .flatMap((line) => {
      const rent = rentOf(line);
      return rent === null || line.lease_start === null ? [] : [{ type: typeOf(line), start: line.lease_start, rent }];
    })
    .sort((left, right) => (left.start < right.start ? 1 : left.start > right.start ? -1 : 0));
  const newest = new Map<string, NewestRents>();
  const seen = new Map<string, number>();
  for (const { type, rent } of dated) {
    const known = newest.get(type);
    const count = seen.get(type) ?? 0;
    seen.set(type, count + 1);
    if (!known) newest.set(type, { newest: rent, lower: rent, higher: rent });
    else if (count === 1)
      newest.set(type, { newest: known.newest, lower: Math.min(known.newest, rent), higher: Math.max(known.newest, rent) });
  }
  return newest;
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
  const reletAt = (level: keyof NewestRents) =>
    newest.size === 0 ? null : let_.reduce((sum, line) => sum + (newest.get(typeOf(line))?.[level] ?? rentOf(line) ?? 0), 0);
  // The roll holds for its own day, which may lie before the analysis.
  const { rent_roll_date: printed } = subject.extra;
  const rollDay =
    printed !== undefined && /^[12]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(printed) && printed < subject.asOf
      ? printed
      : subject.asOf;
  const since = addMonths(rollDay, -6);
  const dated = let_.filter((line) => line.lease_start !== null);
  const recent = dated.filter((line) => (line.lease_start ?? '') >= since.slice(0, (line.lease_start ?? '').length));
  const recently = new Set(recent);
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
    relet: reletAt('newest'),
    reletLow: reletAt('lower'),
    reletHigh: reletAt('higher'),
    recentShare: dated.length === 0 || inPlace === 0 ? null : recent.reduce((sum, line) => sum + (rentOf(line) ?? 0), 0) / inPlace,
    recentRooms: recent.length,
    recentPremium: premiumOf(
      recent,
      dated.filter((line) => !recently.has(line)),
    ),
    largestTenantShare: largest && inPlace > 0 ? largest.rent / inPlace : null,
    largestTenantRooms: largest?.rooms ?? 0,
    byAge: {
      recent: meanRent(
        dated.filter((line) => (line.lease_start ?? '') >= addMonths(rollDay, -24).slice(0, (line.lease_start ?? '').length)),
      ),
      old: meanRent(dated.filter((line) => (line.lease_start ?? '') < addMonths(rollDay, -60).slice(0, (line.lease_start ?? '').length))),
    },
    companyShare: companyShare(let_, inPlace),
    widestSpread: widestSpread(let_),
    askingOverInPlace: askingOverInPlace(lines, let_),
    ...depositsOf(let_),
  };
}

function meanRent(lines: readonly RentRollLine[]): number | null {
  return lines.length === 0 ? null : Math.round(lines.reduce((sum, line) => sum + (rentOf(line) ?? 0), 0) / lines.length);
}

function companyShare(occupied: readonly RentRollLine[], inPlace: number): number | null {
  if (inPlace <= 0 || !occupied.some((line) => line.tenant)) return null;
  return occupied.filter((line) => companyName.test(line.tenant ?? '')).reduce((sum, line) => sum + (rentOf(line) ?? 0), 0) / inPlace;
}

function premiumOf(recent: readonly RentRollLine[], older: readonly RentRollLine[]): number {
  const means = new Map([...byType(older)].map(([type, rents]) => [type, meanOf(rents)]));
  return recent.reduce((sum, line) => {
    const mean = means.get(typeOf(line));
    return mean === undefined ? sum : sum + Math.max(0, (rentOf(line) ?? 0) - mean);
  }, 0);
}

const meanOf = (rents: readonly number[]) => rents.reduce((total, rent) => total + rent, 0) / rents.length;

function byType(lines: readonly RentRollLine[], rent: (line: RentRollLine) => number | null = rentOf): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const line of lines) {
    const group = groups.get(typeOf(line));
    if (group === undefined) groups.set(typeOf(line), [rent(line) ?? 0]);
    else group.push(rent(line) ?? 0);
  }
  return groups;
}

function widestSpread(lines: readonly RentRollLine[]): number | null {
  const spreads = [...byType(lines).values()]
    .filter((rents) => rents.length > 1 && Math.min(...rents) > 0)
    .map((rents) => Math.max(...rents) / Math.min(...rents));
  return spreads.length === 0 ? null : Math.max(...spreads);
}

function askingOverInPlace(lines: readonly RentRollLine[], occupied: readonly RentRollLine[]): number | null {
  const withFees = byType(occupied);
  const withoutFees = byType(occupied, ({ rent_jpy }) => rent_jpy);
  const ratios = lines.flatMap((line) => {
    const alike = (line.common_fee_jpy === null ? withoutFees : withFees).get(typeOf(line));
    if (typeof line.asking_rent_jpy !== 'number' || rentOf(line) !== null || alike === undefined) return [];
    const mean = meanOf(alike);
    return mean > 0 ? [(line.asking_rent_jpy + (line.common_fee_jpy ?? 0)) / mean] : [];
  });
  return ratios.length === 0 ? null : Math.max(...ratios);
}

function depositsOf(occupied: readonly RentRollLine[]): Pick<RentRollReading, 'deposits' | 'depositRooms'> {
  const stated = occupied.flatMap(({ deposit_jpy }) => (typeof deposit_jpy === 'number' ? [deposit_jpy] : []));
  return { deposits: stated.length === 0 ? null : stated.reduce((sum, deposit) => sum + deposit, 0), depositRooms: stated.length };
}
