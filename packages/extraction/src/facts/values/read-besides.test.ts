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
