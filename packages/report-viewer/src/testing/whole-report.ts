import { expect } from 'storybook/test';
import { outOfPlace } from './out-of-place.ts';

/** Holds a report of a story to its width in pixels: every chapter is there, nothing scrolls sideways, and no word is cut. */
export async function expectWholeReport(canvas: HTMLElement, width: number): Promise<void> {
  const report = canvas.querySelector('[data-report]');
  if (report === null) throw new Error('The story shows no report.');
  await expect(report.getBoundingClientRect().width).toBe(width);
  await expect(report.querySelectorAll('.rv-chapter').length).toBeGreaterThan(10);
  await expect(outOfPlace(report)).toEqual([]);
}
