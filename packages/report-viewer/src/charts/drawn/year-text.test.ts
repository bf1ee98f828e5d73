import { expect, it } from 'vitest';
import { type DrawnNode, drawnNodes } from '../../redraw/drawn-nodes.ts';
import { YearText } from './year-text.tsx';

const words = (node: DrawnNode): string => (typeof node === 'string' ? node : node.children.map(words).join(''));
const names = (years: number[]) =>
  years.map((year) =>
    drawnNodes(YearText({ year, years, x: 0, y: 0 }))
      .map(words)
      .join(''),
  );

it('names the first year of an axis, so that the numbers say what they count', () => {
  expect(names([1, 5, 10])).toEqual(['Year 1', '5', '10']);
});
