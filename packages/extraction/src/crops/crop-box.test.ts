import { describe, expect, it } from 'vitest';
import { cropBox } from './crop-box.ts';

const page = { width: 1000, height: 1000 };

describe('cropBox', () => {
  it('shows a value with its label beside it and some of the page around them', () => {
    const box = cropBox({ box: [0.5, 0.4, 0.1, 0.02], label_box: [0.4, 0.4, 0.05, 0.02] }, page);
    expect(box).toEqual({ left: 378, top: 385, right: 621, bottom: 435 });
  });

  it('leaves a label out that stands far away', () => {
    const box = cropBox({ box: [0.8, 0.4, 0.1, 0.02], label_box: [0.1, 0.4, 0.05, 0.02] }, page);
    expect(box.left).toBeGreaterThan(750);
  });

  it('stays on the page, and cuts what is higher than a quarter of it', () => {
    const box = cropBox({ box: [0, 0, 1, 0.9] }, page);
    expect(box).toMatchObject({ left: 0, top: 0, right: 1000 });
    expect(cropBox({ box: [0.1, 0.1, 0.2, 0] }, page)).toEqual({ left: 98, top: 99, right: 302, bottom: 101 });
  });
});
