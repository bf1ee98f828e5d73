import type { ReadingName } from '../../lexicon/reading-names.ts';
import { plainText } from '../../normalise/text.ts';
import type { GridBlock, SourceReading } from '../../reading/source-reading.ts';
import { likelyMeaning } from '../../vocabulary/labels.ts';
import { type Candidate, candidatesFrom, one } from '../candidate.ts';
import { readValue } from '../values/read-value.ts';
import { dayAlone, dayPublished } from './roll-date.ts';

const amountBehind = /^(\S.{3,36}?)\s*[:：\s]\s*([¥\\]\s*\d[\d,]*|\d[\d,]*\s*円)(?:\s*[(（].*)?$/;
const ofIncome: ReadonlySet<ReadingName> = new Set([
  'rent_monthly_current',
  'rent_annual_current',
  'rent_monthly_full',
  'rent_annual_full',
] as const);

/** More characters than a label and its amount have. */
const longestLine = 90;

/** Sums of rents that lines beside a roll state in words: `現況月収合計（賃料・共益費・その他） ¥2,522,500`. */
export function sumsInLines(reading: SourceReading, lines: readonly string[], group: number): Candidate[] {
  // `満室想定月額（同上） 926,000円 満室想定年額 11,112,000円`: two sums of one row.
  const sums = lines.flatMap((line) =>
    line.length > longestLine
      ? []
      : plainText(line)
          .split(/(?<=\d円)\s+(?=[^\d\s(])/)
          .map((sum) => ({ line, sum })),
  );
  return sums.flatMap(({ line, sum }) => {
    const [, label, value] = amountBehind.exec(sum) ?? [];
    const name = label === undefined ? undefined : likelyMeaning(label)?.reading;
    if (label === undefined || value === undefined || name === undefined || !ofIncome.has(name)) return [];
    return candidatesFrom(readValue(name, value, label), {
      reading,
      label,
      known: 'likely',
      rule: 'roll.sum-in-line',
      raw: line,
      form: 'line',
      weak: false,
      rank: 2,
      group,
      at: {},
    });
  });
}

/** Most filled rows of a sheet that is a cover: a title, a name, a company, a day. */
const mostOfCover = 12;

/** The day on which a source was last written: alone on the cover of a workbook, or in its sentence about itself. */
export function dayWritten(reading: SourceReading, grids: readonly GridBlock[], lines: readonly string[]): Candidate[] {
  const covers = grids
    .map(({ rows }) => rows.map((row) => row.filter((cell) => cell.trim() !== '')).filter((row) => row.length > 0))
    .filter((rows) => rows.length <= mostOfCover && rows.every((row) => row.length <= 2));
  const alone = grids.length > 1 ? covers.flatMap((rows) => rows.flatMap(([text = '', second]) => (second === undefined ? text : []))) : [];
  const day = alone.map(dayAlone).find((date) => date !== null) ?? lines.map(dayPublished).find((date) => date !== null) ?? null;
  return candidatesFrom(one('extra.updated_on', day), {
    reading,
    label: null,
    rule: 'roll.day-written',
    raw: day ?? '',
    form: 'line',
    weak: false,
    rank: 1,
    group: -1,
    at: {},
  });
}
