import { expect, it } from 'vitest';
import { columnsOfState } from './columns-of-state.ts';

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
