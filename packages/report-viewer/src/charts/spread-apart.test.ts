import { describe, expect, it } from 'vitest';
import { spreadApart } from './spread-apart.ts';

const sized = (...wanted: number[]) => wanted.map((value) => ({ wanted: value, size: 16 }));

describe('labels at the ends of lines', () => {
  it('stand where they want to be while they do not touch', () => {
    expect(spreadApart(sized(40, 80), 0, 200)).toEqual([40, 80]);
  });

  it('part evenly around where both want to be', () => {
    expect(spreadApart(sized(100, 104), 0, 200)).toEqual([94, 110]);
  });

  it('keep the order of their lines, and that in which they are given where the lines meet', () => {
    expect(spreadApart(sized(104, 100), 0, 200)).toEqual([110, 94]);
    expect(spreadApart(sized(100, 100), 0, 200)).toEqual([92, 108]);
  });

  it('stay inside of the plot, one above the other, where all lines end on its edge', () => {
    expect(spreadApart(sized(200, 200), 0, 200)).toEqual([176, 192]);
    expect(spreadApart(sized(0, 0), 0, 200)).toEqual([8, 24]);
  });

  it('give a label of two lines the room of two', () => {
    const [first, second] = spreadApart(
      [
        { wanted: 100, size: 32 },
        { wanted: 100, size: 16 },
      ],
      0,
      200,
    );
    expect((second ?? 0) - (first ?? 0)).toBe(24);
  });
});
