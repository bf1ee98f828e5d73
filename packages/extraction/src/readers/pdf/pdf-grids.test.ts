import { describe, expect, it } from 'vitest';
import { gridsOnPage } from './pdf-grids.ts';
import type { Rules } from './pdf-rules.ts';
import type { Segment } from './pdf-segment.ts';

/** Rules around cells 60 wide and 20 high. */
function ruled(columns: number, rows: number): Rules {
  const [right, bottom] = [40 + columns * 60, 100 + rows * 20];
  return {
    horizontal: Array.from({ length: rows + 1 }, (_, row) => ({ at: 100 + row * 20, from: 40, to: right })),
    vertical: Array.from({ length: columns + 1 }, (_, column) => ({ at: 40 + column * 60, from: 100, to: bottom })),
  };
}

function table(rows: readonly string[][]): Segment[][] {
  return rows.map((row, line) =>
    row.flatMap((text, column) => (text === '' ? [] : [{ text, x: 44 + column * 60, y: 114 + line * 20, width: 30, size: 9 }])),
  );
}

describe('ruled tables of a page', () => {
  const rooms = [
    ['部屋', '間取', '現行賃料', '状況'],
    ['101', '1K', '54,000', '入居中'],
    ['102', '1K', '', '空室'],
    ['合計', '', '54,000', ''],
  ];

  it('come in rows and columns where rooms stand under names, with what stands beside them left out', () => {
    const rows = table(rooms);
    const [first = []] = rows;
    first.unshift({ text: '価格', x: 4, y: 114, width: 20, size: 9 });
    const [grid, ...others] = gridsOnPage(rows, ruled(4, 4));
    expect(others).toEqual([]);
    expect(grid?.rows).toEqual(rooms);
    expect(grid?.own).toHaveLength(13);
    expect(grid?.header.map(({ text }) => text)).toEqual(['部屋', '間取', '現行賃料', '状況']);
  });

  it('come in rows where one property stands under names of two lines', () => {
    const names = ['物件名', '価格（万円）', '専有面積（㎡）', '間取', '最寄駅'];
    const values = ['見本南', '2,380', '40.32', '1LDK', '北駅 徒歩4分'];
    expect(gridsOnPage(table([names, values]), ruled(5, 2)).map(({ rows }) => rows)).toEqual([[names, values]]);
  });

  it.each([
    [
      [
        ['価格', '2,380万円', '利回り', '5.1％'],
        ['所在地', '北区', '交通', '北駅'],
        ['構造', 'RC造', '築年月', '2009年2月'],
      ],
    ],
    [
      [
        ['価格', '利回り', '間取り', '築年月'],
        ['2,380万円', '5.1％', '1K', '2009年2月'],
        ['管理費', '構造', '総戸数', '現況'],
        ['8,100円', 'RC', '91', '空室'],
      ],
    ],
  ])('are left to their pairs where labels stand beside or by turns with values', (rows) => {
    expect(gridsOnPage(table(rows), ruled(4, rows.length))).toEqual([]);
  });
});
