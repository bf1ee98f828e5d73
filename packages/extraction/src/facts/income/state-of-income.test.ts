import { expect, it } from 'vitest';
import type { GridBlock, LineBlock, PairBlock } from '../../reading/source-reading.ts';
import { incomeOfState, linesOfState, statesUnderRoll } from './state-of-income.ts';

const place = { group: 1, section: null, aside: null, at: {} };
const pair = (label: string, value: string): PairBlock => ({ type: 'pair', label, value, form: 'table', ...place });
const line = (text: string): LineBlock => ({ type: 'line', text, size: null, heading: false, ...place });
const told = (pairs: readonly PairBlock[]): string[][] => pairs.map(({ label, value }) => [label, value]);

it('parts a row that names whose income it holds, and leaves the state of the rooms under its label', () => {
  expect(told(incomeOfState(pair('現況', '年額5,040,000円（月額420,000円）、表面利回り 7.0％、6室中5室入居')))).toEqual([
    ['賃料収入(現況)', '年額5,040,000円(月額420,000円)'],
    ['利回り(現況)', '7.0%'],
    ['現況', '6室中5室入居'],
  ]);
  expect(told(incomeOfState(pair('満室想定', '月額50万円 利回り8.4%')))).toEqual([
    ['賃料収入(満室想定)', '月額50万円'],
    ['利回り(満室想定)', '8.4%'],
  ]);
});

it('leaves what is not income, and what is only expected, as it is', () => {
  for (const own of [pair('現況', '賃貸中'), pair('想定賃料', '月額98,000円'), pair('満室時賃料', '月額38万円')])
    expect(incomeOfState(own)).toEqual([own]);
});

it('reads lines of income, of one let part as what is paid today, and of several parts none', () => {
  expect(
    told(
      linesOfState([
        line('1階事務所 現行賃料 月額110,000円'),
        line('2階住居 想定賃料 月額90,000円'),
        line('満室想定 月額200,000円／年額2,400,000円'),
      ]),
    ),
  ).toEqual([
    ['賃料収入(現況)', '月額110,000円'],
    ['賃料収入(満室想定)', '月額200,000円、年額2,400,000円'],
  ]);
  expect(linesOfState([line('1階店舗 現行賃料 月額110,000円'), line('2階事務所 現行賃料 月額90,000円')])).toEqual([]);
});

it('reads what rows under the rooms of a roll say of the full house and of today', () => {
  const roll: GridBlock = {
    type: 'grid',
    rows: [
      ['号室', '賃料', '共益費'],
      ['101', '50,000', '2,000'],
      ['102', '空室', ''],
      ['満室想定', '月額104,000円／年額1,248,000円', ''],
      ['', '表面利回り8.32％', ''],
      ['現況', '月額52,000円／年額624,000円', ''],
      ['', '利回り4.16％（2戸中1戸入居）', ''],
    ],
    sheet: null,
    first_row: 1,
    ...place,
  };
  expect(told(statesUnderRoll(roll))).toEqual([
    ['賃料収入(満室想定)', '月額104,000円、年額1,248,000円'],
    ['利回り(満室想定)', '8.32%'],
    ['賃料収入(現況)', '月額52,000円、年額624,000円'],
    ['利回り(現況)', '4.16%'],
  ]);
});
