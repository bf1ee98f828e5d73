import type { RentRollLine } from '@rimawari/underwriting';
import { assumedIncome, fullyLet, stateToday } from '../../lexicon/occupancy.ts';
import { composed } from '../../lexicon/pattern.ts';
import { thresholds } from '../../lexicon/thresholds.ts';
import type { GridBlock, SourceReading } from '../../reading/source-reading.ts';
import { type Candidate, candidatesFrom, type Read } from '../candidate.ts';
import { namedAboveRoll, namedInColumn } from './above-roll.ts';
import { someCompany } from './company.ts';
import { currentRolls, joinedRoll, type SheetRoll, summedElsewhere } from './join-rolls.ts';
import { dayAlone, dayHeldFor, dayStated, monthAlone, monthInName } from './roll-date.ts';
import { rollLabel } from './roll-label.ts';
import { askedInNotes } from './roll-notes.ts';
import { isFullName } from './roll-rows.ts';
import type { RentRoll } from './roll-shape.ts';
import { sumsTo } from './roll-sums.ts';
import { sumsInLines } from './stated-below.ts';

/** How far arithmetic proves that every room was read, and no total for one. */
function proofOf({ statedTotals, totals, lines }: RentRoll): string {
  const rents = lines.flatMap(({ rent_jpy: rent, asking_rent_jpy: asked }) => rent ?? asked ?? []).toSorted((a, b) => a - b);
  const middle = rents[Math.floor(rents.length / 2)] ?? thresholds.leastMiddleRent.value;
  // A unit that was not seen makes rents of a few yen, or of millions for a room.
  if (middle < thresholds.leastMiddleRent.value || middle > thresholds.mostMiddleRent.value) return 'roll that differs';
  if (statedTotals.some(({ roomsGive }) => roomsGive !== undefined)) return 'roll that differs';
  return totals === null ? 'roll' : 'proved roll';
}

/** What a row below the total of the rooms adds to it, fees and parking: `現況収入合計`. Nought where none is called today's. */
function currentSum({ statedTotals }: RentRoll): number {
  const named = statedTotals.filter(
    ({ name, part, rent_jpy: rent }) => !part && rent === undefined && composed.i`${stateToday}|current|passing`.test(name),
  );
  return Math.max(0, ...named.map(({ total_jpy: total = 0 }) => total));
}

function rollCandidates(reading: SourceReading, roll: RentRoll, sheet: string | null, headerCell: string): Candidate[] {
  const lines: RentRollLine[] = roll.lines;
  const states = new Set(lines.map((line) => line.occupied));
  const reads: Read[] = [{ field: 'extra.rent_roll', value: lines, step: `${lines.length} unit rows` }];
  if (!states.has(null))
    reads.push({
      field: 'occupancy',
      value: states.size > 1 ? 'partial' : states.has(true) ? 'tenanted' : 'vacant',
      step: `${lines.filter((line) => line.occupied).length} of ${lines.length} rooms let`,
    });
  const current = lines.reduce((sum, line) => sum + (line.rent_jpy ?? 0), 0);
  if (roll.totals) {
    reads.push({ field: 'extra.totals', value: roll.totals, step: 'total row as printed' });
    const rent = roll.totals.rent_jpy ?? roll.totals.total_jpy;
    const other = roll.totals.other_jpy ?? 0;
    const onlyCurrent = states.has(false) && rent !== undefined && [current, current + other].includes(rent);
    // What the rooms let pay today is the last sum of their row, with the fees where it adds them.
    const today = Math.max(rent ?? 0, roll.totals.total_jpy ?? 0, currentSum(roll));
    // A column or row of rents at full occupancy beside the rents in force has the total that counts; theirs is today's.
    const full = roll.totals.asking_rent_jpy;
    const named = composed`${fullyLet}|${assumedIncome}`.test(headerCell) || roll.statedTotals.some(({ name }) => isFullName(name));
    if (full !== undefined && full >= (rent ?? 0) && named) {
      reads.push({ field: 'monthly_rent_jpy', value: full, step: `total at full occupancy → ${full}`, weak: true });
      if (rent !== undefined)
        reads.push({ field: 'extra.current_monthly_rent_jpy', value: today, step: `total of the rents in force → ${today}` });
    } else if (rent !== undefined) {
      reads.push({
        field: 'monthly_rent_jpy',
        value: rent,
        step: `total of the rent column → ${rent}`,
        weak: true,
        lastResort: onlyCurrent,
      });
      // With the fees where the roll totals both. It gives way to what the page itself says is paid today, fees and parking with it.
      if (onlyCurrent)
        reads.push({
          field: 'extra.current_monthly_rent_jpy',
          value: today,
          step: `total of the rooms let → ${today}`,
          lastResort: true,
        });
    }
  }
  const proof = proofOf(roll);
  const at = sheet === null ? {} : { sheet };
  const from = { reading, label: rollLabel, rule: 'roll.rooms' as const, raw: headerCell, weak: false, rank: 3, group: -1, at };
  // However surely the rooms were read, a total of a roll may leave out empty rooms, fees or parking.
  const isTotal = ({ field }: Read): boolean => field === 'monthly_rent_jpy' && proof === 'proved roll';
  const candidates = reads.flatMap((read) => candidatesFrom([read], { ...from, form: isTotal(read) ? 'total of a roll' : proof }));
  const { besides = 0 } = roll;
  return candidates.map((candidate) => (candidate.field === 'extra.rent_roll' ? { ...candidate, besides } : candidate));
}

