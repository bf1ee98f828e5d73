import { expect, it } from 'vitest';
import { homography, projected, type Quadrilateral } from './homography.ts';

const sheet: Quadrilateral = [
  { x: 120, y: 80 },
  { x: 910, y: 40 },
  { x: 980, y: 700 },
  { x: 60, y: 640 },
];
const page: Quadrilateral = [
  { x: 0, y: 0 },
  { x: 800, y: 0 },
  { x: 800, y: 600 },
  { x: 0, y: 600 },
];

it('takes each corner to its own, and points between them there and back', () => {
  const there = homography(sheet, page);
  const back = homography(page, sheet);
  if (!there || !back) throw new Error('no projection');
  for (const [index, corner] of sheet.entries()) {
    const found = projected(there, corner);
    expect(found.x).toBeCloseTo(page[index]?.x ?? -1, 6);
    expect(found.y).toBeCloseTo(page[index]?.y ?? -1, 6);
  }
  const point = projected(back, projected(there, { x: 500, y: 300 }));
  expect(point.x).toBeCloseTo(500, 6);
  expect(point.y).toBeCloseTo(300, 6);
});

it('has none for corners on one line', () => {
  const flat: Quadrilateral = [
    { x: 0, y: 0 },
    { x: 1, y: 1 },
    { x: 2, y: 2 },
    { x: 0, y: 5 },
  ];
  expect(homography(flat, page)).toBeNull();
});
