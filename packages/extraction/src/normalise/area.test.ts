import { expect, it } from 'vitest';
import { area } from './area.ts';

it.each([
  ['25.98m2（壁芯）', 25.98],
  ['100.9m²（30.52坪）（登記）', 100.9],
  ['５５.０８㎡（１６.６６坪）', 55.08],
  ['91.56m²【27.69坪】', 91.56],
  ['1,302.37平米', 1302.37],
  ['133.77m 2 （登記）', 133.77],
  ['44.10 sqm', 44.1],
  ['98.81', 98.81],
  ['162.45\u0000（公簿）', 162.45],
])('reads %s as %d square metres', (text, value) => {
  expect(area(text)).toBe(value);
});

it('does not pick one end of a range, nor take tsubo for square metres', () => {
  expect(area('160.29m2～173.82m2')).toBeNull();
  expect(area('30坪')).toBeNull();
});
