import type { RentRollLine } from '@rimawari/underwriting';
import { dateOf } from '../normalise/dates.ts';
import { plainText } from '../normalise/text.ts';
import type { GridBlock, SourceReading } from '../reading/source-reading.ts';
import { type Candidate, candidatesFrom, type Read } from './candidate.ts';
import type { RentRoll } from './rent-roll.ts';

export function rollCandidates(reading: SourceReading, roll: RentRoll, sheet: string | null, headerCell: string): Candidate[] {
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
    const onlyCurrent = states.has(false) && rent === current;
    // A column or row of rents at full occupancy beside the rents in force has the total that counts; theirs is today's.
    const full = roll.totals.asking_rent_jpy;
    const named = /満室|想定/.test(headerCell) || roll.statedTotals.some(({ name }) => /満室/.test(name));
    if (full !== undefined && full >= (rent ?? 0) && named) {
      reads.push({ field: 'monthly_rent_jpy', value: full, step: `total at full occupancy → ${full}`, weak: true });
      if (rent !== undefined)
        reads.push({ field: 'extra.current_monthly_rent_jpy', value: rent, step: `total of the rents in force → ${rent}` });
    } else if (rent !== undefined) {
      reads.push({
        field: 'monthly_rent_jpy',
        value: rent,
        step: `total of the rent column → ${rent}`,
        weak: true,
        lastResort: onlyCurrent,
      });
      if (onlyCurrent) reads.push({ field: 'extra.current_monthly_rent_jpy', value: rent, step: `total of the rooms let → ${rent}` });
    }
  }
  return candidatesFrom(reads, {
    reading,
    label: 'rent roll',
    raw: headerCell,
    form: 'cell',
    weak: false,
    rank: 3,
    group: -1,
    at: sheet === null ? {} : { sheet },
  });
}

interface SheetRoll {
  roll: RentRoll;
  grid: GridBlock;
}

const earlierSheet = /旧|前年|昨年|前期|過去|以前|old|backup|バックアップ|コピー|copy|\(2\)/i;

function yearOf(sheet: string): number | null {
  const plain = plainText(sheet);
  const western = /(20\d\d)/.exec(plain)?.[1];
  if (western) return Number(western);
  const era = /(?:令和|R)\s*(\d{1,2})/.exec(plain)?.[1];
  return era ? 2018 + Number(era) : null;
}

/** The house a sheet is about: `A棟`, `第2号館`, `B`. */
function houseOf(sheet: string | null): string | null {
  return (
    /^(.{1,10}?)(?:棟|号館|館)|^([A-Z])$/
      .exec(plainText(sheet ?? ''))
      ?.slice(1)
      .find((name) => name !== undefined) ?? null
  );
}

/** The rolls of a workbook that hold today: of sheets for several years the last one, and none that calls itself old beside another. */
export function currentRolls(rolls: readonly SheetRoll[]): SheetRoll[] {
  if (rolls.length < 2) return [...rolls];
  const years = rolls.map(({ grid }) => yearOf(grid.sheet ?? ''));
  const last = Math.max(...years.map((year) => year ?? 0));
  const recent = last > 0 ? rolls.filter((_, index) => (years[index] ?? last) === last) : [...rolls];
  const named = recent.filter(({ grid }) => !earlierSheet.test(grid.sheet ?? ''));
  const kept = named.length > 0 ? named : recent;
  // The same rooms listed twice are one house seen twice; the first listing stands.
  if (kept.every(({ grid }) => houseOf(grid.sheet) !== null)) return kept;
  const seen = new Set<string>();
  return kept.filter(({ roll }) => {
    const names = roll.lines.map((line) => line.unit ?? '');
    const known = names.filter((name) => name !== '' && seen.has(name)).length;
    if (known > names.length / 2) return false;
    for (const name of names) seen.add(name);
    return true;
  });
}

/** The rooms of several tables (a sheet for each house) as one roll; their totals only where there is one table. */
export function joinedRoll(rolls: readonly SheetRoll[]): RentRoll | null {
  const [first] = rolls;
  if (!first || rolls.length === 1) return first?.roll ?? null;
  const names = rolls.flatMap(({ roll }) => roll.lines.map((line) => line.unit));
  const shared = new Set(names).size < names.length;
  const lines = rolls.flatMap(({ roll, grid }) => {
    const house = shared ? houseOf(grid.sheet) : null;
    return roll.lines.map((line) => (house === null || line.unit === null ? line : { ...line, unit: `${house}${line.unit}` }));
  });
  return { ...first.roll, lines, lineRows: [], totals: null, statedTotals: [] };
}

/** The day a roll holds for, printed above it: `2026年10月31日現在`, `作成日 2026/10/31`. */
export function rollDate(reading: SourceReading, texts: readonly string[], group: number): Candidate[] {
  for (const text of texts) {
    const plain = plainText(text);
    const said =
      /((?:\d{4}|令和\s*\d{1,2})\s*[年/.-]\s*\d{1,2}\s*[月/.-]\s*\d{1,2}\s*日?)\s*(?:現在|時点|付|作成)/.exec(plain)?.[1] ??
      /(?:作成日|基準日|現在|時点)\s*[:：]?\s*((?:\d{4}|令和\s*\d{1,2})\s*[年/.-]\s*\d{1,2}\s*[月/.-]\s*\d{1,2}\s*日?)/.exec(plain)?.[1];
    const date = said ? dateOf(said) : null;
    if (date !== null)
      return candidatesFrom([{ field: 'extra.rent_roll_date', value: date }], {
        reading,
        label: null,
        raw: text,
        form: 'line',
        weak: false,
        rank: 2,
        group,
        at: {},
      });
  }
  return [];
}
