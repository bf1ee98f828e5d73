import { expect, it } from 'vitest';
import type { LineBlock } from '../../reading/source-reading.ts';
import { wordTable } from './roll-lines.ts';

const line = (text: string): LineBlock => ({
  type: 'line',
  text,
  size: null,
  heading: false,
  group: 0,
  section: null,
  aside: null,
  at: {},
});

it('puts the totals of a line under the columns of money, the year among them, and none under the rent a square metre', () => {
  const table = wordTable(
    [
      '号室 面積 ㎡単価 賃料 年間賃料 共益費',
      '101 25.00 3,200 80,000 960,000 4,000',
      '102 25.00 3,000 75,000 900,000 4,000',
      '合計 155,000 1,860,000 8,000',
    ].map(line),
  );
  expect(table?.grid.rows.at(-1)).toEqual(['合計', '', '', '155,000', '1,860,000', '8,000']);
});
