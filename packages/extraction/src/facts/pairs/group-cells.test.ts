import { expect, it } from 'vitest';
import { withoutGroupCells } from './group-cells.ts';

it('gives the group of a first cell to the labels beside and under it', () => {
  const rows = [
    ['建物', '構造', '木造2階建', '面積', '98.50㎡'],
    ['', '築年月', '1995年4月', '戸数', '4戸'],
    ['現況', '満室', '', '引渡し', '相談'],
  ];
  expect(withoutGroupCells(rows)).toEqual([
    ['', '建物構造', '木造2階建', '建物面積', '98.50㎡'],
    ['', '築年月', '1995年4月', '戸数', '4戸'],
    ['現況', '満室', '', '引渡し', '相談'],
  ]);
});

it('leaves a label of land with its own value, and a row that only names columns', () => {
  const rows = [
    ['土地', '120.50㎡', '権利', '所有権'],
    ['建物', '構造', '面積', '築年月'],
  ];
  expect(withoutGroupCells(rows)).toEqual(rows);
});