const grouped = (value: number): string => value.toLocaleString('en-US');

/** What a reader of a roll must know: totals that its rooms do not give, sheets of an earlier day that were left aside. */
function rollNotes(reading: SourceReading, rolls: readonly RentRoll[], earlier: readonly string[]): string[] {
  const all = rolls.flatMap(({ lines }) => lines);
  const differing = rolls.flatMap(({ statedTotals }) =>
    statedTotals.filter(({ roomsGive, rent_jpy: rent = 0 }) => roomsGive !== undefined && !sumsTo(rent, all)),
  );
  return [
    ...differing.map(
      ({ name, rent_jpy: rent = 0, roomsGive = 0 }) =>
        `${name === '' ? 'A total without a name' : `The total ${name}`} of the rent roll in ${reading.source_name} states ${grouped(rent)} yen a month; the rents of its rooms add up to ${grouped(roomsGive)} yen.`,
    ),
    ...earlier.map((sheet) => `The sheet ${sheet} of ${reading.source_name} lists the same rooms at an earlier day and was not used.`),
  ];
}

const namesRoll =
  /レントロール|賃貸(?:借|条件)?(?:状況|明細|一覧|契約一覧)|賃料(?:明細|一覧)|入居(?:状況|者一覧)|rent ?roll|tenancy schedule/i;

/** The day of this month for which a text says that it holds. */
function dayOfMonth(text: string, month: string): string | null {
  const day = month.length === 7 ? dayHeldFor(text) : null;
  return day?.length === 10 && day.startsWith(month) ? day : null;
}

/** The day a roll holds for, printed above it: `2026年10月31日現在`, `作成日 2026/10/31`. The line that names the roll goes first. */
function rollDate(
  reading: SourceReading,
  texts: readonly string[],
  shortLines: readonly string[],
  titles: readonly string[],
  sheet: string | null,
  group: number,
): Candidate[] {
  const first = (from: readonly string[], read: (text: string) => string | null): { text: string; date: string } | null => {
    for (const text of from) {
      const date = read(text);
      if (date !== null) return { text, date };
    }
    return null;
  };
  const titled = shortLines.filter((text) => namesRoll.test(text));
  const found =
    first(titled, dayStated) ??
    first(texts, dayHeldFor) ??
    first(shortLines, dayHeldFor) ??
    first(texts, dayStated) ??
    first(titles, monthAlone) ??
    (sheet === null ? null : first([sheet], monthInName));
  // `2026年9月30日現在` says more than `2026年9月末時点` of a remark.
  const whole = found === null ? null : first([...texts, ...shortLines], (text) => dayOfMonth(text, found.date));
  return found === null
    ? []
    : candidatesFrom([{ field: 'extra.rent_roll_date', value: (whole ?? found).date }], {
        reading,
        label: null,
        rule: 'roll.date',
        raw: found.text,
        form: 'line',
        weak: false,
        rank: 2,
        group,
        at: {},
      });
}

