import { expect } from 'vitest';

/** Expects that something ends so many milliseconds after it began, and that it began after a moment, at the latest now. */
export function expectLasting(end: Date | string, milliseconds: number, after: number): void {
  const begun = new Date(end).getTime() - milliseconds;
  expect(begun).toBeGreaterThanOrEqual(after);
  expect(begun).toBeLessThanOrEqual(Date.now());
}
