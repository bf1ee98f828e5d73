import { expect, it } from 'vitest';
import { pairsOnPage } from './pdf-pairs.ts';
import type { Segment } from './pdf-segment.ts';

const at = (text: string, x: number, width: number): Segment => ({ text, x, y: 100, width, size: 10 });

it('takes the parts of a road that stand apart on its line as one value', () => {
  const row = [at('■接道：南東側', 10, 70), at('市道', 85, 20), at('幅員約5.5m', 110, 55), at('■地目：宅地', 170, 60)];
  expect(pairsOnPage([row]).map(({ label, value }) => [label, value])).toEqual([
    ['接道', '南東側 市道 幅員約5.5m'],
    ['地目', '宅地'],
  ]);
});

it('adds nothing that does not tell of the road, or lies far from it', () => {
  const far = [at('■接道：南東側', 10, 70), at('市道', 200, 20)];
  const other = [at('■接道：南東側', 10, 70), at('閑静な住宅地', 85, 60)];
  for (const row of [far, other]) expect(pairsOnPage([row])[0]?.value).toBe('南東側');
});
