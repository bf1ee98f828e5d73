import { expect, it } from 'vitest';
import { columnsOfState, isStateOfRents, rentOfState, rowsOfState } from './columns-of-state.ts';

const table = [
  ['', '想定（満室）', '現行（2026年10月）'],
  ['月額賃料', '1,012,000円', '879,000円'],
  ['稼働戸数', '15戸', '13戸'],
  ['表面利回り', '7.22％', '6.27％'],
];

it('tells of each rent and yield whether it is of the full house or of today', () => {
  expect(columnsOfState(table, 0)?.figures.map(({ label, value }) => [label, value])).toEqual([
    ['月額賃料(満室想定)', '1,012,000円'],
    ['月額賃料(現況)', '879,000円'],
    ['表面利回り(満室想定)', '7.22％'],
    ['表面利回り(現況)', '6.27％'],
  ]);
});

it('leaves other tables alone', () => {
  expect(columnsOfState([['', '101', '102'], ...table.slice(1)], 0)).toBeNull();
  expect(columnsOfState([['現況', '満室'], ...table.slice(1)], 0)).toBeNull();
  expect(columnsOfState([table[0] ?? [], ['稼働戸数', '15戸', '13戸']], 0)).toBeNull();
});

it('tells the same of a table whose rows are named so, with periods for its columns', () => {
  const turned = [
    ['', '月額', '年額', '利回り'],
    ['現行', '879,000円', '10,548,000円', '6.27％'],
    ['満室想定', '1,012,000円', '12,144,000円', '7.22％'],
  ];
  expect(rowsOfState(turned, 0)?.figures.map(({ label, value }) => [label, value])).toEqual([
    ['賃料(月額)(現況)', '879,000円'],
    ['賃料(年額)(現況)', '10,548,000円'],
    ['利回り(現況)', '6.27％'],
    ['賃料(月額)(満室想定)', '1,012,000円'],
    ['賃料(年額)(満室想定)', '12,144,000円'],
    ['利回り(満室想定)', '7.22％'],
  ]);
  expect(
    rowsOfState(
      [
        ['', '月額'],
        ['想定', '90,000円'],
      ],
      0,
    ),
  ).toBeNull();
  expect(
    rowsOfState(
      [
        ['号室', '月額'],
        ['現行', '90,000円'],
      ],
      0,
    ),
  ).toBeNull();
});

it('tells whose rents a row holds by the state before its periods', () => {
  const row = ['収入', '現況', '月額', '198,000円', '年額', '2,376,000円'];
  expect([rentOfState(row, 2), rentOfState(row, 4), rentOfState(row, 3), rentOfState(row.slice(2), 0)]).toEqual([
    '月額賃料(現況)',
    '年額賃料(現況)',
    null,
    null,
  ]);
  expect([isStateOfRents('満室時', '月額'), isStateOfRents('現況', '賃貸中'), isStateOfRents('構造', '月額')]).toEqual([
    true,
    false,
    false,
  ]);
});
