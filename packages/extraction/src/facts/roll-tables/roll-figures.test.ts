import { expect, it } from 'vitest';
import { withPlainFigures } from './roll-figures.ts';

it('changes yearly rents with points between thousands like those of a month', () => {
  const rows = [
    ['Unit', 'Annual rent'],
    ['101', '1.250.000'],
    ['102', '1.310.000,50'],
  ];
  expect(withPlainFigures(rows, ['unit', 'annual'], 1)).toEqual([
    ['Unit', 'Annual rent'],
    ['101', '1250000'],
    ['102', '1310000.50'],
  ]);
});
