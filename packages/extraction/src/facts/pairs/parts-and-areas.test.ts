import { expect, it } from 'vitest';
import type { PairBlock } from '../../reading/source-reading.ts';
import { assessedParts } from './assessed-parts.ts';
import { takenPairs } from './taken-pairs.ts';

const pair = (label: string, value: string): PairBlock => ({
  type: 'pair',
  label,
  value,
  form: 'row',
  group: 1,
  section: null,
  aside: null,
  at: { page: 1 },
});
const labels = (...pairs: PairBlock[]): string[] => takenPairs(pairs, 'pdf').map(({ block }) => block.label);

it('parts the assessed values of land and building under one label', () => {
  expect(assessedParts(pair('固定資産税評価額', '土地 9,800,000円／家屋 6,100,000円')).map(({ label, value }) => [label, value])).toEqual([
    ['固定資産税評価額(土地)', '9,800,000円'],
    ['固定資産税評価額(家屋)', '6,100,000円'],
  ]);
  expect(assessedParts(pair('評価額', '7,100万円'))).toHaveLength(1);
});

it('leaves the exclusive area of a room out beside the floor area of a house with its land', () => {
  const house = [pair('土地面積', '180.20㎡'), pair('延床面積', '240.00㎡'), pair('総戸数', '8戸')];
  expect(labels(...house, pair('専有面積', '30.00㎡'))).toEqual(['土地面積', '延床面積', '総戸数']);
  // A flat whose page gives the size of the whole house as well.
  const flat = [...house, pair('専有面積', '30.00㎡'), pair('管理費', '8,200円')];
  expect(labels(...flat)).toContain('専有面積');
});
