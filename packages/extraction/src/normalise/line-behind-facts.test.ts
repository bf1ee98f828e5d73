import { expect, it } from 'vitest';
import { stationsOf } from './stations.ts';

it('reads every station of a line that speaks of the house first', () => {
  expect(
    stationsOf('愛知県一宮市栄2丁目5-3 鉄骨造4階建 16戸 2001年6月築 名鉄名古屋本線名鉄一宮駅徒歩5分／JR東海道本線尾張一宮駅徒歩6分'),
  ).toEqual([
    { line: '名鉄名古屋本線', station: '名鉄一宮', walk_min: 5 },
    { line: 'JR東海道本線', station: '尾張一宮', walk_min: 6 },
  ]);
});
