import { ownerChange, tenanted } from '../../lexicon/occupancy.ts';
import { composed } from '../../lexicon/pattern.ts';
import { storeysOf } from '../../normalise/construction.ts';
import { layoutOf } from '../../normalise/layout.ts';
import { moneyAmounts } from '../../normalise/money.ts';
import { plainText } from '../../normalise/text.ts';
import type { SourceReading } from '../../reading/source-reading.ts';
import { type Candidate, candidatesFrom, one, type Read } from '../candidate.ts';
import { nameInTitle } from './building-name.ts';

export function titleCandidates(reading: SourceReading, heading: string): Candidate[] {
  const reads: Read[] = [];
  const plain = plainText(heading);
  const sale = /賃料|家賃|月額/.test(plain) ? [] : moneyAmounts(plain).filter((yen) => yen >= 1_000_000);
  if (new Set(sale).size === 1) reads.push(...one('price_jpy', sale[0]));
  const layout = layoutOf(plain);
  if (layout) reads.push({ field: 'layout', value: layout });
  const { total } = storeysOf(plain);
  if (total !== null) reads.push({ field: 'floors_total', value: total });
  const name = nameInTitle(plain);
  if (name) reads.push({ field: 'extra.property_name', value: name });
  return candidatesFrom(reads, {
    reading,
    label: null,
    rule: 'title.facts',
    raw: plain,
    form: 'title',
    weak: false,
    rank: 1,
    group: 0,
    at: {},
  });
}

/** `オーナーチェンジ`, `tenant in place` in the title or a heading of the page: the property is let. */
export function letInHeading(reading: SourceReading, heading: string): Candidate[] {
  const line = heading
    .split('\n')
    .find((text) =>
      composed.i`${ownerChange}(?!可|物件を|物件一覧|とは)|${tenanted}|tenants? in place|tenanted|tenant[- ]occupied`.test(text),
    );
  return line === undefined
    ? []
    : candidatesFrom([{ field: 'occupancy', value: 'tenanted' }], {
        reading,
        label: null,
        rule: 'heading.tenanted',
        raw: line,
        form: 'title',
        weak: false,
        rank: 1,
        group: 0,
        at: {},
      });
}

const fileNumber = /(?:令和|平成)\s*\d{1,2}\s*年\s*\([ケヌリ]\)\s*第\s*\d+\s*号/;
const court = /^\S{2,8}地方裁判所(?:\S{1,10}支部|本庁)?$/;

/** File number of a court auction, `東京地方裁判所立川支部 令和08年(ケ)第42号`; where court and number stand apart, both together. */
export function courtCase(reading: SourceReading, lines: readonly string[]): Candidate[] {
  const plain = lines.map((text) => plainText(text).trim());
  const whole = plain.find((text) => /地方裁判所.*第\d+号$/.test(text) && text.length < 60);
  const [number] = plain.flatMap((text) => fileNumber.exec(text)?.[0] ?? []);
  const named = plain.find((text) => court.test(text));
  // Where no line is the name of a court alone, its number stands for the case.
  const value = whole ?? (number === undefined ? null : `${named === undefined ? '' : `${named} `}${number.replace(/\s/g, '')}`);
  return value === null
    ? []
    : candidatesFrom([{ field: 'extra.case', value }], {
        reading,
        label: null,
        rule: 'court.case-number',
        raw: whole ?? `${named} ${number}`,
        form: 'line',
        weak: false,
        rank: 1,
        group: 0,
        at: {},
      });
}
