import { describe, expect, it } from 'vitest';
import { confidenceOf } from './confidence.ts';

const cell = { form: 'table', known: 'listed', weak: false, unsure: false } as const;

describe('confidenceOf', () => {
  it('is that of the form alone where the words were not read from a picture, or two readers agree on all of them', () => {
    expect(confidenceOf({ ...cell, words: 1 })).toBe(confidenceOf(cell));
  });

  it('is not a high confidence where two readers agree on few of the letters, or one reader stands alone', () => {
    expect(confidenceOf({ ...cell, words: 0.9 })).toBeGreaterThan(0.9);
    for (const words of [0, 0.3, 0.5]) expect(confidenceOf({ ...cell, words })).toBeLessThan(0.8);
  });
});
