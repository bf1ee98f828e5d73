import { expect, it } from 'vitest';
import { readRentRoll } from '../roll-tables/rent-roll.ts';
import { rollHeaderAt } from '../roll-tables/roll-header.ts';
import { isTotalAgain, restatesTotal } from './roll-restated.ts';

it.each([
  '年間（×12）',
  '年間合計(12ヶ月)',
  '年額合計',
  '年計',
  '年間賃料収入見込',
  '満室想定年収',
  '×12',
  '12ヶ月分',
  '12か月',
  '１年分',
  'Annual',
  'Rent per annum',
  'Total p.a.',
  'x 12 months',
  '税込合計',
  '合計（消費税10%込）',
  'Total incl. tax',
])('%s says a total again', (words) => {
  expect(restatesTotal(words)).toBe(true);
});

it.each(['101', '1階店舗（税込）', 'A棟 年間契約 203', '計', '合計', 'さつき税理士事務所', '3年契約 12号室'])('%s does not', (words) => {
  expect(restatesTotal(words)).toBe(false);
});

it('knows a total for a year or with the tax by what it comes to', () => {
  const totals = [{ name: '計', row: 9, part: false, rent_jpy: 300_000, total_jpy: 318_000 }];
  for (const amount of [3_600_000, 3_816_000, 330_000, 349_800]) expect(isTotalAgain(amount, totals)).toBe(true);
  expect(isTotalAgain(318_001, totals)).toBe(false);
});

const rows = (...below: string[][]): string[][] => [
  ['部屋', '面積', '家賃', '共益費'],
  ['1-A', '22.1', '50000', '2000'],
  ['1-B', '24.0', '52000', '2000'],
  ['2-A', '22.1', '51000', '2000'],
  ...below,
];

function read(table: string[][]): ReturnType<typeof readRentRoll> {
  const header = rollHeaderAt(table, 0);
  if (!header) throw new Error('no header');
  return readRentRoll(table, header);
}

it.each([
  ['年間換算(12倍)', '1836000'],
  ['上記×12', '1836000'],
  ['一年', '1836000'],
  ['Yearly rent', '1836000'],
  ['税込', '168300'],
])('makes no room of %s under the total', (name, amount) => {
  const roll = read(rows(['計', '', '153000', '6000'], [name, '', amount, '']));
  expect(roll.lines.map(({ unit }) => unit)).toEqual(['1-A', '1-B', '2-A']);
  expect(roll.totals).toMatchObject({ rent_jpy: 153_000, common_fee_jpy: 6000 });
});

it('takes a sum of rents, fees and parking below the total for what all of it comes to', () => {
  const roll = read(
    rows(['計', '', '153000', '6000'], ['駐車場 2台', '', '10000', ''], ['総計（家賃・共益費・駐車場）', '', '169000', '']),
  );
  expect(roll.totals).toEqual({ rent_jpy: 153_000, common_fee_jpy: 6000, total_jpy: 169_000 });
});