/** A line of a page that may be the title of its roll. */
const ofRents = /賃料|家賃|賃貸|入居|レントロール|月分|明細|一覧|rent/i;
/** `1999年11月`: a month without a word. `2026年11月分（税込）` says of itself that it is one of rents. */
const startsWithYear = /^[(（]?(?:\d{4}|令和|平成|昭和|[RHS]\d)[^分]{0,14}$/;

/** Longest line that may be the title of a roll further down its page. */
const longestTitle = 60;

/** Lines at the foot of a page, of which one may say for which day it holds. */
const linesAtFoot = 25;

/** What may be the title of a roll: the name of its sheet, what stands alone in a row above it, the head of a page. */
function titlesOf(grid: GridBlock, headerRow: number, lines: readonly string[]): string[] {
  const above = grid.rows.slice(Math.max(0, headerRow - 12), Math.max(0, headerRow)).map((row) => row.filter((cell) => cell.trim() !== ''));
  const alone = above.filter((row) => new Set(row).size === 1).flatMap(([text = '']) => text);
  // Among the lines of a page a day alone may be of anything; one with a title is the roll's.
  const ofPage = lines
    .slice(0, 60)
    .filter((line) => line.length <= longestTitle && ofRents.test(line) && dayAlone(line) === null && !startsWithYear.test(line.trim()));
  return [...alone, ...(grid.sheet === null ? ofPage : [grid.sheet])];
}

/** A tenant is named only to see one in several rooms; of any other company the roll tells that it is one. */
function keepRepeatedTenants(lines: readonly RentRollLine[]): void {
  const rooms = new Map<string, number>();
  for (const { tenant } of lines) if (tenant) rooms.set(tenant, (rooms.get(tenant) ?? 0) + 1);
  for (const [index, line] of lines.entries())
    if (line.tenant && (line.tenant === someCompany || rooms.get(line.tenant) === 1))
      line.tenant = `${someCompany} ${line.unit ?? index + 1}`;
}

/** What the rolls of one source say together: the rooms of today, with what follows from them. */
export function readRolls(
  reading: SourceReading,
  found: readonly SheetRoll[],
  grids: readonly GridBlock[],
  lines: readonly string[],
  besides: number,
): { rolls: { roll: RentRoll; sheet: string | null }[]; candidates: Candidate[]; notes: string[] } {
  const { rolls, earlier } = currentRolls(found);
  const [first] = rolls;
  const joined = joinedRoll(rolls);
  if (!joined || !first) return { rolls: [], candidates: [], notes: [] };
  keepRepeatedTenants(joined.lines);
  askedInNotes(joined.lines, lines);
  const summed = summedElsewhere(joined, grids);
  const roll: RentRoll = {
    ...joined,
    ...(summed !== null && { totals: { rent_jpy: summed } }),
    besides: (joined.besides ?? 0) + besides,
  };
  const { grid } = first;
  const rolled = new Set(found.map((entry) => entry.grid.sheet));
  return {
    rolls: [{ roll, sheet: grid.sheet }],
    candidates: [
      ...rollCandidates(reading, roll, grid.sheet, roll.header),
      ...namedInColumn(reading, roll.houses, grid.group),
      ...sumsInLines(reading, lines, grid.group),
      ...namedAboveRoll(
        reading,
        [
          ...grid.rows.slice(0, Math.max(0, roll.headerRow)).slice(-12),
          // A sheet that sums up the houses carries the title.
          ...grids.filter((other) => other.sheet !== null && !rolled.has(other.sheet)).flatMap(({ rows }) => rows.slice(0, 3)),
        ],
        grid.group,
      ),
      ...rollDate(
        reading,
        [...grid.rows.flat().slice(0, 400), ...lines.slice(0, 60), ...lines.slice(60).slice(-linesAtFoot)],
        lines.filter((line) => line.length <= longestTitle),
        titlesOf(grid, roll.headerRow, lines),
        grid.sheet,
        grid.group,
      ),
    ],
    notes: rollNotes(
      reading,
      rolls.map((entry) => entry.roll),
      earlier,
    ),
  };
}
