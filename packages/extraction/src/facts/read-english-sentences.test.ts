import { describe, expect, it } from 'vitest';
import { readEnglishSentences } from './read-english-sentences.ts';

const read = (text: string): Record<string, unknown> =>
  Object.fromEntries(readEnglishSentences(text).flatMap(({ reads }) => reads.map(({ field, value }) => [field, value])));

describe('yields in English sentences', () => {
  it.each([
    ['The gross yield is 6.5% on the asking price.', 6.5],
    ['It offers a 6.5% gross yield to its buyer.', 6.5],
    ['The net yield is 4.1% and the gross yield 5.6% today.', 5.6],
    ['The yield stands at 7% before all costs.', 7],
  ])('reads %s', (sentence, yieldPct) => {
    expect(read(sentence)).toMatchObject({ gross_yield_pct: yieldPct });
  });

  it.each([
    'The net yield is 4.1% at the asking price.',
    'The net initial yield is 4.1% at the asking price.',
    'The property shows a net operating yield of 4.1% today.',
    'Net of all costs, the return is 4.1% for its buyer.',
    'It has a yield of 4.1% net for the buyer.',
    'After all costs the owner has a yield of 4.1% a year.',
  ])('takes no yield from %s', (sentence) => {
    expect(read(sentence)).not.toHaveProperty('gross_yield_pct');
  });
});

describe('stations in English sentences', () => {
  it('reads names of several words and with hyphens', () => {
    expect(read('The house is a 7-minute walk from Shin-Maruko Higashi Station on the Toyoko Line.')).toMatchObject({
      stations: [{ station: 'Shin-MarukoHigashi', walk_min: 7 }],
    });
  });

  // The limit of 500 characters stood before this reader, and 500 were enough for hours.
  it.each(['A-', 'A’', 'A A', 'Aa-A', '-', "A'"])('gives up soon on a run of %s', (unit) => {
    const hostile = `It is a 5 minute walk from the ${unit.repeat(5000 / unit.length)} end of all.`;
    const shorter = `It is a 5 minute walk from the ${unit.repeat(440 / unit.length)} end of all.`;
    // The quicker of three: on a busy machine others take the processor in between.
    const taken = [1, 2, 3].map(() => {
      const began = performance.now();
      readEnglishSentences(hostile);
      readEnglishSentences(shorter);
      return performance.now() - began;
    });
    expect(Math.min(...taken)).toBeLessThan(50);
  });
});
