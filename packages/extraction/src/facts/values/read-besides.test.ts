import { expect, it } from 'vitest';
import { readBesides } from './read-besides.ts';

it.each([
  ['13戸(全戸 1LDK)', '1LDK'],
  ['7戸（間取り 2K）', '2K'],
  ['13戸（1LDK 8戸、2DK 5戸）', undefined],
  ['13戸（住戸12戸 1LDK、店舗1戸）', undefined],
  ['13戸', undefined],
])('reads beside the number of dwellings the plan that all of them have: %s', (text, layout) => {
  expect(readBesides('units', text).find(({ field }) => field === 'layout')?.value).toBe(layout);
});

it.each([
  ['208.40㎡（所有権） 近隣商業地域 80％／300％', 80, 300],
  ['208.40㎡ 第1種住居地域（60%・200%）', 60, 200],
  ['208.40㎡ 持分10%／20%', undefined, undefined],
])('reads beside the size of the land the ratios of its zone: %s', (text, coverage, ratio) => {
  const reads = readBesides('land_area', text);
  const readOf = (name: string): unknown => reads.find(({ field }) => field === name)?.value;
  expect([readOf('building_coverage_pct'), readOf('floor_area_ratio_pct')]).toEqual([coverage, ratio]);
});
