import { describe, expect, it } from 'vitest';
import { effectiveFloorAreaRatio } from './road.ts';

describe('floor area ratio by the road in front', () => {
  it('is 40 % of the width in residential zones and 60 % elsewhere, never above the designated one', () => {
    expect(effectiveFloorAreaRatio(200, 4.5, true)).toBe(180);
    expect(effectiveFloorAreaRatio(400, 6, false)).toBe(360);
    expect(effectiveFloorAreaRatio(200, 6, true)).toBe(200);
  });

  it('counts a narrower road as one of four metres', () => {
    expect(effectiveFloorAreaRatio(200, 2.7, true)).toBe(160);
    expect(effectiveFloorAreaRatio(200, 4, true)).toBe(160);
  });

  it('stays as designated from twelve metres on, and where the width is not stated', () => {
    expect(effectiveFloorAreaRatio(600, 12, false)).toBe(600);
    expect(effectiveFloorAreaRatio(200, null, true)).toBe(200);
  });
});
