import type { RentRollLine } from '@rimawari/underwriting';
import { assumedIncome, fullyLet } from '../../lexicon/occupancy.ts';
import { composed } from '../../lexicon/pattern.ts';
import { bareMoney, moneyAmounts } from '../../normalise/money.ts';
import { plainText } from '../../normalise/text.ts';
import type { GridBlock } from '../../reading/source-reading.ts';
import { readsPayments } from '../roll-tables/payment-months.ts';
import { finishRoll } from './finish-roll.ts';
import { monthOf } from './roll-date.ts';
import { totalName } from './roll-rows.ts';
import type { RentRoll, StatedTotal } from './roll-shape.ts';
import { heldAgainstAll, paidOf } from './roll-sums.ts';

export interface SheetRoll {
  roll: RentRoll;
  grid: GridBlock;
}

const earlierSheet = /旧|前年|昨年|前期|前回|過去|以前|履歴|old|prev|last ?year|backup|バックアップ|コピー|copy|\(2\)/i;
/** Sheets that say how it might be let, beside one that says how it is. */
const assumedSheet = composed.i`${fullyLet}|${assumedIncome}|査定|募集|シミュ|予想|pro ?forma|asking|potential`;

/** The house a sheet is about: `A棟`, `第2号館`, `B`. */
function houseOf(sheet: string | null): string | null {
  return (
    /^(.{1,10}?)(?:棟|号館|館)|^([A-Z])$|^(第[\d一二三四五六七八九十]{1,2})(?:$|ビル|コーポ|期)/
      .exec(plainText(sheet ?? ''))
      ?.slice(1)
      .find((name) => name !== undefined) ?? null
  );
}

const nameOf = (line: RentRollLine): string => (line.unit ?? '').normalize('NFKC').replace(/[\s号室-]/g, '');

/** Whether a roll lists mostly rooms of another one. */
function sameRooms(one: RentRoll, other: RentRoll): boolean {
  const known = new Set(other.lines.map(nameOf));
  const shared = one.lines.filter((line) => nameOf(line) !== '' && known.has(nameOf(line))).length;
  return shared > one.lines.length / 2;
}

/** The year and month that a sheet gives in its name or above its roll, `2026-10`. */
function monthOfSheet({ grid, roll }: SheetRoll): string | null {
  const above = grid.rows.slice(Math.max(0, roll.headerRow - 8), roll.headerRow).flat();
  return monthOf(grid.sheet ?? '') ?? above.map(monthOf).find((month) => month !== null) ?? null;
}

/** Rents asked for empty rooms, which another list of the same rooms gives. */
function withAsking(lines: readonly RentRollLine[], other: RentRoll): void {
  for (const line of lines) {
    if (line.occupied !== false || line.asking_rent_jpy != null) continue;
    const same = other.lines.find((candidate) => nameOf(candidate) !== '' && nameOf(candidate) === nameOf(line));
    const asked = same?.asking_rent_jpy ?? same?.rent_jpy ?? null;
    if (asked !== null && asked > 0) line.asking_rent_jpy = asked;
  }
}

export interface CurrentRolls {
  rolls: SheetRoll[];
  /** Names of sheets that were known for those of an earlier day. */
  earlier: string[];
}

/**
 * The rolls of a workbook that hold today: of sheets for several months the last one, none that calls itself old beside
 * another, and of two lists of the same rooms the one that says how they are let.
 */
export function currentRolls(all: readonly SheetRoll[]): CurrentRolls {
  if (all.length < 2) return { rolls: [...all], earlier: [] };
  const months = new Map(all.map((entry) => [entry, monthOfSheet(entry)]));
  const outdated = (entry: SheetRoll): boolean =>
    all.some((other) => {
      if (other === entry || !sameRooms(entry.roll, other.roll) || houseDiffers(entry, other)) return false;
      const [own, theirs] = [months.get(entry) ?? null, months.get(other) ?? null];
      if (own !== null && theirs !== null && own !== theirs) return own.slice(0, theirs.length) < theirs.slice(0, own.length);
      return earlierSheet.test(entry.grid.sheet ?? '') && !earlierSheet.test(other.grid.sheet ?? '');
    });
  const recent = all.filter((entry) => !outdated(entry));
  // What has been paid, and how it might be let, stands behind how it is let.
  const behind = ({ grid, roll }: SheetRoll): number =>
    Number(assumedSheet.test(grid.sheet ?? '')) + 2 * Number(readsPayments(roll.header));
  const ordered = recent.toSorted((a, b) => behind(a) - behind(b));
  const kept: SheetRoll[] = [];
  for (const entry of ordered) {
    const twin = kept.find((other) => sameRooms(entry.roll, other.roll) && !houseDiffers(entry, other));
    if (twin && !readsPayments(entry.roll.header)) withAsking(twin.roll.lines, entry.roll);
    else if (twin) continue;
    else kept.push(entry);
  }
  const earlier = all
    .filter(outdated)
    .flatMap(({ grid }) => (grid.sheet === null || kept.some((entry) => entry.grid.sheet === grid.sheet) ? [] : [grid.sheet]));
  return { rolls: recent.filter((entry) => kept.includes(entry)), earlier: [...new Set(earlier)] };
}

function houseDiffers(one: SheetRoll, other: SheetRoll): boolean {
  const [a, b] = [one, other].map(({ roll, grid }) => roll.houses.find((house) => house !== null) ?? houseOf(grid.sheet));
  return a != null && b != null && a !== b;
}

/** The rooms of several tables (a sheet for each house, a page for each floor) as one roll. Their totals only where one of them is that of all rooms. */
export function joinedRoll(rolls: readonly SheetRoll[]): RentRoll | null {
  const [first] = rolls;
  if (!first || rolls.length === 1) return first?.roll ?? null;
  const names = rolls.flatMap(({ roll }) => roll.lines.map((line) => line.unit));
  const shared = new Set(names).size < names.length;
  const lines = rolls.flatMap(({ roll }) => roll.lines);
  const houses = rolls.flatMap(({ roll, grid }) => roll.houses.map((house) => house ?? (shared ? houseOf(grid.sheet) : null)));
  const totals: StatedTotal[] = rolls.flatMap(({ roll }) =>
    roll.statedTotals.map((stated) => {
      const { total, whole } = heldAgainstAll(stated, lines);
      return { ...total, part: !whole };
    }),
  );
  const whole = totals.filter(({ part }) => !part).slice(-1);
  const besides = rolls.reduce((sum, { roll }) => sum + (roll.besides ?? 0), 0);
  return finishRoll({ ...first.roll, lines, houses, lineRows: [], totals: null, statedTotals: whole, besides });
}

/** A total that stands in another table, such as a sheet that sums up the houses: named so, and the very sum of the rooms. */
export function summedElsewhere(roll: RentRoll, grids: readonly GridBlock[]): number | null {
  if (roll.totals !== null || roll.lines.length < 2) return null;
  const sum = paidOf(roll.lines);
  const named = grids.flatMap(({ rows }) => rows).filter((row) => totalName(row) !== null);
  const found = named.some((row) => row.some((cell) => (moneyAmounts(cell)[0] ?? bareMoney(cell, '', 0)) === sum));
  return found && sum > 0 ? sum : null;
}
